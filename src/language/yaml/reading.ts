import { fixedBy } from '../text/fixes.ts';
import type { Finding, FixChange } from '../../model/finding.ts';
import type { ScalarNode } from './node.ts';
import type { SourceFile } from '../../model/source.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Largest depth of nesting and of runs within runs; most characters of a text and of a file. */
export const limits = { depth: 40, runs: 40, scalar: 20_000, file: 1_000_000 };

/** The reading of one file. */
export interface Reading {
  file: SourceFile;
  findings: Finding[];
}

export interface Ranged {
  range?: [number, number, number] | null;
}

export function placeOf(reading: Reading, node: Ranged | null): SourceSpan {
  const length = reading.file.text.length;
  const [start, end] = node?.range ?? [0, 0];
  const from = Math.min(Math.max(start, 0), length);
  return { file: reading.file, start: from, end: Math.min(Math.max(end, from), length) };
}

export function sourceOf(reading: Reading, node: Ranged | null): string {
  const place = placeOf(reading, node);
  return reading.file.text.slice(place.start, place.end).trim();
}

/** A value of which nothing more is said. */
export function refuse(
  reading: Reading,
  node: Ranged | null,
  rule: string,
  message: string,
  hint: string,
  correction?: FixChange,
): ScalarNode {
  const place = placeOf(reading, node);
  report(reading, place, rule, message, hint, correction);
  return { type: 'scalar', value: null, raw: '', quoted: false, reported: true, ...place };
}

export function report(
  reading: Reading,
  place: SourceSpan,
  rule: string,
  message: string,
  hint: string,
  correction?: FixChange,
): void {
  const { file, start, end } = place;
  const fixes = correction && fixedBy(correction);
  reading.findings.push({ rule, place: { file, start, end }, message, hint, ...fixes });
}

export function emptyAfter(reading: Reading, key: ScalarNode): ScalarNode {
  return {
    type: 'scalar',
    value: null,
    raw: '',
    quoted: false,
    file: reading.file,
    start: key.end,
    end: key.end,
  };
}

/** A text as an author would write it in quotes. */
export function quoteFor(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length > 70 ? `${line.slice(0, 67)}…` : line;
  return cut.includes('"') ? `'${cut.replace(/'/g, "''")}'` : `"${cut}"`;
}

export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 37)}…` : line}"`;
};
