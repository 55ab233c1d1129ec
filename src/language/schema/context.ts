import { replaced } from '../text/fixes.ts';
import type { TextProblem } from '../text/problem.ts';
import type { Setting } from '../../model/step-kind.ts';
import type { Finding } from '../../model/finding.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** One run of the shape pass. */
export interface SchemaContext {
  findings: Finding[];
  check(node: Node, setting: Setting, where: Where): void;
}

/** What is being checked, in the author's terms. */
export interface Where {
  /** The name it stands under: `title`. Empty for items of a list. */
  name: string;
  /** How to name it in a sentence: `"title"`, `the step "card"`, `a flow`. */
  label: string;
  /** Of the name; for findings about something missing. */
  place: SourceSpan;
  /** It must be there. */
  needed?: true;
  /** Keys that the surrounding settings know and lack. */
  outer?: Outer;
  /** Keys that belong here but are written one level out, which is reported: they are not missing. */
  elsewhere?: ReadonlySet<string>;
}

export interface Outer {
  label: string;
  free: ReadonlyMap<string, Setting>;
  /** Keys found one level too deep: no longer missing. */
  claimed: Set<string>;
}

/** The range in the file for a problem's characters within a value. */
export function placeIn(node: ScalarNode, { at }: TextProblem): SourceSpan {
  if (!at) return node;
  const source = node.file.text.slice(node.start, node.end);
  const from = node.start + Math.max(0, source.indexOf(written(node)));
  return source.includes(written(node))
    ? { file: node.file, start: from + at.start, end: from + at.end }
    : node;
}

export function report(context: SchemaContext, place: SourceSpan, problem: TextProblem): void {
  const { file, start, end } = place;
  const { rule, message, hint, write } = problem;
  const { fixes } = write === undefined ? problem : replaced(place, write);
  const finding: Finding = { rule, place: { file, start, end }, message };
  if (hint !== undefined) finding.hint = hint;
  if (fixes) finding.fixes = fixes;
  context.findings.push(finding);
}

/** The text as written, also where YAML made a number or yes and no of it. */
export function written(node: ScalarNode): string {
  return typeof node.value === 'string' ? node.value : node.raw;
}

export const quote = (name: string): string => `"${name}"`;

/** A setting of the flow, substituted before use: allowed for any setting. */
export const isSettingReference = (text: string): boolean => /^=\s*settings\.[\w-]+\s*$/.test(text);

/** Whether a text looks like a formula without its `=`. */
export function looksLikeFormula(text: string): boolean {
  return (
    /^[!(\s]*(order|address|answers|result|settings|host)\.[A-Za-z]\w*/.test(text) ||
    /\s(==|!=|&&|\|\||<=|>=)\s/.test(text)
  );
}

/** As the beginning of a sentence. */
export const start = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function several(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(quote).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

/** Its name in a sentence. */
export function label({ name }: Where): string {
  return name === '' ? 'This' : quote(name);
}
