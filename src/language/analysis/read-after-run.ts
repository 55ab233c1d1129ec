import type { FormulaRead } from '../emit/formula.ts';
import { answersReadBy } from './reads.ts';
import type { RuleContext } from './rule.ts';

/**
 * Of a step inside a `run`: who reads the answer once the run is over, and the run's name. Undefined where the run reads it
 * itself, as the flow it runs is at fault then.
 */
export function readAfterRun(
  id: string,
  answer: string,
  { reads }: Pick<RuleContext, 'reads'>,
): { run: string; read: FormulaRead } | undefined {
  const run = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  if (run === '') return undefined;
  const names = new Set([answer]);
  const reading = reads.filter(({ expr }) => answersReadBy(expr, names).size > 0);
  if (reading.some(({ site }) => site.step.id.startsWith(`${run}/`))) return undefined;
  const [read] = reading;
  return read && { run, read };
}
