/** Runs all mutants and collects their verdicts. */
import type { Rechecker } from '../../language/recheck.ts';
import { sentenceOf, walkInWords } from '../diff/words-of.ts';
import { MutationJudge, type Judging, type Detector } from './judge.ts';
import type { Mutant } from './mutants.ts';
import { suggestionFor, type Suggestion } from './suggestions.ts';

export interface MutationResult {
  mutant: Mutant;
  status: 'killed' | 'survived' | 'equivalent';
  by?: Detector;
  /** The finding or failure that killed it. */
  why?: string;
  /** Of a survivor: what no test asserts. */
  unasserted?: Unasserted;
}

export interface Unasserted {
  rule: string;
  /** As the comparison tells it. */
  sentence: string;
  /** The shortest walk to the difference; '' where every customer notices it at once. */
  walk: string;
  /** Funder → codes. */
  reaches: Readonly<Record<string, readonly string[]>>;
  suggestion?: Suggestion;
}

export async function* judged(
  mutants: readonly Mutant[],
  rechecker: Rechecker,
  input: Judging,
): AsyncGenerator<MutationResult> {
  const judge = new MutationJudge(rechecker, input);
  for (const mutant of mutants) {
    const verdict = await judge.judge(mutant);
    if (verdict.status !== 'survived') {
      yield { mutant, ...verdict };
      continue;
    }
    const { changes, versions } = verdict;
    const [change] = changes;
    if (!change) throw new Error('Bug: what survives is different.');
    const walk = change.differences.find((one) => one.walk)?.walk;
    const suggestion = suggestionFor(changes, versions, input);
    yield {
      mutant,
      status: 'survived',
      unasserted: {
        rule: change.rule,
        sentence: sentenceOf(change).sentence,
        walk: walk ? walkInWords(walk.steps) : '',
        reaches: Object.fromEntries(change.reaches),
        ...(suggestion && { suggestion }),
      },
    };
  }
}

export interface Tally {
  all: number;
  killed: number;
  equivalent: number;
  survived: number;
  by: Readonly<Partial<Record<Detector, number>>>;
  /** Killed mutants among those that are not equivalent, 0 to 1; undefined where there are none. */
  share: number | undefined;
}

export function tallyOf(results: readonly MutationResult[]): Tally {
  const count = (status: MutationResult['status']) =>
    results.filter((one) => one.status === status).length;
  const [killed, equivalent, survived] = [count('killed'), count('equivalent'), count('survived')];
  const by: Partial<Record<Detector, number>> = {};
  for (const one of results) if (one.by) by[one.by] = (by[one.by] ?? 0) + 1;
  const share = killed + survived === 0 ? undefined : killed / (killed + survived);
  return { all: results.length, killed, equivalent, survived, by, share };
}
