import type { SourceSpan } from './source.ts';

/** One message to an author. `rule` is a heading of the reference and the name of the pair in tests/findings. */
export interface Finding {
  rule: string;
  place: SourceSpan;
  /** What is wrong, in the author's words. One sentence with a full stop. */
  message: string;
  /** What to write instead, under the caret. */
  hint?: string;
  /** Related places: the parent of an override, the other of two that conflict. */
  also?: { place: SourceSpan; message: string }[];
  /** A key for one problem visible at several places; only the first is reported. */
  same?: string;
  /** Where a template shows what one funder's override is held to cause. */
  shownAt?: readonly SourceSpan[];
  /** Funders in which a template shows the same fault. */
  funders?: string[];
  /** Alternatives, each of which resolves the finding. */
  fixes?: Fix[];
  /** The pass that found it; the first by default. */
  pass?: Pass;
}

/** In order: where one finds anything, later ones may not run. */
export const passes = [
  'shape',
  'words',
  'links',
  'formulas',
  'data',
  'branches',
  'examples',
  'pages',
  'journeys',
  'walks',
  'unused',
] as const;

type Pass = (typeof passes)[number];

export const inPass = (pass: Pass, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, pass }));

export interface Fix {
  changes: FixChange[];
  /** Unambiguous, so it may be applied without a question. */
  preferred?: true;
}

/** `remove` names an entry by where its key or its one word begins, the others but `replace` by where its key does. */
export type FixChange =
  | { replace: SourceSpan; by: string }
  | { remove: SourceSpan }
  /** All its lines, so that it begins in that column, counted from 0. */
  | { indent: SourceSpan; column: number }
  | { addBeside: SourceSpan; name: string; value: string }
  /** `under`: settings of the entry between it and what is added, written where they are missing. */
  | { addInside: SourceSpan; under?: readonly string[]; name: string; value: string };
