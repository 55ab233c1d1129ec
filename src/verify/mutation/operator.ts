import type { SourceSpan } from '../../model/source.ts';
import type { Edit } from './edits.ts';
import type { FileSites, MutationContext } from './sites.ts';

/** One mutation. */
export interface Seed {
  place: SourceSpan;
  edits: readonly Edit[];
  /** Describes it in a list: `"failed" of "pay" is left out`. */
  what: string;
}

/** A kind of mistake a person could make. */
export type Operator = (sites: FileSites, around: MutationContext) => Seed[];
