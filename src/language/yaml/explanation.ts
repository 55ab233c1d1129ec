import type { ErrorCode } from 'yaml';
import type { TextLine } from './line.ts';

/** A parser error in our own words. */
export interface Explanation {
  rule: 'yaml-syntax' | 'unquoted-brace' | 'yaml-reference' | 'full-width' | 'indentation';
  start: number;
  end: number;
  message: string;
  hint?: string;
  blankFrom: number;
  /** Lines indented deeper are part of the damage. */
  withChildren: boolean;
  correction?: { start: number; end: number; by: string };
  /** So are the lines after it in the same column. */
  withSiblings?: true;
}

export interface Situation {
  text: string;
  /** Where the parser reported the error. */
  at: number;
  /** Where the cause most likely is. */
  origin: number;
  line: TextLine;
  code: ErrorCode;
}

/** One line, `key: value` or `- value`, cut up. Offsets into the file. */
export interface Parts {
  key: string;
  keyStart: number;
  value: string;
  valueStart: number;
  end: number;
}

export type Explain = (situation: Situation, parts: Parts) => Partial<Explanation> | undefined;
