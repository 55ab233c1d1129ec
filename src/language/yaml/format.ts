import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  Lexer,
  type Document,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { Finding } from '../../model/finding.ts';
import type { Node } from './node.ts';
import type { SourceFile } from '../../model/source.ts';
import { readYaml } from './read.ts';
import { asText } from './scalar.ts';

/** A line of braces or brackets longer than this is written over several. */
const width = 100;

/**
 * Formats a file: sentences on lines of their own, `zh` before `en`; braces only around short words; yes and no; two
 * spaces. Comments and key order stay. A file with syntax findings is refused with them. Throws a `Bug:` rather than
 * change what a file means.
 */
export function formatYaml(file: SourceFile): { text: string } | { findings: Finding[] } {
  const before = readYaml(file);
  if (before.findings.length > 0 || !before.node) return { findings: before.findings };
  const source = file.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const document = parseDocument(source, { schema: 'failsafe', uniqueKeys: false });
  arrange(document.contents, -2);
  const text = print(document);
  const after = readYaml({ path: file.path, text });
  if (after.findings.length > 0 || !after.node || meaning(after.node) !== meaning(before.node)) {
    throw new Error(`Bug: formatYaml would change what ${file.path} means.`);
  }
  // Rather unformatted than without a comment that cannot be placed.
  return { text: comments(text) === comments(source) ? text : source };
}

const print = (document: Document.Parsed): string =>
  tightBrackets(`${document.toString({ lineWidth: 0, indent: 2 }).trimEnd()}\n`);

/** `[a, b]` beside `{ a: b }`, as people write them. */
function tightBrackets(text: string): string {
  const tokens = [...new Lexer().lex(text)].filter(
    (token) => !'\u0002\u0018\u001f'.includes(token),
  );
  return tokens
    .filter((token, at) => {
      const isSpace = /^ +$/.test(token);
      return !isSpace || !(tokens[at - 1] === '[' || tokens[at + 1] === ']');
    })
    .join('');
}

/**
 * Decides for every map and list whether it stays on one line. Returns whether this one does. `indent`: of the line it
 * begins on; `lead`: columns before it there.
 */
function arrange(node: unknown, indent: number, lead = 0): boolean {
  if (isScalar(node)) {
    yesOrNo(node);
    return isShort(node);
  }
  if (!isCollection(node)) return true;
  if (isMap(node) && isSentence(node)) {
    zhFirst(node);
    node.flow = false;
  }
  const inside = node.items.map((item: unknown) =>
    isPair(item) ? arrangePair(item, indent + 2) : arrange(item, indent + 2, 2),
  );
  const fits = inside.every(Boolean) && indent + lead + oneLine(node).length <= width;
  if (node.items.length > 0 && !fits) node.flow = false;
  return node.flow === true || node.items.length === 0;
}

function arrangePair({ key, value }: Pair, indent: number): boolean {
  if (isScalar(key) && (key.comment ?? key.commentBefore) !== undefined) return false;
  return arrange(value, indent, oneLine(key).length + 2);
}

interface Word {
  value: unknown;
  type?: string | undefined;
  source?: string | undefined;
  comment?: string | null | undefined;
  commentBefore?: string | null | undefined;
}

function yesOrNo(word: Word): void {
  if (word.type !== 'PLAIN') return;
  if (/^(true|True|TRUE)$/.test(String(word.value))) word.value = 'yes';
  if (/^(false|False|FALSE)$/.test(String(word.value))) word.value = 'no';
}

const isShort = (word: Word): boolean =>
  !word.type?.startsWith('BLOCK') &&
  !word.comment &&
  !word.commentBefore &&
  !String(word.value).includes('\n');

const nameOf = (pair: unknown): unknown =>
  isPair(pair) && isScalar(pair.key) ? pair.key.value : undefined;

function isSentence(map: YAMLMap): boolean {
  return (
    map.items.length > 0 && map.items.every((pair) => ['zh', 'en'].includes(String(nameOf(pair))))
  );
}

function zhFirst(map: YAMLMap): void {
  const [first, second] = map.items;
  if (map.items.length !== 2 || nameOf(first) !== 'en' || nameOf(second) !== 'zh') return;
  map.items.reverse();
}

/** About the text of a node on one line, for its width. */
function oneLine(node: unknown): string {
  if (isScalar(node)) return node.source ?? asText(node.value);
  if (isPair(node)) return `${oneLine(node.key)}: ${oneLine(node.value)}`;
  if (!isCollection(node)) return '';
  const items = node.items.map(oneLine).join(', ');
  return isMap(node) ? `{ ${items} }` : `[${items}]`;
}

/** A file's meaning, independent of its layout. Key order counts, except for the two languages. */
function meaning(node: Node): string {
  if (node.type === 'scalar')
    return JSON.stringify([
      node.value === null ? null : typeof node.value,
      String(node.value),
      typeof node.value === 'number' ? node.raw : '',
    ]);
  if (node.type === 'list') return `[${node.items.map(meaning).join()}]`;
  const entries = [...node.entries].map(
    ([name, { value }]) => `${JSON.stringify(name)}:${meaning(value)}`,
  );
  const isTemplate = [...node.entries.keys()].every((name) => name === 'zh' || name === 'en');
  return `{${(isTemplate ? entries.toSorted() : entries).join()}}`;
}

function comments(text: string): string {
  const lines: string[] = [];
  for (const token of new Lexer().lex(text)) if (token.startsWith('#')) lines.push(token.trim());
  return lines.toSorted().join('\n');
}
