import type { SourceSpan } from '../../model/source.ts';
import type { Edit } from './edits.ts';
import type { FileSites, Surroundings } from './sites.ts';

/** One thing done otherwise than it is written. */
export interface Seed {
  place: SourceSpan;
  edits: readonly Edit[];
  /** What was done, for a list: `"failed" of "pay" is left out`. */
  what: string;
}

/** A way to make a mistake that a person could make. */
export type Operator = (sites: FileSites, around: Surroundings) => Seed[];
