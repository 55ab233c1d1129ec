export interface TextProblem {
  rule: string;
  message: string;
  hint?: string | undefined;
  /** The characters it is about, where it is not the whole value. */
  at?: { start: number; end: number };
}
