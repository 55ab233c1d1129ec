import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import type { Finding } from './finding.ts';
import type { Entry, ListNode, MapNode, Node, Place, ScalarNode, SourceFile } from './node.ts';
import { cutByHash } from './yaml-hash.ts';
import { plainValue } from './yaml-scalar.ts';

export const limits = { depth: 40, scalar: 20_000, file: 1_000_000 };

export interface Reading {
  file: SourceFile;
  findings: Finding[];
}

/** Turns the parser's tree into located nodes, with findings for what is YAML but never meant. */
export function treeOf(reading: Reading, node: ParsedNode, path: readonly string[] = []): Node {
  if (path.length > limits.depth) return refuse(reading, node, 'too-large', deepMessage, deepHint);
  if (isAlias(node)) {
    const text = sourceOf(reading, node);
    return refuse(
      reading,
      node,
      'yaml-reference',
      `"${text}" begins with "*", which YAML reads as the name of another value.`,
      `Write it in quotes: "${text}".`,
    );
  }
  if (node.tag !== undefined && node.tag !== '' && hasTag(reading, node))
    return tagged(reading, node, path);
  if (node.anchor !== undefined) anchored(reading, node);
  if (isMap(node)) return mapOf(reading, node as YAMLMap<ParsedNode, ParsedNode | null>, path);
  if (isSeq(node)) {
    const items = node.items.map((item) => {
      // An item may be a bare pair, `[a: b]`, which YAML reads as a map of its own.
      return treeOf(reading, item as ParsedNode, [...path, '']);
    });
    return { type: 'list', items, ...placeOf(reading, node) } satisfies ListNode;
  }
  return scalarOf(reading, node, path);
}

const deepMessage = `This is nested more than ${limits.depth} levels deep.`;
const deepHint = 'A flow or funder never needs that; look for brackets that are not closed.';

function scalarOf(reading: Reading, node: ParsedNode, path: readonly string[]): ScalarNode {
  const place = placeOf(reading, node);
  const source = reading.file.text.slice(place.start, place.end);
  if (!isScalar(node)) return { type: 'scalar', value: null, raw: '', quoted: false, ...place };
  const quoted = node.type !== 'PLAIN' && node.type !== undefined;
  const value = String(node.value ?? '');
  if (value.length > limits.scalar) {
    const size = `This text is ${value.length} characters long; the limit is ${limits.scalar}.`;
    return refuse(
      reading,
      node,
      'too-large',
      size,
      'Shorten it, or look for a quote that is not closed.',
    );
  }
  const isLineQuoted = quoted && (source.startsWith('"') || source.startsWith("'"));
  const raw = isLineQuoted ? source.slice(1, -1) : quoted ? source : value;
  const scalar: ScalarNode = {
    type: 'scalar',
    value: quoted ? value : plainValue(value),
    raw,
    quoted,
    ...place,
  };
  const cut = quoted ? undefined : cutByHash(scalar, path);
  if (cut) {
    reading.findings.push(cut);
    scalar.reported = true;
  }
  return scalar;
}

function mapOf(
  reading: Reading,
  map: YAMLMap<ParsedNode, ParsedNode | null>,
  path: readonly string[],
): Node {
  const [first] = map.items;
  if (map.flow && first && first.value === null && isScalar(first.key))
    return bareBraces(reading, map);
  const node: MapNode = { type: 'map', entries: new Map(), ...placeOf(reading, map) };
  let before: Entry | undefined;
  for (const pair of map.items) {
    if (map.flow && pair.value === null && before?.value.type === 'scalar') {
      joinCutText(reading, before, pair);
      continue;
    }
    before = addEntry(reading, node, pair, path) ?? before;
  }
  return node;
}

function addEntry(
  reading: Reading,
  node: MapNode,
  pair: Pair<ParsedNode, ParsedNode | null>,
  path: readonly string[],
): Entry | undefined {
  const key = keyOf(reading, pair.key);
  if (!key) {
    node.reported = true;
    return undefined;
  }
  const name = key.raw;
  if (name === '<<') {
    const message = '"<<" takes over settings from somewhere else, which is not used here.';
    report(
      reading,
      key,
      'yaml-reference',
      message,
      'Write the settings out, or put them into flows/defaults.yaml.',
    );
    node.reported = true;
    return undefined;
  }
  const value = pair.value
    ? treeOf(reading, pair.value, [...path, name])
    : emptyAfter(reading, key);
  const entry = { key, value };
  const known = node.entries.get(name);
  if (known) reading.findings.push(duplicate(known.key, key, path));
  else node.entries.set(name, entry);
  return entry;
}

function duplicate(first: ScalarNode, second: ScalarNode, path: readonly string[]): Finding {
  const isStep = path.at(-1) === 'steps';
  return {
    rule: isStep ? 'duplicate-step' : 'duplicate-key',
    place: second,
    message: isStep
      ? `There are two steps called "${second.raw}".`
      : `"${second.raw}" stands here twice.`,
    hint: isStep ? 'Give one of them another name.' : 'Keep one of them.',
    also: [{ place: first, message: 'The first one is here.' }],
  };
}

