import type { Symbols } from '../../schema/symbols.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkContext } from '../linked.ts';
import { formulaIn } from '../../yaml/node-access.ts';
import type { Setting } from '../../../model/step-kind.ts';
import type { SettingSyntax } from '../../schema/setting-syntax.ts';
import { checkShape } from '../../schema/check-setting.ts';
import { documentList } from '../../schema/declared-settings.ts';

/** A value given to a setting is of the type that the flow declares for it. */
export function settingValues(
  settings: LinkContext['settings'],
  symbols: Symbols,
  fees: readonly string[],
): Finding[] {
  return [...settings.values()].flatMap((setting) => {
    const shape = settingShape(setting, fees);
    if (!shape || !setting.value || formulaIn(setting.value) !== undefined) return [];
    const also = [{ place: setting.key, message: 'The setting says what it takes.' }];
    return checkShape(setting.value, shape, symbols, { name: setting.name }).map((finding) =>
      finding.place.file === setting.key.file ? finding : { ...finding, also },
    );
  });
}

/** Undefined for endpoints (checked with their fields in endpoint-shape.ts) and for `values`. */
export function settingShape(
  { type, about, options }: SettingSyntax,
  fees: readonly string[],
): Setting | undefined {
  if (type === 'fee') return { type: 'one-of', options: fees, list: 'fees', about };
  if (type === 'one-of') return { type, options, about };
  if (type === 'documents') return { ...documentList, about };
  if (!isPlain(type)) return undefined;
  return { type, about };
}

const plain = [
  'text',
  'words',
  'yes-no',
  'number',
  'money',
  'duration',
  'date',
  'version',
  'path',
] as const;

const isPlain = (type: string): type is (typeof plain)[number] =>
  (plain as readonly string[]).includes(type);
