import type { Flow } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { FormulaRead } from '../emit/formula.ts';
import { aboutStep } from '../link/override-trace.ts';
import type { Symbols } from '../schema/symbols.ts';
import { answersAt } from './data-flow.ts';
import { needsOf } from './needs.ts';
import { answersReadBy } from './reads.ts';

/** Pages that ask something and read a sensitive answer of a page before them, as to compare the two. */
export interface ReadsOnPages {
  reads: ReadonlyMap<string, FormulaRead>;
  /** As in `RuleContext`, if those pages did not. */
  needsWithout: ReadonlyMap<string, ReadonlySet<string>>;
}

export function readsOnPages(
  flow: Flow,
  reads: readonly FormulaRead[],
  sensitive: ReadonlySet<string>,
  { kinds }: Symbols,
): ReadsOnPages {
  const onPages = new Map<string, FormulaRead>();
  const others = reads.filter((read) => {
    const step = flow.steps[read.site.step.id];
    const asks = kinds[step?.kind ?? '']?.answersFrom !== undefined;
    if (!step || !asks || step.once || read.site.moment !== 'own') return true;
    const own = new Set(answersAt(step));
    const earlier = [...answersReadBy(read.expr, sensitive)].filter((answer) => !own.has(answer));
    for (const answer of earlier) if (!onPages.has(answer)) onPages.set(answer, read);
    return earlier.length === 0;
  });
  return { reads: onPages, needsWithout: needsOf(flow, others, sensitive) };
}

/** Told where the page reads it; undefined where the step `at` needs it for another reason, too. */
export function readOnPage(
  { at, write, secret }: { at: string; write: string; secret: string },
  { reads, needsWithout }: ReadsOnPages,
): Finding | undefined {
  const read = reads.get(secret);
  if (!read || needsWithout.get(at)?.has(secret)) return undefined;
  const { place, site } = read;
  return aboutStep(site.step, {
    rule: 'write-needs-resume',
    place,
    message: `"${site.step.id}" reads "${secret}" of a page before it, which is never stored: reloaded after "${write}" has written, nobody gets back to where it is asked.`,
    hint: 'Compare with what the order has, or ask for both on one page.',
    same: `${place.file.path}:${place.start} ${secret}`,
  });
}
