import type { Finding } from './finding.ts';
import type { SourceSpan } from './source.ts';

/**
 * Where in the authors' files the parts of one Definition come from. Stands beside the Definition, never inside it, so
 * that a finding about a linked flow points at the line somebody wrote.
 */
export interface SourceLocations {
  /**
   * `path` are the keys as the author wrote them below the step: `['path']`, `['on', 'failed', 'to']`, `['rows', '7/1']`.
   * What was not written gives the nearest thing above it: the step's name, the flow's, the funder's.
   */
  of(flow: string, step?: string, path?: readonly string[]): SourceSpan;
  /** The exit with this label: its target, or the name of the branch or outcome, or the step's name where nothing was written. */
  exit(flow: string, step: string, outcome: string, label: string): SourceSpan;
  /** The main outcome falls through to the step below, because neither `next` nor `on` is written. */
  falls(flow: string, step: string): boolean;
  /** Of a step that an override changed: the template's step or the override, whichever `place` is not in. */
  also(flow: string, step: string, place: SourceSpan): NonNullable<Finding['also']>;
  /** An example's name, or its entry below `path`. */
  example?(name: string, path?: readonly string[]): SourceSpan;
  /** What is written in an example below `path`. */
  exampleEntry?(name: string, path: readonly string[]): ExampleEntry | undefined;
}

export interface ExampleEntry {
  key: SourceSpan;
  value: SourceSpan;
}

/** The third pass, in src/machine; handed to the checker because definition may not import machine. */
export type JourneyRules = (
  definition: import('./definition.ts').Definition,
  places: SourceLocations,
) => Finding[];
