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

/** What is being checked, in the author's words. */
export interface Where {
  /** The name it stands under: `title`. Empty for items of a list. */
  name: string;
  /** What to call it in a sentence: `"title"`, `the step "card"`, `a flow`. */
  label: string;
  /** Of the name; for findings about something missing. */
  place: SourceSpan;
  /** It must be there. */
  needed?: true;
  /** Names that the settings around this one know and do not have yet. */
  outer?: Outer;
  /** Names that belong inside but stand beside it, which was reported: nothing more is said about their absence. */
  elsewhere?: ReadonlySet<string>;
}

export interface Outer {
  label: string;
  free: ReadonlyMap<string, Setting>;
  /** Names found a level too deep: not missing any more. */
  claimed: Set<string>;
}

/** Where in the file the characters of a value stand that a problem is about. */
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

/** A constant of the flow, substituted before the setting is used: any setting may be given so. */
export const isSettingReference = (text: string): boolean => /^=\s*settings\.[\w-]+\s*$/.test(text);

/** Whether a text reads like a formula that lost its `=`. */
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

/** What a sentence calls it. */
export function label({ name }: Where): string {
  return name === '' ? 'This' : quote(name);
}
