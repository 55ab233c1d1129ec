/** Suggests what would kill a survivor: a property or an example, tried on the original files and on the mutant. */
import { fileOfFunder } from '../../model/file-of-funder.ts';
import { readProperties } from '../../language/schema/property-syntax.ts';
import { mapAt } from '../../language/yaml/by-key.ts';
import { readYaml } from '../../language/yaml/read.ts';
import {
  platformId,
  type Definition,
  type Example,
  type Flow,
  type Step,
} from '../../model/definition.ts';
import { contentChanges, keyOf } from '../diff/content.ts';
import type { Difference } from '../diff/difference.ts';
import type { FlowChange } from '../diff/repositories.ts';
import { PropertyVerifier } from '../properties/verify.ts';
import { settingAt, textsOf } from '../properties/settings.ts';
import { exampleRunner } from '../run-example.ts';
import type { Judging, DefinitionVersions } from './judge.ts';

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
        propertyFor(change, difference, versions, kinds) ??
        exampleFor(change, difference, versions, kinds);
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

function quoted(text: string): string {
  return /^[a-z][\w./-]*$/i.test(text) ? text : JSON.stringify(text);
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

/** An example along the walk of the difference; if that does not tell, with the main outcome of the step it led to. */
function exampleFor(
  { flows, reaches }: FlowChange,
  { before, walk }: Difference,
  versions: DefinitionVersions,
  { kinds }: Kinds,
): Suggestion | undefined {
  if (!flows.before) return undefined;
  const outcomes = outcomesOn(flows.before, walk?.steps ?? []);
  const next = before?.to && 'step' in before.to ? flows.before.steps[before.to.step] : undefined;
  const tries = [outcomes, ...(next ? [{ ...outcomes, [next.id]: [next.main] }] : [])];
  for (const [funder, [code]] of reaches)
    for (const expected of tries) {
      const action = funder === platformId ? (code ?? '') : Number(code);
      const detecting = noticing(
        { action, answers: {}, outcomes: expected },
        funder,
        versions,
        kinds,
      );
      if (!detecting) continue;
      const file = fileOfFunder(funder);
      return { file, text: exampleText(detecting) };
    }
  return undefined;
}

/** With its actual end, where it passes on the original and fails on the mutant. */
function noticing(
  tried: Omit<Example, 'ends'>,
  funder: string,
  versions: DefinitionVersions,
  kinds: Kinds['kinds'],
): Example | undefined {
  const [was, is] = [versions.before, versions.after].map((all) =>
    all.find((one) => one.funder === funder),
  );
  const { ends } = was ? exampleRunner(was, kinds)({ ...tried, ends: 'left' }) : {};
  if (!was || !is || ends === undefined) return undefined;
  const example = { ...tried, ends };
  return passes(was, example, kinds) && !passes(is, example, kinds) ? example : undefined;
}

/** Each step's outcome, or the branch of it that is taken. */
function outcomesOn(
  { steps }: Flow,
  walk: readonly {
    step: string;
    outcome?: string;
    when: readonly { formula: { formula: string }; value: boolean }[];
  }[],
): Example['outcomes'] {
  const outcomes: Record<string, string[]> = {};
  for (const { step, outcome, when } of walk) {
    const target = steps[step];
    if (!target || outcome === undefined) continue;
    const holds = (text: string | undefined) =>
      when.some(({ formula, value }) => value && formula.formula === text);
    const branch = target.exits[outcome]?.find((exit) => holds(exit.when?.formula));
    if (outcome === target.main && !branch) continue;
    (outcomes[step] ??= []).push(branch?.label ?? outcome);
  }
  return outcomes;
}

function passes(definition: Definition, example: Example, kinds: Kinds['kinds']): boolean {
  const { ends, log } = exampleRunner(definition, kinds)(example);
  const isReached = Object.keys(example.outcomes).every((step) =>
    log.some((line) => line.startsWith(`${step}: `)),
  );
  return ends === example.ends && isReached;
}

function exampleText({ action, outcomes, ends }: Example): string {
  const named = Object.entries(outcomes).map(
    ([step, all]) => `${quoted(step)}: [${all.map(quoted).join(', ')}]`,
  );
  return [
    '  REPLACE ME:',
    `    ${typeof action === 'number' ? 'action' : 'page'}: ${action}`,
    ...(named.length > 0 ? [`    outcomes: { ${named.join(', ')} }`] : []),
    `    ends: ${ends}`,
    '',
  ].join('\n');
}
