import { exampleSyntax, type ExampleSyntax, type FunderSyntax } from '../schema/file-syntax.ts';
import type { Example, RefusedInput } from '../../model/example.ts';
import { entriesOf, isMap, isScalar, itemsOf, textOf, written } from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node } from '../yaml/node.ts';

export function emitExamples({ examples }: FunderSyntax): Record<string, Example> {
  return Object.fromEntries(
    entriesOf(examples).map(([name, { value }]) => [name, emitExample(exampleSyntax(value))]),
  );
}

export function emitExample(example: ExampleSyntax): Example {
  const { action, answers, outcomes, ends, order, results } = example;
  const { passes, leads, presses, sent, shows, documents, refuses } = example;
  return {
    action,
    answers: plainEntries(answers),
    outcomes: wordsOfEach(outcomes),
    ends,
    ...(order && { order: plainMap(order) }),
    ...(results && { results: valuesOfEach(results) }),
    ...(passes.length > 0 && { passes: passes.map(written) }),
    ...(leads && { leads: wordOfEach(leads) }),
    ...(presses && { presses: wordOfEach(presses) }),
    ...(sent && { sent: valuesOfEach(sent) }),
    ...(shows && { shows: wordsOfEach(entriesOf(shows)) }),
    ...(documents && { documents: wordsOfEach(entriesOf(documents)) }),
    ...(refuses && { refuses: refusedOfEach(refuses) }),
  };
}

function wordOfEach(steps: MapNode): Record<string, string> {
  return Object.fromEntries(
    entriesOf(steps).map(([step, { value }]) => [step, textOf(value) ?? '']),
  );
}

function wordsOfEach(steps: readonly [string, MapEntry][]): Record<string, string[]> {
  return Object.fromEntries(
    steps.map(([step, { value }]) => [step, itemsOf(value).filter(isScalar).map(written)]),
  );
}

function valuesOfEach(steps: MapNode): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    entriesOf(steps).map(([step, { value }]) => [step, isMap(value) ? plainMap(value) : {}]),
  );
}

function refusedOfEach(steps: MapNode): Record<string, Record<string, RefusedInput[]>> {
  return Object.fromEntries(
    entriesOf(steps).map(([step, { value: questions }]) => [
      step,
      Object.fromEntries(
        entriesOf(questions).map(([name, { value }]) => [name, itemsOf(value).map(refusedInput)]),
      ),
    ]),
  );
}

function refusedInput(node: Node): RefusedInput {
  if (!isMap(node)) return { value: plain(node) };
  const { 'longer-than': longerThan, 'hidden-with': hiddenWith, ...input } = plainMap(node);
  return {
    ...input,
    ...(longerThan !== undefined && { longerThan }),
    ...(hiddenWith !== undefined && { hiddenWith }),
  } as RefusedInput;
}

function plainMap(node: MapNode): Record<string, unknown> {
  return plainEntries(entriesOf(node));
}

function plainEntries(entries: readonly [string, MapEntry][]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([name, { value }]) => [name, plain(value)]));
}

/** YAML as plain data, money in yuan. */
export function plain(node: Node): unknown {
  if (node.type === 'list') return node.items.map(plain);
  return isScalar(node) ? node.value : plainMap(node);
}
