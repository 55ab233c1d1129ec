/** The position of an offset in a YAML text, found by indentation alone: the text may be broken while it is edited. */
export interface Cursor {
  /** The names above, outermost first; `-` for an item of a list. */
  path: string[];
  /** What the offset is in: a name, or the value of the last name of `path`. */
  in: 'name' | 'value';
  /** The word at the offset. */
  from: number;
  to: number;
  word: string;
  /** The siblings of the name: for each level of `path` and the innermost, name → text of its value. */
  beside: ReadonlyMap<string, string>[];
}

interface Level {
  indent: number;
  name: string;
  line: number;
}

const nameAtStart = /^(?:"([^"]*)"|'([^']*)'|([^\s#{["'&*!|>%@][^:]*?))\s*:(?=\s|$)/;

export function cursorAt(text: string, offset: number): Cursor {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const before = text.slice(0, offset);
  const at = before.split('\n').length - 1;
  const column = offset - (before.lastIndexOf('\n') + 1);
  const line = lines[at] ?? '';
  const levels = levelsAbove(lines, at, line, column);
  const { rest, start, indent } = stripped(line);
  const named = nameAtStart.exec(rest);
  const lineStart = offset - column;
  if (named && column >= start + named[0].length) {
    levels.push({ indent, name: nameOf(named), line: at });
    const valueStart = start + named[0].length;
    return inValue(lines, levels, line, { valueStart, column, lineStart });
  }
  if (/^[{[]/.test(rest))
    return inValue(lines, levels, line, { valueStart: start, column, lineStart });
  const [from, to] = wordAround(line, column, start);
  return {
    path: levels.map(({ name }) => name),
    in: levels.at(-1)?.name === '-' && !named ? 'value' : 'name',
    from: lineStart + from,
    to: lineStart + to,
    word: line.slice(from, to),
    beside: besideAll(lines, levels, at, Math.min(indent, column)),
  };
}

const nameOf = ([, double, single, plain]: RegExpExecArray): string =>
  double ?? single ?? plain ?? '';

/** A line without its indentation and the dashes of a list. */
function stripped(line: string): { rest: string; start: number; indent: number } {
  const [lead = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
  return { rest: line.slice(lead.length), start: lead.length, indent: lead.length };
}

function levelsAbove(lines: string[], at: number, line: string, column: number): Level[] {
  const levels: Level[] = [];
  let block: number | undefined;
  for (const [index, one] of lines.slice(0, at).entries()) {
    if (one.trim() === '' || /^\s*#/.test(one)) continue;
    const bare = /^\s*/.exec(one)?.[0].length ?? 0;
    if (block !== undefined && bare > block) continue;
    block = undefined;
    push(levels, one, index, bare);
    if (/[:\s][|>][+-]?\d?\s*$/.test(one)) block = bare;
  }
  const bare = /^\s*/.exec(line)?.[0].length ?? 0;
  const indent = line.trim() === '' ? Math.max(bare, column) : bare;
  if (/^\s*-(\s|$)/.test(line)) push(levels, `${' '.repeat(indent)}- `, at, indent);
  else drop(levels, indent);
  return levels;
}

function push(levels: Level[], line: string, index: number, bare: number) {
  drop(levels, bare, /^\s*-(\s|$)/.test(line));
  const dashes = /^\s*((?:-\s+)+)/.exec(`${line} `)?.[1] ?? '';
  if (dashes !== '') levels.push({ indent: bare, name: '-', line: index });
  const { rest, indent } = stripped(line);
  const named = nameAtStart.exec(rest);
  if (named) levels.push({ indent, name: nameOf(named), line: index });
}

/** A list may begin in the column of its name. */
function drop(levels: Level[], indent: number, isItem = false) {
  for (let last = levels.at(-1); last; last = levels.at(-1)) {
    if (last.indent < indent || (isItem && last.indent === indent && last.name !== '-')) return;
    levels.pop();
  }
}

interface Value {
  valueStart: number;
  column: number;
  lineStart: number;
}

/** Behind a name; braces and brackets on one line lead further in. */
function inValue(lines: string[], levels: Level[], line: string, value: Value): Cursor {
  const { valueStart, column, lineStart } = value;
  const inner = innerPath(line.slice(valueStart, column));
  const [from, to] = wordAround(line, column, valueStart + inner.start);
  const at = levels.at(-1)?.line ?? 0;
  const outer = besideAll(lines, levels, at, levels.at(-1)?.indent ?? 0).slice(0, levels.length);
  const inside = inner.maps.map((opens) => pairsIn(line.slice(valueStart + opens)));
  return {
    path: [...levels.map(({ name }) => name), ...inner.path],
    in: inner.in,
    from: lineStart + from,
    to: lineStart + to,
    word: line.slice(from, to),
    beside: [...outer, ...inside, new Map<string, string>()],
  };
}

interface Inner {
  path: string[];
  in: Cursor['in'];
  /** Start of the part that contains the offset. */
  start: number;
  /** Where the maps begin. */
  maps: number[];
}

/** What is open at a character of a line: maps and lists in brackets, and a quoted text. */
interface OpenBrackets {
  open: { is: '{' | '['; at: number; name?: string }[];
  /** Start of the part that contains the character. */
  start: number;
  quote: string | undefined;
}

function innerPath(text: string): Inner {
  const brackets: OpenBrackets = { open: [], start: 0, quote: undefined };
  for (let at = 0; at < text.length; at += 1)
    if (!readQuote(brackets, text, at)) readBracket(brackets, text, at);
  const { open, start } = brackets;
  const top = open.at(-1);
  return {
    path: open.flatMap(({ is, name }) => (is === '[' ? ['-'] : name === undefined ? [] : [name])),
    in: top?.is === '{' && top.name === undefined ? 'name' : 'value',
    start,
    maps: open.filter(({ is }) => is === '{').map(({ at }) => at),
  };
}

/** Whether the character is a quote, or quoted. */
function readQuote(brackets: OpenBrackets, text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (brackets.quote !== undefined) {
    if (sign === brackets.quote) brackets.quote = undefined;
    return true;
  }
  if (sign !== '"' && sign !== "'") return false;
  if (text.slice(brackets.start, at).trim() === '') brackets.quote = sign;
  return true;
}

function readBracket(brackets: OpenBrackets, text: string, at: number): void {
  const { open, start } = brackets;
  const sign = text.charAt(at);
  const top = open.at(-1);
  if ((sign === '{' || sign === '[') && text.slice(start, at).trim() === '') {
    open.push({ is: sign, at });
  } else if (top && (sign === '}' || sign === ']')) {
    open.pop();
  } else if (top && sign === ',') {
    delete top.name;
  } else if (top?.is === '{' && sign === ':' && top.name === undefined) {
    top.name = text
      .slice(start, at)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  } else return;
  brackets.start = at + 1;
}

function pairsIn(text: string): Map<string, string> {
  const pairs = text.matchAll(/([\w-]+)\s*:\s*([^,{}[\]]*)/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value.trim()]));
}

const partOfWord = /[^\s{}[\],"'#=()!&|<>+*/]/;

/** In a formula a word ends at its dots too, which stand in `completions`. */
function wordAround(line: string, column: number, least: number): [from: number, to: number] {
  let [from, to] = [column, column];
  while (from > least && partOfWord.test(line[from - 1] ?? ' ')) from -= 1;
  while (to < line.length && partOfWord.test(line[to] ?? ' ') && line[to] !== ':') to += 1;
  return [from, to];
}

/** The whole plain text around a word, such as `code 242`: one value, or one of a list in brackets. */
export function phraseAround(
  text: string,
  { from, to }: Pick<Cursor, 'from' | 'to'>,
): Pick<Cursor, 'from' | 'to' | 'word'> {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const [left = ''] = /(?:[^\s[\],{}"'#:-][^[\],{}"'#:]*)?$/.exec(before) ?? [];
  const [right = ''] = /^[^[\],{}"'#\r\n]*/.exec(text.slice(to)) ?? [];
  const [start, end] = [from - left.length, to + right.trimEnd().length];
  return { from: start, to: end, word: text.slice(start, end) };
}

/** For each level the names beside it, and those at the innermost, `indent`. */
function besideAll(lines: string[], levels: Level[], at: number, indent: number) {
  const all = levels.map((level) => besideLine(lines, level.line, level.indent));
  return [...all, besideLine(lines, at, indent)];
}

function besideLine(lines: string[], at: number, indent: number): Map<string, string> {
  const siblings = new Map<string, string>();
  const visit = (index: number): boolean => {
    const line = lines[index] ?? '';
    if (line.trim() === '' || /^\s*#/.test(line)) return true;
    const here = stripped(line);
    if (here.indent < indent) return false;
    const named = here.indent === indent ? nameAtStart.exec(here.rest) : null;
    if (named) siblings.set(nameOf(named), valueText(here.rest.slice(named[0].length)));
    return !(here.indent === indent && /^\s*-/.test(line));
  };
  for (let index = at - 1; index >= 0 && visit(index); index -= 1);
  for (let index = at; index < lines.length && (visit(index) || index === at); index += 1);
  return siblings;
}

const valueText = (text: string): string =>
  text
    .replace(/\s#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

/** The names that stand directly under a path of names. */
export function namesUnder(text: string, path: readonly string[]): string[] {
  const lines = text.split('\n');
  const levels: Level[] = [];
  const keys: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || /^\s*#/.test(line)) continue;
    push(levels, line, index, /^\s*/.exec(line)?.[0].length ?? 0);
    const names = levels.map(({ name }) => name);
    if (names.length !== path.length + 1) continue;
    if (path.every((name, depth) => names[depth] === name)) keys.push(names.at(-1) ?? '');
  }
  return keys;
}
