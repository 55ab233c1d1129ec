/** The places of a file that can be mutated. */
import {
  fileSyntax,
  type FileSyntax,
  type FlowSyntax,
  type OverrideKind,
} from '../../language/schema/file-syntax.ts';
import type { Symbols } from '../../language/schema/symbols.ts';
import { mapAt } from '../../language/yaml/by-key.ts';
import { entriesOf, isMap, isScalar, itemsOf } from '../../language/yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../../language/yaml/node.ts';

/** What operators look up outside the file. */
export interface MutationContext {
  symbols: Symbols;
  /** Names of all templates. */
  templates: ReadonlyMap<string, FlowSyntax>;
}

/** A step as somebody wrote it, or what a funder writes about one. */
export interface StepSite {
  name: string;
  entry: MapEntry;
  node: MapNode;
  /** All steps of the flow it is part of. */
  steps: readonly string[];
  kind: string | undefined;
}

export interface FlowSite {
  name: string;
  flow: FlowSyntax;
  steps: readonly StepSite[];
}

export interface FileSites {
  syntax: FileSyntax;
  flows: readonly FlowSite[];
  /** Every step of every flow of the file. */
  steps: readonly StepSite[];
}

export function sitesOf(root: MapNode, { templates }: MutationContext): FileSites[] {
  return fileSyntax(root).map((syntax) => {
    const flows = flowsOf(syntax).map(([name, flow]) => {
      const base = templates.get(flow.use?.text ?? name);
      return { name, flow, steps: stepsOf(flow, base) };
    });
    return { syntax, flows, steps: flows.flatMap(({ steps }) => steps) };
  });
}

function flowsOf(syntax: FileSyntax): [string, FlowSyntax][] {
  if (syntax.type === 'flow') return [[syntax.id?.text ?? '', syntax]];
  if (syntax.type !== 'funder') return [];
  return [...syntax.flows].map(([name, { flow }]) => [name, flow]);
}

const written: readonly OverrideKind[] = ['change', 'insert', 'replace', 'fill'];

function stepsOf({ node: flow }: FlowSyntax, base: FlowSyntax | undefined): StepSite[] {
  const own = entriesOf(mapAt(flow, 'steps'));
  const overridden = written.flatMap((how) => entriesOf(mapAt(flow, how)));
  const below = own.length > 0 ? [] : entriesOf(mapAt(base?.node, 'steps'));
  const inserted = entriesOf(mapAt(flow, 'insert'));
  const steps = [...new Set([...below, ...own, ...inserted].map(([name]) => name))];
  const kinds = new Map([...below, ...own].map(([name, { value }]) => [name, kindIn(value)]));
  return [...own, ...overridden].flatMap(([name, entry]) => {
    const { value: node } = entry;
    if (!isMap(node)) return [];
    return [{ name, entry, node, steps, kind: kindIn(node) ?? kinds.get(name) }];
  });
}

function kindIn(node: Node): string | undefined {
  const kind = isMap(node) ? node.entries.get('kind')?.value : undefined;
  return isScalar(kind) ? String(kind.value) : undefined;
}

/** Where a step leads to, as far as it is written: `next`, the ways of `on`, the rows of a table. */
export function targetsOf({ node }: StepSite): ScalarNode[] {
  const exits = [
    ...entriesOf(node.entries.get('on')?.value),
    ...entriesOf(node.entries.get('rows')?.value),
  ];
  const next = node.entries.get('next')?.value;
  return [...exits.flatMap(([, { value }]) => itemsOf(value)), ...itemsOf(next)].flatMap((exit) => {
    const to = isMap(exit) ? exit.entries.get('to')?.value : exit;
    return isScalar(to) && typeof to.value === 'string' && !to.value.startsWith('=') ? [to] : [];
  });
}

export interface Within {
  name: string;
  entry: MapEntry;
  parent: MapNode;
}

/** Every entry of a map and of what it holds. */
export function* entriesWithin(node: Node): Generator<Within> {
  if (node.type === 'list') for (const item of node.items) yield* entriesWithin(item);
  if (!isMap(node)) return;
  for (const [name, entry] of node.entries) {
    yield { name, entry, parent: node };
    yield* entriesWithin(entry.value);
  }
}
