import type { Verdict } from './measure.ts';

export interface Rates {
  /** Mistakes that change something. */
  made: number;
  found: number;
  one: number;
  /** Of those whose text is not lost. */
  fixable: number;
  fixed: number;
}

/** `one`: one finding, at the line of the mistake. */
export function ratesOf(verdicts: readonly Verdict[]): Rates {
  const made = verdicts.filter(({ isEquivalent }) => !isEquivalent);
  const detected = made.filter(({ findings }) => findings.length > 0);
  return {
    made: made.length,
    found: detected.length,
    one: detected.filter(({ isOne, isAtLine }) => isOne && isAtLine).length,
    fixable: made.filter(({ mistake }) => !mistake.isLost).length,
    fixed: detected.filter(({ isMended }) => isMended).length,
  };
}

/** A line for each kind of mistake, and one for all. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ mistake }) => mistake.kind))];
  const rows = kinds.map((kind) =>
    row(kind, ratesOf(verdicts.filter(({ mistake }) => mistake.kind === kind))),
  );
  const head = 'mistake'.padEnd(28) + ['made', 'found', 'one, there', 'mended'].map(cell).join('');
  return [head, ...rows, row('all', ratesOf(verdicts))].join('\n');
}

function row(name: string, { made, found, one, fixable, fixed }: Rates): string {
  const part = (count: number, of = made) =>
    of === 0 ? '' : `${Math.round((100 * count) / of)} %`;
  return (
    name.padEnd(28) +
    [String(made), part(found), part(one), part(fixed, fixable)].map(cell).join('')
  );
}

const cell = (text: string): string => text.padStart(12);
