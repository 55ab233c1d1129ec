/** What an example claims of its walk, and which of the claims do not hold. */
import { isDeepStrictEqual } from 'node:util';
import type { Example } from '../model/example.ts';
import type { KindSchema } from '../model/step-kind.ts';
import { unmetRefusals } from './refused-inputs.ts';
import type { ExampleRun, StepSnapshot } from './example-recording.ts';
import { isObject } from '../model/plain-object.ts';

export interface UnmetClaim {
  /** The keys of the claim within the example. */
  path: string[];
  /** Completes a sentence that begins with the example's name. */
  predicate: string;
  /** The value that would make the claim hold. */
  actual?: string;
  /** The step it names and that the walk never comes to. */
  never?: string;
  decided?: DecidedOtherwise;
}

/** A condition of a step that decides for another outcome than the example takes. */
export interface DecidedOtherwise {
  step: string;
  setting: string;
  /** The condition that holds in its place. */
  other?: string | undefined;
}

type Schemas = Readonly<
  Record<string, Pick<KindSchema, 'outcomes' | 'decidedBy' | 'outcomesFrom' | 'refusalOf'>>
>;

/** What a step sends, as an author would write it. */
type AsWritten = (step: string, sent: Values) => Values;
type Values = Readonly<Record<string, unknown>>;

/** The end first: claims of the walk are checked only where the end is right. `asWritten`: for the words, as it is without. */
export function unmetOf(
  example: Example,
  run: ExampleRun,
  schemas: Schemas,
  asWritten: AsWritten = (_step, sent) => sent,
): UnmetClaim[] {
  const { ends } = example;
  if (run.ends !== ends)
    return [
      {
        path: run.ends === undefined ? [] : ['ends'],
        predicate: `${whatHappened(run)}, not with "${ends}"`,
        ...(run.ends !== undefined && { actual: run.ends }),
      },
    ];
  const unused = unusedOutcomes(example, run);
  if (unused.length > 0) return unused;
  return [
    ...unmetAlongTheWalk(example, run, asWritten),
    ...notPressed(example, run, schemas),
    ...notRefused(example, run, schemas),
    ...decidedOtherwise(run, schemas),
    ...branchedOtherwise(run),
  ];
}

function whatHappened({ ends, stuck }: ExampleRun): string {
  return ends === undefined ? `does not end (${stuck})` : `ends with "${ends}"`;
}

/** The first step with outcomes in the example that the walk does not reach, or not as often. */
function unusedOutcomes({ outcomes }: Example, { visits: all }: ExampleRun): UnmetClaim[] {
  const steps = Object.entries(outcomes).map(([step, { length: named }]) => {
    const visits = all.filter((visit) => visit.step === step).length;
    return { step, visits, named };
  });
  const first = steps.find(({ visits, named }) => visits < named);
  if (!first) return [];
  const { step, visits, named } = first;
  const predicate =
    visits === 0
      ? `never comes to "${step}"`
      : `comes to "${step}" ${times(visits)}, and names ${named} outcomes`;
  return [{ path: ['outcomes', step], predicate }];
}

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

function unmetAlongTheWalk(
  example: Example,
  { visited, snapshots }: ExampleRun,
  asWritten: AsWritten,
): UnmetClaim[] {
  const { passes = [], sent = {}, shows = {}, documents = {} } = example;
  const unmet: UnmetClaim[] = [...notPassed(passes, visited), ...wrongTargets(example, visited)];
  for (const [step, fields] of Object.entries(sent))
    unmet.push(...notSent(step, fields, snapshots.get(step), asWritten));
  for (const [step, words] of Object.entries(shows))
    unmet.push(...notShown(step, words, snapshots.get(step)));
  for (const [step, names] of Object.entries(documents))
    unmet.push(...otherDocuments(step, names, snapshots.get(step)));
  return unmet;
}

/** The number of claims: the end, and each value along the walk. */
export function claimsIn(example: Example): number {
  const { passes = [], leads = {}, presses = {}, sent, shows, documents, refuses } = example;
  const below = [sent, shows, documents, refuses].flatMap((claim) => Object.values(claim ?? {}));
  return below.reduce(
    (sum, one) => sum + Object.keys(one).length,
    1 + passes.length + Object.keys(leads).length + Object.keys(presses).length,
  );
}

function notRefused(
  { refuses = {} }: Example,
  { questioned }: ExampleRun,
  schemas: Schemas,
): UnmetClaim[] {
  return Object.entries(refuses).flatMap(([id, inputs]) => {
    const questionedStep = questioned.get(id);
    if (!questionedStep) return neverVisited('refuses', id);
    return unmetRefusals(inputs, questionedStep, schemas[questionedStep.step.kind]?.refusalOf);
  });
}

/** Steps whose result, as the example gives it, decides for another outcome than the example takes. */
function decidedOtherwise({ answered }: ExampleRun, schemas: Schemas): UnmetClaim[] {
  return answered.flatMap(({ step, outcome, kind, result, holds }) => {
    const decidedBy = schemas[kind]?.decidedBy ?? {};
    const own = decidedBy[outcome];
    if (own === undefined || result['code'] !== '') return [];
    const isUsual = schemas[kind]?.outcomes[outcome]?.main === true;
    const wrong =
      Object.values(decidedBy).find((one) => holds(one) === (one !== own)) ??
      (holds(own) === undefined && !isUsual ? own : undefined);
    if (wrong === undefined) return [];
    const truth = wrong === own ? 'not true' : 'true';
    const predicate = `leaves "${step}" by "${outcome}", and "${wrong}" is ${truth} of what the platform answers there`;
    const other = Object.values(decidedBy).find((one) => one !== own && holds(one) === true);
    const decided = { step, setting: own, ...(holds(own) === false && { other }) };
    return [{ path: ['results', step], predicate, decided }];
  });
}

