import type { Fix } from '../../model/finding.ts';

export interface TextProblem {
  rule: string;
  message: string;
  hint?: string | undefined;
  fixes?: Fix[];
  /** Source that was meant in the place of what it is about. */
  write?: string | undefined;
  /** The characters it is about, where it is not the whole value. */
  at?: { start: number; end: number };
}
