/** What the branches of a choice do for every input that matters. Data only; messages are in analysis/rules. */
import type { Formula } from '../../model/definition.ts';
import { somethingElse } from './candidates.ts';
import { gather } from './gather.ts';
import type { Gathered, ValueUse } from './gather.ts';
import { holds, samplesFor } from './samples.ts';
import type { SampleValues, Sample, Samples } from './samples.ts';

export interface BranchCase {
  when?: Formula;
  /** Equal where the branches cannot be told apart. */
  effect: string;
}

export type ChoiceProblem =
  | { rule: 'choice-gap'; example: string }
  | { rule: 'choice-overlap'; exit: number; other: number; example: string }
  | { rule: 'choice-shadowed'; exit: number; other: number }
  | { rule: 'superfluous-choice'; exit: number; other: number }
  | { rule: 'formula-always-true' | 'formula-always-false'; exit: number };

export interface ChoiceOptions {
  /** Whether settings were substituted: it may be constant in this instance only. */
  fromSettings?: (formula: Formula) => boolean;
  /** Values a name can only have. */
  allowed?: SampleValues;
  /** Rows of a table: no two may claim one input. */
  table?: boolean;
}

/** Branches tried in order, judged. At most one problem a branch. */
export function choiceProblems(
  choices: readonly BranchCase[],
  options: ChoiceOptions = {},
): ChoiceProblem[] {
  const { fromSettings = mentionsSettings, allowed = {}, table = false } = options;
  const formulas = choices.flatMap(({ when }) => (when ? [when] : []));
  if (formulas.length === 0) return [];
  const all = samplesFor(formulas, allowed);
  const rows = all.samples.map((sample) => choices.map(({ when }) => !when || holds(when, sample)));
  const whole: Judged = { choices, all, rows, table, fromSettings, allowed };
  const problems = choices.flatMap((_, exit) => judge(exit, whole) ?? []);
  const gap = rows.findIndex((row) => !row.includes(true));
  const stuck = problems.some(({ rule }) => rule === 'formula-always-false');
  if (gap < 0 || stuck) return problems;
  return [
    ...problems,
    { rule: 'choice-gap', example: inputInWords(all.samples[gap] ?? {}, all.gathered) },
  ];
}

interface Judged {
  choices: readonly BranchCase[];
  all: Samples;
  rows: boolean[][];
  table: boolean;
  fromSettings: (formula: Formula) => boolean;
  allowed: SampleValues;
}

function judge(exit: number, judged: Judged): ChoiceProblem | undefined {
  const { choices, all, rows, table, fromSettings, allowed } = judged;
  const { when } = choices[exit] as BranchCase;
  const constant = when && alwaysOrNever(when, allowed, fromSettings);
  if (constant) return { rule: constant, exit };
  const before = choices.slice(0, exit);
  const isAlways = ({ when: earlier }: BranchCase) =>
    earlier !== undefined &&
    alwaysOrNever(earlier, allowed, fromSettings) === 'formula-always-true';
  if (before.some(isAlways)) return undefined;
  const mine = rows.filter((row) => row[exit]);
  const taken = mine.filter((row) => row.indexOf(true) === exit);
  const settled = choices
    .slice(0, exit + 1)
    .some((choice) => choice.when !== undefined && fromSettings(choice.when));
  const unconditional = before.findIndex((choice) => !choice.when);
  if (unconditional >= 0) return { rule: 'choice-shadowed', exit, other: unconditional };
  const isRest = exit === choices.length - 1 && !when;
  const isShadowed = all.exhaustive && !settled && taken.length === 0 && !isRest;
  if (isShadowed && mine[0]) return { rule: 'choice-shadowed', exit, other: mine[0].indexOf(true) };
  if (!when) return undefined;
  const overlap = table ? overlapping(exit, judged) : undefined;
  return overlap ?? (settled ? undefined : superfluous(exit, taken, judged));
}

function overlapping(exit: number, { choices, rows, all }: Judged): ChoiceProblem | undefined {
  for (const [i, row] of rows.entries()) {
    const other = row.indexOf(true);
    if (!row[exit] || other >= exit || choices[other]?.effect === choices[exit]?.effect) continue;
    // An exception above its general case is intended.
    if (rows.every((one) => !one[other] || one[exit])) continue;
    const example = inputInWords(all.samples[i] ?? {}, all.gathered);
    return { rule: 'choice-overlap', exit, other, example };
  }
  return undefined;
}

