import { settingShape } from '../../../src/language/link/checks/setting-value.ts';
import { settingsSyntax, type SettingSyntax } from '../../../src/language/schema/setting-syntax.ts';
import { mapAt } from '../../../src/language/yaml/by-key.ts';
import { entriesOf, isScalar, written } from '../../../src/language/yaml/node-access.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import type { Setting } from '../../../src/model/step-kind.ts';
import { templatePath, type Scope } from '../scope.ts';
import { treeOfFile } from './file-tree.ts';

/** The settings a template declares, by name. */
export function templateSettings({ texts }: Scope, template: string): [string, Setting][] {
  const file = texts.at(templatePath(template));
  const settings = file && mapAt(treeOfFile(file), 'settings');
  if (!settings) return [];
  const fees = feesIn(texts.at('flows/fees.yaml'));
  return settingsSyntax(settings).declared.map((one) => [one.name, settingOf(one, fees)]);
}

const feesIn = (file: SourceFile | undefined): string[] =>
  entriesOf(file && mapAt(treeOfFile(file), 'fees')).map(([code]) => code);

function settingOf(declared: SettingSyntax, fees: readonly string[]): Setting {
  const { type, about, default: usual } = declared;
  const shape: Setting =
    type === 'endpoint'
      ? { type, about }
      : (settingShape(declared, fees) ?? { type: 'value', gives: 'any', about });
  if (!usual) return { ...shape, required: true };
  return isScalar(usual) && usual.value !== null
    ? ({ ...shape, default: shape.type === 'yes-no' ? usual.value : written(usual) } as Setting)
    : shape;
}
