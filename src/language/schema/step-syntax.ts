import type { SourceSpan } from '../../model/source.ts';
import { at, entriesOf, isMap, isScalar, itemsOf, mapAt, written } from '../yaml/node-access.ts';
import type { Entry, MapNode, Node, ScalarNode } from '../yaml/node.ts';

/** A word or sentence of the author's, and where it stands. */
export interface LocatedText extends SourceSpan {
  text: string;
}

/** Kept under a name: what a formula gives, or the field of the result that has that name. */
export interface KeptSyntax {
  name: string;
  place: SourceSpan;
  from: Node;
}

/** An answer that the address of a page has to bring, and its type. */
export interface NeedSyntax {
  name: string;
  place: SourceSpan;
  type: Node;
}

/** A step as its author wrote it, with defaults and settings put in. What only its kind knows is not in here. */
export interface StepSyntax {
  path: ScalarNode | undefined;
  /** Where the kind is written. */
  kindPlace: SourceSpan | undefined;
  /** Words, or a formula. */
  title: Node | undefined;
  /** A formula, or what a setting made of it. */
  when: ScalarNode | undefined;
  keep: readonly KeptSyntax[];
  ends: LocatedText | undefined;
  /** Absent where no address of the outside leads here. */
  entry: { needs: readonly NeedSyntax[] } | undefined;
  resume: LocatedText | undefined;
  asksAgain: LocatedText | undefined;
  /** What it asks, and what it sends with that. */
  endpoint: LocatedText | undefined;
  send: Entry | undefined;
  run: RunSyntax | undefined;
  table: TableSyntax | undefined;
}

/** Of a step that stands for a whole flow. */
export interface RunSyntax {
  flow: LocatedText | undefined;
  as: string | undefined;
  with: MapNode | undefined;
}

/** Of a step that decides by rows. */
export interface TableSyntax {
  columns: readonly ScalarNode[];
  rows: readonly [string, Entry][];
}

/** One way out of a step, where it is more than a target. */
export interface WaySyntax {
  to: ScalarNode | undefined;
  when: Node | undefined;
  toast: Node | undefined;
  at: Node | undefined;
  after: Node | undefined;
  silent: Node | undefined;
}

/** A target; `{ to, when, toast, at, after, silent }`; or several of these, tried in order. */
export function waysIn(value: Node): (ScalarNode | WaySyntax)[] {
  return itemsOf(value).flatMap((way): (ScalarNode | WaySyntax)[] => {
    if (isScalar(way)) return [way];
    if (!isMap(way)) return [];
    const [when, toast] = [at(way, 'when'), at(way, 'toast')];
    const [after, silent] = [at(way, 'after'), at(way, 'silent')];
    return [{ to: scalarIn(way, 'to'), when, toast, at: at(way, 'at'), after, silent }];
  });
}

/** What every step may have; the rest are its kind's settings. */
export const commonSettings = [
  'kind',
  'path',
  'title',
  'when',
  'keep',
  'ends',
  'entry',
  'resume',
  'asks-again',
] as const;

export function kindOf(node: Node | undefined): string {
  return textIn(node, 'kind')?.text ?? 'decide';
}

/** Reads a step that the schema has checked; nobody after this does it by its words again. */
export function stepSyntax(kind: string, node: MapNode): StepSyntax {
  const entry = at(node, 'entry');
  return {
    path: scalarIn(node, 'path'),
    kindPlace: at(node, 'kind'),
    title: at(node, 'title'),
    when: scalarIn(node, 'when'),
    keep: keptIn(at(node, 'keep')),
    ends: textIn(node, 'ends'),
    entry: entry && { needs: needsIn(entry) },
    resume: textIn(node, 'resume'),
    asksAgain: textIn(node, 'asks-again'),
    endpoint: textIn(node, 'endpoint'),
    send: node.entries.get('send'),
    run: kind === 'run' ? runIn(node) : undefined,
    table: kind === 'table' ? tableIn(node) : undefined,
  };
}

function scalarIn(node: Node | undefined, name: string): ScalarNode | undefined {
  const found = at(node, name);
  return isScalar(found) ? found : undefined;
}

export function textIn(node: Node | undefined, name: string): LocatedText | undefined {
  const found = scalarIn(node, name);
  if (!found || found.value === null) return undefined;
  const { file, start, end } = found;
  return { text: written(found), file, start, end };
}

function keptIn(keep: Node | undefined): KeptSyntax[] {
  if (isMap(keep))
    return entriesOf(keep).map(([name, { key, value }]) => ({ name, place: key, from: value }));
  return itemsOf(keep)
    .filter(isScalar)
    .map((item) => ({ name: written(item), place: item, from: item }));
}

function needsIn(entry: Node): NeedSyntax[] {
  return entriesOf(at(entry, 'needs')).map(([name, { key, value }]) => ({
    name,
    place: key,
    type: value,
  }));
}

function runIn(node: MapNode): RunSyntax {
  return { flow: textIn(node, 'flow'), as: textIn(node, 'as')?.text, with: mapAt(node, 'with') };
}

function tableIn(node: MapNode): TableSyntax {
  return {
    columns: itemsOf(at(node, 'of')).filter(isScalar),
    rows: entriesOf(mapAt(node, 'rows')),
  };
}