/** Without this branch target and messages would be the same. */
function superfluous(
  exit: number,
  taken: boolean[][],
  { choices, all }: Judged,
): ChoiceProblem | undefined {
  const { effect } = choices[exit] as BranchCase;
  const below = choices[exit + 1];
  if (below && !below.when && below.effect === effect)
    return { rule: 'superfluous-choice', exit, other: exit + 1 };
  if (!all.exhaustive || taken.length === 0) return undefined;
  const next = taken.map((row) => row.indexOf(true, exit + 1));
  if (!next.every((other) => other >= 0 && choices[other]?.effect === effect)) return undefined;
  return { rule: 'superfluous-choice', exit, other: next[0] ?? exit };
}

function mentionsSettings({ formula }: Formula): boolean {
  return /\bsettings\./.test(formula);
}

/** Proven constant, whatever the input. */
export function alwaysOrNever(
  formula: Formula,
  allowed: SampleValues = {},
  fromSettings: (formula: Formula) => boolean = mentionsSettings,
): 'formula-always-true' | 'formula-always-false' | undefined {
  if (fromSettings(formula)) return undefined;
  const { samples, exhaustive } = samplesFor([formula], allowed);
  if (!exhaustive) return undefined;
  const values = samples.map((sample) => holds(formula, sample));
  if (values.every(Boolean)) return 'formula-always-true';
  return values.includes(true) ? undefined : 'formula-always-false';
}

/**
 * Whether these formulas can have these values at once. False only after every input was tried; formulas without common
 * names are tried separately. A failing formula counts as false; numbers without a has(…) count as given.
 */
export function satisfiable(
  literals: readonly { formula: Formula; value: boolean }[],
  allowed: SampleValues = {},
): boolean {
  return withoutCommonNames(literals).every((group) => {
    const { samples, exhaustive } = samplesFor(
      group.map(({ formula }) => formula),
      allowed,
      true,
    );
    const satisfied = (sample: Sample) =>
      group.every(({ formula, value }) => holds(formula, sample) === value);
    return !exhaustive || samples.some(satisfied);
  });
}

/** Groups of formulas of which none reads a name that another group reads. */
export function withoutCommonNames<T extends { formula: Formula }>(literals: readonly T[]): T[][] {
  const overlapping: { paths: Set<string>; members: T[] }[] = [];
  for (const literal of literals) {
    const paths = new Set(gather(literal.formula).uses.keys());
    const touching = overlapping.filter((group) =>
      [...group.paths].some((path) => paths.has(path)),
    );
    for (const group of touching) overlapping.splice(overlapping.indexOf(group), 1);
    overlapping.push({
      paths: new Set([...paths, ...touching.flatMap((group) => [...group.paths])]),
      members: [...touching.flatMap(({ members }) => members), literal],
    });
  }
  return overlapping.map(({ members }) => members);
}

/** `order.status is "paid" and answers.age is 17`. */
function inputInWords(sample: Sample, { uses }: Gathered): string {
  return Object.entries(sample)
    .map(([path, value]) => valueInWords(path, value, uses.get(path)))
    .join(' and ');
}

function valueInWords(path: string, value: unknown, use: ValueUse | undefined): string {
  const quoted = (one: unknown) =>
    use?.kind === 'date' || use?.kind === 'version' ? String(one) : JSON.stringify(one);
  if (value === undefined || value === '') return `${path} is empty`;
  if (value === somethingElse)
    return `${path} is ${otherThan([...(use?.literals ?? [])].filter((one) => one !== '').map(quoted))}`;
  if (typeof value === 'boolean') return `${path} is ${value ? 'yes' : 'no'}`;
  if (typeof value === 'number') return `${path} is ${use?.money ? value / 100 : value}`;
  if (Array.isArray(value))
    return value.length === 0
      ? `${path} is empty`
      : `${path} holds ${value.map(quoted).join(', ')}`;
  return `${path} is ${quoted(value)}`;
}

function otherThan(literals: string[]): string {
  if (literals.length === 0) return 'any text';
  if (literals.length > 3) return 'none of the values named here';
  return literals.length === 1 ? `not ${literals[0]}` : `neither ${literals.join(' nor ')}`;
}
