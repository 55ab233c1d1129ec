import type { ParsedNode, YAMLMap } from 'yaml';
import type { Finding } from '../../model/finding.ts';
import { inQuotes, removable, replaced } from '../text/fixes.ts';
import type { MapEntry, ScalarNode } from './node.ts';
import { placeOf, quoteFor, refuse, report, short, sourceOf, type Reading } from './reading.ts';

/** `{ en: Already sold, contact us }`: the rest of the text became names without values, from `first` to `last`. */
export function joinCutText(
  reading: Reading,
  before: MapEntry,
  first: ParsedNode,
  last: ParsedNode,
): void {
  const value = before.value as ScalarNode; // checked by the caller
  const { end } = placeOf(reading, last);
  const whole = reading.file.text.slice(value.start, end);
  const kind = whole.startsWith('=') ? 'formula' : 'text';
  if (!value.reported) {
    const message = `The ${kind} of "${before.key.raw}" ends at the comma; ${short(sourceOf(reading, first))} became a setting of its own.`;
    const hint = `Write the whole ${kind} in quotes: ${quoteFor(whole)}.`;
    report(reading, placeOf(reading, first), 'comma-in-text', message, hint, {
      replace: { file: reading.file, start: value.start, end },
      by: inQuotes(whole),
    });
  }
  value.reported = true;
  value.end = end;
}

/** `zh: {amount}`: YAML reads a map with the name `amount` and no value. */
export function bareBraces(
  reading: Reading,
  map: YAMLMap<ParsedNode, ParsedNode | null>,
): ScalarNode {
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
    { replace: placeOf(reading, map), by: inQuotes(text) },
  );
}

export function tagged(reading: Reading, node: ParsedNode, path: readonly string[]): ScalarNode {
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
    ...replaced({ file: reading.file, start, end: start }, '='),
  });
  return { type: 'scalar', value: null, raw: '', quoted: false, reported: true, ...place };
}

export const hasTag = (reading: Reading, node: ParsedNode): boolean =>
  reading.file.text[tagStart(reading.file.text, node.range[0])] === '!';

/** The parser's range of a value leaves its tag out; it stands before it. */
function tagStart(text: string, from: number): number {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const before = /![^\s]*\s*$/.exec(text.slice(lineStart, from));
  return before ? lineStart + before.index : from;
}

export function anchored(reading: Reading, node: ParsedNode): void {
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

/** Names that stand twice in one place, each with the first and the second of its places: one finding. */
export function duplicate(
  twice: readonly (readonly [ScalarNode, ScalarNode])[],
  path: readonly string[],
): Finding {
  const names = twice.map(([, second]) => `"${second.raw}"`);
  const [[first, second] = []] = twice;
  if (!first || !second) throw new Error('Bug: duplicate() without a name.');
  const isStep = path.at(-1) === 'steps';
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ' and more' : '');
  const one = isStep ? `There are two steps called ${shown}.` : `${shown} stands here twice.`;
  const many = isStep ? `There are two steps each called ${shown}.` : `${shown} stand here twice.`;
  const forMany =
    'Keep one of each, or write a name above the second ones if they are another thing.';
  const forOne = isStep ? 'Give one of them another name.' : 'Keep one of them.';
  return {
    rule: isStep ? 'duplicate-step' : 'duplicate-key',
    place: { file: second.file, start: second.start, end: second.end },
    message: names.length === 1 ? one : many,
    hint: names.length > 1 && !isStep ? forMany : forOne,
    also: [{ place: first, message: 'The first one is here.' }],
    ...(names.length === 1 && removable(second, first)),
  };
}