function keyOf(reading: Reading, key: ParsedNode): ScalarNode | undefined {
  if (key === null || !isScalar(key)) {
    const isBrace = sourceOf(reading, key).startsWith('{');
    refuse(
      reading,
      key,
      isBrace ? 'unquoted-brace' : 'yaml-syntax',
      'A name must be a plain word; this is a list or a map.',
      isBrace
        ? 'A text with braces in it goes in quotes.'
        : 'Write a word, then ":" and the value.',
    );
    return undefined;
  }
  if (key.anchor !== undefined) anchored(reading, key);
  const place = placeOf(reading, key);
  const text = String(key.value ?? '');
  return { type: 'scalar', value: text, raw: text, quoted: key.type !== 'PLAIN', ...place };
}

/** `{ en: Already sold, contact us }`: the rest of the text became a name without a value. */
function joinCutText(
  reading: Reading,
  before: Entry,
  pair: Pair<ParsedNode, ParsedNode | null>,
): void {
  const place = placeOf(reading, pair.key);
  const value = before.value as ScalarNode; // checked by the caller
  const whole = reading.file.text.slice(value.start, place.end);
  const kind = whole.startsWith('=') ? 'formula' : 'text';
  const finding: Finding = {
    rule: 'comma-in-text',
    place,
    message: `The ${kind} of "${before.key.raw}" ends at the comma; "${pair.key ? sourceOf(reading, pair.key) : ''}" became a setting of its own.`,
    hint: `Write the whole ${kind} in quotes: ${quoteFor(whole)}.`,
  };
  const last = reading.findings.at(-1);
  if (last?.rule === 'comma-in-text' && value.reported) last.hint = finding.hint;
  else if (!value.reported) reading.findings.push(finding);
  value.reported = true;
  value.end = place.end;
}

/** `zh: {amount}`: YAML reads a map with the name `amount` and no value. */
function bareBraces(reading: Reading, map: YAMLMap<ParsedNode, ParsedNode | null>): ScalarNode {
  const text = sourceOf(reading, map);
  const glued = /^\{\s*([\w-]+:)\S/.exec(text)?.[1];
  if (glued !== undefined) {
    const message = `There is no space after "${glued}".`;
    return refuse(reading, map, 'yaml-syntax', message, `Write "${glued} " and the value.`);
  }
  return refuse(
    reading,
    map,
    'unquoted-brace',
    `The text ${short(text)} begins with a brace, which YAML reads as a map.`,
    `Write it in quotes: ${quoteFor(text)}.`,
  );
}

function tagged(reading: Reading, node: ParsedNode, path: readonly string[]): ScalarNode {
  const place = placeOf(reading, node);
  const { text } = reading.file;
  const start = tagStart(text, place.start);
  const lineEnd = /[\n\r]/.exec(text.slice(start))?.index ?? text.length - start;
  const end = Math.max(place.end, start + text.slice(start, start + lineEnd).trimEnd().length);
  const tag = /^\S+/.exec(text.slice(start, end))?.[0].replace(/[,}\]]+$/, '') ?? '!';
  const name = path.at(-1) || 'this value';
  reading.findings.push({
    rule: 'empty-formula',
    place: { file: reading.file, start, end: start + tag.length },
    message: `YAML drops a word that begins with "!", so "${name}" does not say what it should.`,
    hint: `A formula begins with "=": write =${tag}.`,
  });
  return { type: 'scalar', value: null, raw: '', quoted: false, reported: true, ...place };
}

const hasTag = (reading: Reading, node: ParsedNode): boolean =>
  reading.file.text[tagStart(reading.file.text, node.range[0])] === '!';

/** The parser's range of a value leaves its tag out; it stands before it. */
function tagStart(text: string, from: number): number {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const before = /![^\s]*\s*$/.exec(text.slice(lineStart, from));
  return before ? lineStart + before.index : from;
}

function anchored(reading: Reading, node: ParsedNode): void {
  const place = placeOf(reading, node);
  const word = `&${node.anchor ?? ''}`;
  const at = reading.file.text.lastIndexOf(word, place.start);
  const start = at < 0 ? place.start : at;
  report(
    reading,
    { file: reading.file, start, end: at < 0 ? place.end : start + word.length },
    'yaml-reference',
    `"${word}" begins with "&", with which YAML names a value to use again.`,
    'If it belongs to a text, write the text in quotes; otherwise take it out.',
  );
}

function emptyAfter(reading: Reading, key: ScalarNode): ScalarNode {
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

function refuse(
  reading: Reading,
  node: Ranged | null,
  rule: string,
  message: string,
  hint: string,
): ScalarNode {
  const place = placeOf(reading, node);
  report(reading, place, rule, message, hint);
  return { type: 'scalar', value: null, raw: '', quoted: false, reported: true, ...place };
}

function report(reading: Reading, place: Place, rule: string, message: string, hint: string): void {
  const { file, start, end } = place;
  reading.findings.push({ rule, place: { file, start, end }, message, hint });
}

interface Ranged {
  range?: [number, number, number] | null;
}

function placeOf(reading: Reading, node: Ranged | null): Place {
  const length = reading.file.text.length;
  const [start, end] = node?.range ?? [0, 0];
  const from = Math.min(Math.max(start, 0), length);
  return { file: reading.file, start: from, end: Math.min(Math.max(end, from), length) };
}

function sourceOf(reading: Reading, node: Ranged | null): string {
  const place = placeOf(reading, node);
  return reading.file.text.slice(place.start, place.end).trim();
}

/** A text as an author would write it in quotes. */
export function quoteFor(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length > 70 ? `${line.slice(0, 67)}…` : line;
  return cut.includes('"') ? `'${cut.replace(/'/g, "''")}'` : `"${cut}"`;
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 37)}…` : line}"`;
};
