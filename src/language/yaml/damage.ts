import { Lexer, type YAMLParseError } from 'yaml';
import type { Finding } from '../../model/finding.ts';
import type { SourceFile } from '../../model/source.ts';
import { replaced } from '../text/fixes.ts';
import { lineAround, type TextLine } from './line.ts';
import { explain } from './damaged-lines.ts';
import type { Explanation } from './explanation.ts';

/** One damaged region: its message, and what to blank so that the rest can be parsed. */
export interface Damage {
  finding: Finding;
  /** Offsets; everything between becomes blank. */
  from: number;
  to: number;
}

/** `text`: the file's text, in which damage found before is blank already. Offsets stay the same. */
export function damageAt(file: SourceFile, text: string, error: YAMLParseError): Damage {
  const offset = Math.min(Math.max(error.pos[0], 0), text.length);
  // An error about a line may be placed at the end of the line before.
  const at =
    error.code === 'BAD_INDENT'
      ? offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0)
      : offset;
  const origin = originOf(text, at, error);
  const line = lineAround(text, origin);
  const explanation = explain({ text, at, origin, line, code: error.code });
  const region = regionOf(text, line, explanation, at);
  return { finding: findingOf(file, explanation), ...region };
}

function findingOf(file: SourceFile, explanation: Explanation): Finding {
  const start = Math.min(explanation.start, file.text.length);
  const end = Math.min(Math.max(explanation.end, start), file.text.length);
  const { rule, message, hint, correction } = explanation;
  const fix =
    correction && replaced({ file, start: correction.start, end: correction.end }, correction.by);
  return {
    rule,
    place: { file, start, end },
    message,
    ...(hint !== undefined && { hint }),
    ...fix,
  };
}

/** From the value (or the whole line) to the end of everything that is indented deeper. */
function regionOf(
  text: string,
  line: TextLine,
  explanation: Explanation,
  at: number,
): { from: number; to: number } {
  const from = Math.max(line.start, explanation.blankFrom);
  let to = line.end;
  while (explanation.withChildren && to < text.length) {
    const next = lineAround(text, to + 1);
    const least = explanation.withSiblings ? line.indent : line.indent + 1;
    if (next.text.trim() !== '' && next.indent < least) break;
    to = Math.max(next.end, to + 1);
  }
  if (text.slice(from, to).trim() !== '') return { from, to };
  // Nothing left to blank there: blank the error's own line, so that parsing makes progress.
  const own = lineAround(text, at);
  if (own.text.trim() !== '') return { from: own.start, to: own.end };
  return { from: at, to: text.length };
}

/** Marks the lexer inserts: document, flow error, scalar. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** An error is reported where parsing stops; its cause may be an open quote or bracket before that. */
function originOf(text: string, at: number, error: YAMLParseError): number {
  let open: number[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue;
    const start = offset;
    offset += token.length;
    if (start > at) break;
    if (/^["']/.test(token) && isCause(text, token, start, at)) return start;
    if (token === '{' || token === '[') open.push(start);
    else if (token === '}' || token === ']') open = open.slice(0, -1);
  }
  const inBrackets = error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  return inBrackets ? (open[0] ?? at) : at;
}

/** An unterminated quoted text, or one that swallowed the settings below it up to the error. */
function isCause(text: string, token: string, start: number, at: number): boolean {
  const isOpen = token.length < 2 || token.at(-1) !== token[0];
  if (isOpen || !token.includes('\n')) return isOpen;
  const end = start + token.length;
  const isNear = lineAround(text, end).end >= at || at <= end;
  return isNear && /\n\s*[\w-]+:(\s|$)/.test(token);
}
