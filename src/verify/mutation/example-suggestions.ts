/** An example that would kill a survivor: along the walk of the difference, with what it claims there. */
import { fileOfFunder } from '../../model/file-of-funder.ts';
import type { Definition, Flow } from '../../model/definition.ts';
import { platformId } from '../../model/action-id.ts';
import type { Example, RefusedInput } from '../../model/example.ts';
import { exampleInYuan } from '../../language/emit/example-money.ts';
import { isObject } from '../../model/plain-object.ts';
import type { Difference } from '../diff/difference.ts';
import type { FlowChange } from '../diff/repositories.ts';
import { unmetOf } from '../example-claims.ts';
import type { ExampleRun } from '../example-recording.ts';
import { exampleRunner } from '../run-example.ts';
import type { Judging, DefinitionVersions } from './judge.ts';
import { quoted } from './quoted.ts';

type Kinds = Pick<Judging, 'kinds' | 'schemas' | 'contract' | 'samples'>;
type Claims = Pick<Example, 'leads' | 'sent' | 'refuses'>;

/** If the walk does not tell, with the main outcome of the step it led to. */
export function exampleFor(
  { flows, reaches }: FlowChange,
  difference: Difference,
  versions: DefinitionVersions,
  kinds: Kinds,
): { file: string; text: string } | undefined {
  if (!flows.before) return undefined;
  const { before, walk } = difference;
  const outcomes = outcomesOn(flows.before, walk?.steps ?? []);
  const next = before?.to && 'step' in before.to ? flows.before.steps[before.to.step] : undefined;
  const tries = [outcomes, ...(next ? [{ ...outcomes, [next.id]: [next.main] }] : [])];
  for (const [funder, [code]] of reaches)
    for (const named of tries) {
      const action = funder === platformId ? (code ?? '') : Number(code);
      const tried = { action, answers: {}, outcomes: named };
      const detecting = noticing(tried, difference, funder, versions, kinds);
      if (detecting) {
        const subject = { flow: flows.before, symbols: kinds.contract };
        return { file: fileOfFunder(funder), text: exampleText(asWritten(detecting, subject)) };
      }
    }
  return undefined;
}

/** With its actual end, where it passes on the original and fails on the mutant. */
function noticing(
  tried: Omit<Example, 'ends'>,
  difference: Difference,
  funder: string,
  versions: DefinitionVersions,
  { kinds, schemas, samples }: Kinds,
): Example | undefined {
  const [was, is] = [versions.before, versions.after].map((all) =>
    all.find((one) => one.funder === funder),
  );
  if (!was || !is) return undefined;
  const step = difference.before?.step ?? '';
  const run = exampleRunner(was, kinds, samples)({ ...tried, sent: { [step]: {} }, ends: 'left' });
  const { ends } = run;
  if (ends === undefined) return undefined;
  const questions = kinds[flowStep(was, run, step)?.kind ?? '']?.questions;
  const passes = (definition: Definition, example: Example) =>
    unmetOf(example, exampleRunner(definition, kinds, samples)(example), schemas).length === 0;
  return [{}, ...claimsAt(step, difference, run, questions)]
    .map((claims) => ({ ...tried, ...claims, ends }))
    .find((example) => passes(was, example) && !passes(is, example));
}

function flowStep({ flows }: Definition, { flow }: ExampleRun, step: string) {
  return flows[flow]?.steps[step];
}

/** What could be claimed of the step: where it leads, what it sends, what it refuses. */
function claimsAt(
  step: string,
  { path = [], values }: Difference,
  { visited, snapshots }: ExampleRun,
  questions: string | undefined,
): Claims[] {
  const next = visited[visited.lastIndexOf(step) + 1];
  const leads = visited.includes(step) && next !== undefined ? [{ leads: { [step]: next } }] : [];
  const [setting, name = '', part] = path;
  const sends = snapshots.get(step)?.['send'];
  const value = setting === 'send' && isObject(sends) ? sends[name] : undefined;
  const sent = value === undefined || value === '' ? [] : [{ sent: { [step]: { [name]: value } } }];
  const inputs = setting === questions ? refusedInputs(part, values?.[0]) : [];
  return [...leads, ...sent, ...inputs.map((one) => ({ refuses: { [step]: { [name]: [one] } } }))];
}

function refusedInputs(setting: string | undefined, limit: unknown): RefusedInput[] {
  if (setting === 'when') return [{ value: '' }, { hiddenWith: {} }];
  if (setting === 'required') return [{ value: '' }];
  if (typeof limit !== 'number') return [];
  if (setting === 'max-length') return [{ longerThan: limit }];
  // Sums are written in yuan.
  if (setting === 'max') return [{ above: limit }, { above: limit / 100 }];
  return setting === 'min' ? [{ below: limit }, { below: limit / 100 }] : [];
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

function asWritten(
  example: Example,
  { flow, symbols }: { flow: Flow; symbols: Kinds['contract'] },
): Example {
  return symbols ? exampleInYuan(example, { flow, symbols }) : example;
}

function exampleText({ action, outcomes, leads, sent, refuses, ends }: Example): string {
  const named = Object.entries(outcomes).map(
    ([step, all]) => `${quoted(step)}: [${all.map(quoted).join(', ')}]`,
  );
  const claims = Object.entries({ leads, sent, refuses: refuses && writtenRefusals(refuses) });
  return [
    '  REPLACE ME:',
    `    ${typeof action === 'number' ? 'action' : 'page'}: ${action}`,
    ...(named.length > 0 ? [`    outcomes: { ${named.join(', ')} }`] : []),
    ...claims.flatMap(([claim, value]) => (value ? [`    ${claim}: ${inYaml(value)}`] : [])),
    `    ends: ${ends}`,
    '',
  ].join('\n');
}

type Refusals = NonNullable<Example['refuses']>;

function writtenRefusals(refuses: Refusals): unknown {
  const names: Record<string, string> = { longerThan: 'longer-than', hiddenWith: 'hidden-with' };
  const written = (input: RefusedInput) =>
    Object.fromEntries(Object.entries(input).map(([name, value]) => [names[name] ?? name, value]));
  return Object.fromEntries(
    Object.entries(refuses).map(([step, questions]) => [
      step,
      Object.fromEntries(
        Object.entries(questions).map(([name, inputs]) => [name, written(inputs[0] ?? {})]),
      ),
    ]),
  );
}

function inYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${quoted(name)}: ${inYaml(one)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
