import type { FunderSyntax } from '../schema/file-syntax.ts';
import type { Example } from '../../model/definition.ts';
import {
  at,
  entriesOf,
  isMap,
  isScalar,
  itemsOf,
  mapAt,
  textAt,
  written,
} from '../yaml/node-access.ts';
import type { MapNode, Node } from '../yaml/node.ts';

export function emitExamples({ examples }: FunderSyntax): Record<string, Example> {
  const written = entriesOf(examples);
  return Object.fromEntries(written.map(([name, { value }]) => [name, emitExample(value)]));
}

function emitExample(node: Node): Example {
  const example: Example = {
    action: textAt(node, 'page') ?? Number(textAt(node, 'action')),
    answers: plainMap(mapAt(node, 'answers')),
    outcomes: Object.fromEntries(
      entriesOf(at(node, 'outcomes')).map(([step, { value }]) => [
        step,
        itemsOf(value).filter(isScalar).map(written),
      ]),
    ),
    ends: textAt(node, 'ends') ?? '',
  };
  const order = mapAt(node, 'order') ?? mapAt(node, 'address');
  const results = mapAt(node, 'results');
  if (order) example.order = plainMap(order);
  if (results)
    example.results = Object.fromEntries(
      entriesOf(results).map(([step, { value }]) => [step, isMap(value) ? plainMap(value) : {}]),
    );
  return example;
}

function plainMap(node: MapNode | undefined): Record<string, unknown> {
  return Object.fromEntries(entriesOf(node).map(([name, { value }]) => [name, plain(value)]));
}

/** YAML as plain data. Money stays in yuan here: an example says what a customer would type. */
function plain(node: Node): unknown {
  if (node.type === 'list') return node.items.map(plain);
  return isScalar(node) ? node.value : plainMap(node);
}
