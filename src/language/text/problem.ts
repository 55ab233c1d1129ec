import type { Fix } from '../../model/finding.ts';

export interface TextProblem {
  rule: string;
  message: string;
  hint?: string | undefined;
  fixes?: Fix[];
  /** A correction of the range. */
  write?: string | undefined;
  /** The characters it is about, where it is not the whole value. */
  at?: { start: number; end: number };
}
