import type { LocalizedText } from '../../src/model/step-kind.ts';

/** Offsets count UTF-16 units, as those of JavaScript's strings do; `file` is relative to the root. */
export interface TextEdit {
  file: string;
  from: number;
  to: number;
  insert: string;
}

export interface QuickFix {
  title: LocalizedText;
  edits: TextEdit[];
  /** Unambiguous, so it may be applied without a question. */
  preferred?: true;
}

export interface Problem {
  file: string;
  from: number;
  to: number;
  rule: string;
  message: LocalizedText;
  hint?: LocalizedText;
  fixes: QuickFix[];
}

export interface Completion {
  label: string;
  detail?: string;
  insert: string;
  /** What it takes the place of. */
  from: number;
  to: number;
}
