import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import type { MapEntry, ListNode, MapNode, Node, ScalarNode } from './node.ts';
import { cutByHash } from './hash.ts';
import { emptyAfter, limits, placeOf, refuse, report, sourceOf, type Reading } from './reading.ts';
import { asText, plainValue } from './scalar.ts';
import { anchored, bareBraces, duplicate, hasTag, joinCutText, tagged } from './traps.ts';

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
      /[./]/.test(text) ? { replace: placeOf(reading, node), by: `"${text}"` } : undefined,
    );
  }
  if (node.tag !== undefined && node.tag !== '' && hasTag(reading, node))
    return tagged(reading, node, path);
  if (node.anchor !== undefined) anchored(reading, node);
  if (isMap(node)) return mapOf(reading, node, path);
  if (isSeq(node)) {
    const items = node.items.map((item) => {
      // An item may be a bare pair, `[a: b]`, which YAML reads as a map of its own.
      return treeOf(reading, item, [...path, '']);
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
  const value = asText(node.value);
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
  if (isBareBraces(map)) return bareBraces(reading, map);
  const node: MapNode = { type: 'map', entries: new Map(), ...placeOf(reading, map) };
  const twice: [ScalarNode, ScalarNode][] = [];
  let before: MapEntry | undefined;
  for (let index = 0; index < map.items.length; index++) {
    const pair = map.items[index];
    if (!pair) continue;
    if (map.flow && pair.value === null && before?.value.type === 'scalar') {
      while (map.items[index + 1]?.value === null) index++;
      joinCutText(reading, before, pair.key, map.items[index]?.key ?? pair.key);
      continue;
    }
    before = addEntry(reading, node, pair, path, twice) ?? before;
  }
  if (twice.length > 0) reading.findings.push(duplicate(twice, path));
  return node;
}

/** `{name}`, as a formula has it, where a value was meant. */
function isBareBraces({ flow, items: [first] }: YAMLMap<ParsedNode, ParsedNode | null>): boolean {
  return flow === true && first?.value === null && isScalar(first.key);
}

function addEntry(
  reading: Reading,
  node: MapNode,
  pair: Pair<ParsedNode, ParsedNode | null>,
  path: readonly string[],
  twice: [ScalarNode, ScalarNode][],
): MapEntry | undefined {
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
  const earlier = node.entries.get(name);
  if (earlier) twice.push([earlier.key, key]);
  else node.entries.set(name, entry);
  return entry;
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
  const text = asText(key.value);
  return { type: 'scalar', value: text, raw: text, quoted: key.type !== 'PLAIN', ...place };
}
