import type { Language } from '../model/definition.ts';
import type { Finding } from '../model/finding.ts';
import { inFundersInChinese } from './chinese/in-funders.ts';
import { displayWidth, lineAndColumn, lineText } from './text/lines.ts';
import type { SourceSpan } from '../model/source.ts';

export interface PrintOptions {
  format: 'text' | 'github' | 'json';
  /** Put before every path, for tools that need paths from elsewhere. */
  root?: string;
  /** Of what is said about funders beside the findings' own sentences; English where it is left out. */
  language?: Language;
}

/** Findings for a terminal or the development overlay, for GitHub's annotations, or for a program. */
export function printFindings(findings: readonly Finding[], options: PrintOptions): string {
  const sorted = findings.toSorted(byPlace);
  const path = (place: SourceSpan): string => join(options.root, place.file.path);
  if (options.format === 'json') {
    return JSON.stringify(
      sorted.map((finding) => asData(finding, path)),
      null,
      2,
    );
  }
  const print = options.format === 'github' ? annotation : frame;
  return sorted
    .map((finding) => print(finding, path, options.language ?? 'en'))
    .join(options.format === 'github' ? '\n' : '\n\n');
}

function byPlace(a: Finding, b: Finding): number {
  const [one, other] = [a.place, b.place];
  return (
    inOrder(one.file.path, other.file.path) ||
    one.start - other.start ||
    one.end - other.end ||
    inOrder(a.rule, b.rule)
  );
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const join = (root: string | undefined, path: string): string =>
  root ? `${root.replace(/\/$/, '')}/${path}` : path;

type PathOf = (place: SourceSpan) => string;

function where(place: SourceSpan, path: PathOf): string {
  const { line, column } = lineAndColumn(place);
  return `${path(place)}:${line}:${column}`;
}

function frame(finding: Finding, path: PathOf, language: Language): string {
  const { place, hint } = finding;
  const { line } = lineAndColumn(place);
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  const { text, start } = lineText(place.file, line);
  const before = text.slice(0, place.start - start);
  const marked = text.slice(place.start - start, Math.max(place.start, place.end) - start);
  const carets = '^'.repeat(Math.max(1, displayWidth(marked)));
  const lines = [
    `${where(place, path)}  ${message(finding, language)} [${finding.rule}]`,
    `${gutter} |`,
    `${number} | ${clean(text)}`.trimEnd(),
    `${gutter} | ${' '.repeat(displayWidth(before))}${carets}${hint ? ` ${hint}` : ''}`,
    ...(finding.also ?? []).map(
      (also) => `${gutter} = ${where(also.place, path)}  ${also.message}`,
    ),
  ];
  return lines.join('\n');
}

const maxLine = 400;

/** Tabs and control characters as one space each, so that the caret stays under its word. */
function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not reach a terminal
  const visible = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
  return visible.length > maxLine ? `${visible.slice(0, maxLine)}…` : visible;
}

function message(finding: Finding, language: Language): string {
  const count = finding.funders?.length ?? 0;
  if (count === 0) return finding.message;
  const few = count <= 3 ? finding.funders : undefined;
  if (language === 'zh') return finding.message + inFundersInChinese(count, few);
  const named = few ? ` (${few.join(', ')})` : '';
  return `${finding.message} In ${count} ${count === 1 ? 'funder' : 'funders'}${named}.`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

function annotation(finding: Finding, path: PathOf, language: Language): string {
  const { place } = finding;
  const from = lineAndColumn(place);
  const to = lineAndColumn({ ...place, start: place.end });
  const properties = [
    `file=${escapeProperty(path(place))}`,
    `line=${from.line}`,
    `endLine=${to.line}`,
    `col=${from.column}`,
    // GitHub ignores columns over several lines.
    ...(from.line === to.line ? [`endColumn=${Math.max(from.column, to.column)}`] : []),
    `title=${escapeProperty(finding.rule)}`,
  ];
  const also = (finding.also ?? []).map((one) => `${where(one.place, path)} ${one.message}`);
  const text = [message(finding, language), finding.hint, ...also].filter(
    (line) => line !== undefined,
  );
  return `::error ${properties.join(',')}::${escapeData(text.join('\n'))}`;
}

function asData(finding: Finding, path: PathOf): Record<string, unknown> {
  const located = (place: SourceSpan) => ({
    file: path(place),
    ...lineAndColumn(place),
    endLine: lineAndColumn({ ...place, start: place.end }).line,
    endColumn: lineAndColumn({ ...place, start: place.end }).column,
  });
  return {
    rule: finding.rule,
    ...located(finding.place),
    message: finding.message,
    hint: finding.hint,
    also: finding.also?.map((also) => ({ ...located(also.place), message: also.message })),
    funders: finding.funders,
  };
}
