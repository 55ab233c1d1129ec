import type { MapEntry, MapNode, Node, ScalarNode } from './node.ts';
import type { SourceSpan } from '../../model/source.ts';

export function isMap(node: Node | undefined): node is MapNode {
  return node?.type === 'map';
}

export function isScalar(node: Node | undefined): node is ScalarNode {
  return node?.type === 'scalar';
}

export function entriesOf(node: Node | undefined): [string, MapEntry][] {
  return isMap(node) ? [...node.entries] : [];
}

export function itemsOf(node: Node | undefined): Node[] {
  if (node?.type === 'list') return node.items;
  return node ? [node] : [];
}

/** The text as written: `3.10` and `0123` stay as they are. */
export function textOf(node: Node | undefined): string | undefined {
  return isScalar(node) && node.value !== null ? written(node) : undefined;
}

export function written(node: ScalarNode): string {
  return typeof node.value === 'string' ? node.value : node.raw;
}

/** The source behind the `=`, or undefined where this is no formula. */
export function formulaIn(node: Node | undefined): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return node.value.startsWith('=') ? node.value.slice(1) : undefined;
}

export function placeOf(place: SourceSpan): SourceSpan {
  return { file: place.file, start: place.start, end: place.end };
}

export function withEntries(node: MapNode, entries: Map<string, MapEntry>): MapNode {
  return { type: 'map', file: node.file, start: node.start, end: node.end, entries };
}

export function emptyMap(place: SourceSpan): MapNode {
  return { type: 'map', ...placeOf(place), entries: new Map() };
}

/** A map with one entry. */
export function mapOf(place: SourceSpan, name: string, value: Node): MapNode {
  return withEntries(emptyMap(place), new Map([[name, { key: scalar(place, name), value }]]));
}

export function scalar(place: SourceSpan, value: ScalarNode['value'], quoted = false): ScalarNode {
  return { type: 'scalar', ...placeOf(place), value, raw: String(value), quoted };
}

/** Characters before it in its line. */
export const columnOf = ({ file, start }: SourceSpan): number =>
  start - (file.text.lastIndexOf('\n', start - 1) + 1);