function branchedOtherwise({ contradicted }: ExampleRun): UnmetClaim[] {
  return contradicted.map(({ step, named, taken }) => {
    const decided = taken === undefined ? 'none of its conditions' : `"${taken}"`;
    const predicate = `names "${named}" for "${step}", and what the platform answers there decides for ${decided}`;
    return { path: ['outcomes', step], predicate };
  });
}

function neverVisited(claim: string, step: string): UnmetClaim[] {
  return [{ path: [claim, step], predicate: `never comes to "${step}"`, never: step }];
}

function notPassed(passes: readonly string[], visited: readonly string[]): UnmetClaim[] {
  let from = 0;
  for (const [index, step] of passes.entries()) {
    const at = visited.indexOf(step, from);
    const before = passes[index - 1];
    const after = before === undefined ? '' : ` after "${before}"`;
    if (at < 0)
      return [
        {
          path: ['passes', String(index)],
          predicate: `does not come to "${step}"${after}`,
          never: step,
        },
      ];
    from = at + 1;
  }
  return [];
}

function wrongTargets({ leads = {}, outcomes }: Example, visited: readonly string[]): UnmetClaim[] {
  return Object.entries(leads).flatMap(([step, to]) => {
    const visits = visited.flatMap((one, at) => (one === step ? [at] : []));
    const at = visits.at((outcomes[step]?.length ?? 0) - 1);
    if (at === undefined) return neverVisited('leads', step);
    const next = visited[at + 1];
    if (next === to) return [];
    const where = next === undefined ? 'goes nowhere' : `goes to "${next}"`;
    return [{ path: ['leads', step], predicate: `${where} after "${step}", not to "${to}"` }];
  });
}

function notPressed(
  { presses = {} }: Example,
  { snapshots, outcomes }: ExampleRun,
  schemas: Schemas,
): UnmetClaim[] {
  return Object.entries(presses).flatMap(([step, words]) => {
    const snapshot = snapshots.get(step);
    if (!snapshot) return neverVisited('presses', step);
    const buttons = snapshot[schemas[String(snapshot['kind'])]?.outcomesFrom ?? ''];
    const pressed = wordsOf(isObject(buttons) && buttons[outcomes.get(step) ?? '']);
    if (pressed === words) return [];
    const actual = pressed === undefined ? 'no button' : `"${pressed}"`;
    return [
      {
        path: ['presses', step],
        predicate: `presses ${actual} at "${step}", not "${words}"`,
        ...(pressed !== undefined && { actual: pressed }),
      },
    ];
  });
}

/** A button is its words, or has them beside its look. */
function wordsOf(button: unknown): string | undefined {
  const words = isObject(button) ? button['words'] : button;
  return typeof words === 'string' ? words : undefined;
}

function notSent(
  step: string,
  fields: Values,
  snapshot: StepSnapshot | undefined,
  asWritten: AsWritten,
): UnmetClaim[] {
  if (!snapshot) return neverVisited('sent', step);
  const sent = isObject(snapshot['send']) ? snapshot['send'] : {};
  return Object.entries(fields)
    .filter(([name, value]) => !isDeepStrictEqual(sent[name], value))
    .map(([name]) => {
      const [is, claimed] = [sent, fields].map((values) => asWritten(step, values)[name]);
      const actual = is === undefined ? `no "${name}"` : `"${name}: ${inText(is)}"`;
      return {
        path: ['sent', step, name],
        predicate: isInFen(claimed, is)
          ? `sends "${name}: ${inText(is)}" at "${step}", not "${inText(claimed)}": amounts are in yuan`
          : `sends ${actual} at "${step}", not "${inText(claimed)}"`,
        ...(isInFen(claimed, is) && { actual: inText(is) }),
      };
    });
}

const isInFen = (claimed: unknown, is: unknown): boolean =>
  typeof claimed === 'number' && typeof is === 'number' && claimed === is * 100 && is !== 0;

const inText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function notShown(
  step: string,
  words: readonly string[],
  snapshot: StepSnapshot | undefined,
): UnmetClaim[] {
  if (!snapshot) return neverVisited('shows', step);
  const texts = textsIn(snapshot);
  return words
    .filter((one) => !texts.some((text) => text.includes(one)))
    .map((one) => ({ path: ['shows', step], predicate: `does not show "${one}" at "${step}"` }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function otherDocuments(
  step: string,
  names: readonly string[],
  snapshot: StepSnapshot | undefined,
): UnmetClaim[] {
  if (!snapshot) return neverVisited('documents', step);
  const listed = Array.isArray(snapshot['documents']) ? snapshot['documents'].map(String) : [];
  if (isDeepStrictEqual(listed, names)) return [];
  const actual = listed.length > 0 ? listed.join(', ') : 'no documents';
  return [
    {
      path: ['documents', step],
      predicate: `lists ${actual} at "${step}", not ${names.join(', ')}`,
    },
  ];
}
