import type { SourceSpan } from '../../model/source.ts';
import type { FlowSyntax, OverrideKind } from '../schema/file-syntax.ts';
import { without } from '../yaml/change.ts';
import {
  entriesOf,
  isMap,
  isScalar,
  itemsOf,
  placeOf,
  scalar,
  textOf,
  withEntries,
} from '../yaml/node-access.ts';
import type { MapNode, Node } from '../yaml/node.ts';

/** What a funder writes about a template's steps, or some of it. */
export interface OverridePart {
  how: OverrideKind;
  step: string;
  /** The settings inside it, outermost first. */
  path: readonly string[];
  /** Its name. */
  place: SourceSpan;
  /** All that is written about the step. */
  whole: SourceSpan;
  inner: () => OverridePart[];
}

const kinds = ['insert', 'remove', 'replace', 'change', 'fill'] as const satisfies OverrideKind[];

/** Of a step that is new all else says what it is. */
const ofNewSteps: readonly string[] = ['when', 'next', 'on', 'ends', 'resume', 'keep'];

export function overridePartsOf({ overrides }: FlowSyntax): OverridePart[] {
  return kinds.flatMap((how): OverridePart[] => {
    const { node } = overrides[how];
    if (isMap(node))
      return entriesOf(node).map(([step, { key, value }]) => {
        const whole = { file: key.file, start: key.start, end: value.end };
        const part = { how, step, path: [], place: placeOf(key), whole };
        return { ...part, inner: () => innerParts(part, value) };
      });
    return itemsOf(node)
      .filter(isScalar)
      .map((item) => {
        const place = placeOf(item);
        return { how, step: textOf(item) ?? '', path: [], place, whole: place, inner: () => [] };
      });
  });
}

function innerParts(outer: Omit<OverridePart, 'inner'>, node: Node): OverridePart[] {
  const isNew = outer.how !== 'change' && outer.path.length === 0;
  return entriesOf(node)
    .filter(([name]) => !isNew || ofNewSteps.includes(name))
    .map(([name, { key, value }]) => {
      const part = { ...outer, path: [...outer.path, name], place: placeOf(key) };
      return { ...part, inner: () => innerParts(part, value) };
    });
}

/** Addresses go with it: they may name what is then gone. */
export function withoutPart(flow: FlowSyntax, { how, step, path, place }: OverridePart): MapNode {
  const rest = without(flow.node, ['paths']);
  const { node } = flow.overrides[how];
  if (isMap(node)) {
    const changed =
      how === 'fill' && path.length === 0 ? withNone(node, step) : withoutAt(node, [step, ...path]);
    return withValue(rest, how, changed);
  }
  const items = itemsOf(node).filter((item) => item.start !== place.start);
  return withValue(rest, how, { type: 'list', ...place, items });
}

/** The template alone, nothing in its slots. */
export function withoutOverrides(flow: FlowSyntax): MapNode {
  const fill = flow.overrides.fill.node;
  const rest = without(flow.node, ['paths', ...kinds.filter((how) => how !== 'fill')]);
  if (!isMap(fill)) return rest;
  const empty = [...fill.entries.keys()].reduce(withNone, fill);
  return withValue(rest, 'fill', empty);
}

const withNone = (slots: MapNode, name: string): MapNode =>
  withValue(slots, name, scalar(placeOf(slots), 'none'));

function withValue(node: MapNode, name: string, value: Node): MapNode {
  const entry = node.entries.get(name);
  return entry
    ? withEntries(node, new Map(node.entries).set(name, { key: entry.key, value }))
    : node;
}

function withoutAt(node: MapNode, [name = '', ...path]: readonly string[]): MapNode {
  const inner = node.entries.get(name)?.value;
  return path.length > 0 && isMap(inner)
    ? withValue(node, name, withoutAt(inner, path))
    : without(node, [name]);
}
