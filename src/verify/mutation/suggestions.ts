/** Suggests what would kill a survivor: a property or an example, tried on the original files and on the mutant. */
import { readProperties } from '../../language/schema/property-syntax.ts';
import { mapAt } from '../../language/yaml/by-key.ts';
import { readYaml } from '../../language/yaml/read.ts';
import type { Step } from '../../model/definition.ts';
import { contentChanges, keyOf } from '../diff/content.ts';
import type { Difference } from '../diff/difference.ts';
import type { FlowChange } from '../diff/repositories.ts';
import { PropertyVerifier } from '../properties/verify.ts';
import { settingAt, textsOf } from '../properties/settings.ts';
import { exampleFor } from './example-suggestions.ts';
import type { Judging, DefinitionVersions } from './judge.ts';
import { quoted } from './quoted.ts';

export interface Suggestion {
  /** Where it belongs. */
  file: string;
  /** With the indentation it has there. */
  text: string;
}

type Kinds = Pick<Judging, 'kinds' | 'schemas'>;

/** Undefined where nothing that can be written would kill it. */
export function suggestionFor(
  changes: readonly FlowChange[],
  versions: DefinitionVersions,
  kinds: Kinds,
): Suggestion | undefined {
  for (const change of changes)
    for (const difference of change.differences) {
      const found =
        exampleFor(change, difference, versions, kinds) ??
        propertyFor(change, difference, versions, kinds);
      if (found) return found;
    }
  return undefined;
}

function propertyFor(
  { flows }: FlowChange,
  { before, after }: Difference,
  versions: DefinitionVersions,
  kinds: Kinds,
): Suggestion | undefined {
  const old = flows.before?.steps[before?.step ?? ''];
  const now = flows.after?.steps[after?.step ?? ''];
  if (!old || !now || !flows.before) return undefined;
  for (const setting of settingsApart(old, now, kinds.schemas)) {
    const texts = textsOf(settingAt(old, setting));
    if (texts.length === 0) continue;
    const text = propertyText(flows.before.use, old.id, setting, texts);
    if (kills(text, versions, kinds)) return { file: 'flows/properties.yaml', text };
  }
  return undefined;
}

/** Dotted names of the settings that differ. */
function settingsApart(before: Step, after: Step, schemas: Kinds['schemas']): string[] {
  const content = contentChanges(before, after, schemas).map(({ path }) => path.join('.'));
  const [exits, others] = [before, after].map((step) => Object.values(step.exits).flat());
  const exitSettings = (exits ?? []).flatMap(({ label }) => [
    `on.${label}.to`,
    `on.${label}.when`,
    `on.${label}.after`,
  ]);
  const both = ['when', 'on', ...(others ? exitSettings : [])].filter(
    (setting) => keyOf(settingAt(before, setting)) !== keyOf(settingAt(after, setting)),
  );
  return [...content, ...both];
}

function propertyText(
  flow: string,
  step: string,
  setting: string,
  texts: readonly string[],
): string {
  const value = texts.length === 1 ? quoted(texts[0] ?? '') : `[${texts.map(quoted).join(', ')}]`;
  const name = `${flow}-${step}-${setting}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [
    `  ${name}:`,
    '    about: { zh: REPLACE ME, en: REPLACE ME }',
    `    for: { flows: ${flow} }`,
    `    always: { step: ${quoted(step)} }`,
    '    is:',
    `      has: { ${quoted(setting)}: ${value} }`,
    '',
  ].join('\n');
}

function kills(text: string, { before, after }: DefinitionVersions, kinds: Kinds): boolean {
  const { node } = readYaml({ path: 'flows/properties.yaml', text: `properties:\n${text}` });
  const [property] = readProperties(mapAt(node, 'properties'));
  if (!property) return false;
  const [was, is] = [before, after].map(
    (definitions) => new PropertyVerifier(kinds).verify(property, definitions).verdict,
  );
  return was === 'holds' && is === 'broken';
}
