import { lineAndColumn } from '../../src/language/text/lines.ts';
import { detectors } from '../../src/verify/mutation/judge.ts';
import { tallyOf, type MutationResult, type Tally } from '../../src/verify/mutation/run.ts';

/** Lines about a survivor. */
export function inWords({ mutant, unasserted }: MutationResult): string[] {
  if (!unasserted) return [];
  const { rule, sentence, walk, reaches, suggestion } = unasserted;
  return [
    `${placeIn(mutant)}  ${mutant.what}. [${mutant.operator}]`,
    `    ${sentence} [${rule}]`,
    ...(walk === '' ? [] : [`    walk: ${walk}`]),
    `    ${reach(reaches)}`,
    ...(suggestion
      ? [
          `    would have been noticed by this, in ${suggestion.file}:`,
          ...suggestion.text
            .trimEnd()
            .split('\n')
            .map((line) => `    | ${line}`),
        ]
      : ['    nothing that can be written today would have noticed it']),
  ];
}

function placeIn({ place }: MutationResult['mutant']): string {
  const { line, column } = lineAndColumn(place);
  return `${place.file.path}:${line}:${column}`;
}

function reach(reaches: Readonly<Record<string, readonly string[]>>): string {
  const all = Object.entries(reaches).map(([funder, codes]) => `${funder} ${codes.join(', ')}`);
  return all.length > 4
    ? `${all.slice(0, 3).join('; ')} and ${all.length - 3} more`
    : all.join('; ');
}

export function textOf(results: readonly MutationResult[]): string {
  const survivors = results.filter(({ status }) => status === 'survived');
  return [
    ...(survivors.length > 0 ? ['Walks nobody asserts', ''] : []),
    ...survivors.flatMap((one) => [...inWords(one), '']),
    ...table(results),
    '',
    summary(tallyOf(results)),
  ].join('\n');
}

/** Operator by operator, the ones of which most pass first. */
function table(results: readonly MutationResult[]): string[] {
  const names = [...new Set(results.map(({ mutant }) => mutant.operator))];
  const rows = names.map((name) => ({
    name,
    tally: tallyOf(results.filter(({ mutant }) => mutant.operator === name)),
  }));
  const width = Math.max(...names.map(({ length }) => length));
  return rows
    .toSorted((a, b) => (a.tally.share ?? 2) - (b.tally.share ?? 2))
    .map(
      ({ name, tally: { killed, survived, equivalent, share } }) =>
        `${name.padEnd(width)}  ${inPercent(share).padStart(6)}  ${killed} noticed, ${survived} not, ${equivalent} without effect`,
    );
}

export function summary({ all, killed, survived, equivalent, by, share }: Tally): string {
  const parts = detectors.map((name) => `${name} ${by[name] ?? 0}`);
  return `${all} mistakes: ${killed} noticed (${parts.join(', ')}), ${survived} not, ${equivalent} without any effect. ${inPercent(share)} of those that matter are noticed.`;
}

function inPercent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)}%`;
}

export function asData(results: readonly MutationResult[], seed: number) {
  return {
    seed,
    ...tallyOf(results),
    mutants: results.map(({ mutant, ...result }) => ({
      id: mutant.id,
      operator: mutant.operator,
      what: mutant.what,
      file: mutant.place.file.path,
      ...lineAndColumn(mutant.place),
      ...result,
    })),
  };
}
