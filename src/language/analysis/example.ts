import type { Definition, Flow, Step, ValueType } from '../../model/definition.ts';
import type { Example } from '../../model/example.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { LinkedFlow } from '../link/linked.ts';
import { fullWidthProblem } from '../text/full-width.ts';
import { renamed } from '../text/fixes.ts';
import { nameHint } from '../text/nearest.ts';
import { entriesOf, placeOf } from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node } from '../yaml/node.ts';
import { exampleSyntax, type ExampleSyntax, type FunderSyntax } from '../schema/file-syntax.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';
import { oncePer } from '../../model/once-per.ts';
import { answersAt } from './data-flow.ts';

/** An example, as it is written and as it is emitted, with the flow its action starts. */
export interface LinkedExample {
  example: Example;
  written: ExampleSyntax;
  /** Undefined where its action starts no flow that could be linked. */
  flow: Flow | undefined;
  linked: LinkedFlow | undefined;
}

export function examplesOf(
  funder: FunderSyntax,
  { examples, actions, flows }: Definition,
  linked: ReadonlyMap<string, LinkedFlow>,
): LinkedExample[] {
  return entriesOf(funder.examples).flatMap(([name, { value }]) => {
    const example = examples[name];
    if (!example) return [];
    const start = actions[String(example.action)];
    const flow = start && 'flow' in start ? flows[start.flow] : undefined;
    const isLinked = flow !== undefined && flow.start !== '';
    return [
      {
        example,
        written: exampleSyntax(value),
        flow: isLinked ? flow : undefined,
        linked: linked.get(flow?.id ?? ''),
      },
    ];
  });
}

interface NamedBadly {
  rule: string;
  message: string;
  place: SourceSpan;
  name: string;
  candidates: readonly string[];
  /** Names already written beside it: not suggested again. */
  used?: readonly string[];
}

/** The finding of an unknown name. */
export function noSuchName(named: NamedBadly): Finding {
  const { rule, message, place, name, candidates, used = [] } = named;
  const wide = fullWidthProblem(name);
  if (wide) return { ...wide, place: placeOf(place), hint: wide.hint ?? '' };
  const names = [...new Set(candidates)];
  const hint = nameHint(name, names, `There are: ${names.join(', ')}.`);
  return {
    rule,
    place: placeOf(place),
    message,
    ...(hint !== undefined && { hint }),
    ...renamed(
      place,
      name,
      names.filter((one) => !used.includes(one)),
    ),
  };
}

interface ExampleAnswer {
  name: string;
  value: Node;
  step: Step;
  /** The name without the `as` names around the step. */
  own: string;
}

/** What the customer answers, with every step of the flow that may ask for it. Several rules ask it of each example. */
export const answersIn = oncePer(({ written, flow }: LinkedExample): readonly ExampleAnswer[] => {
  if (!flow) return [];
  const { names, steps } = questionsOf(flow);
  const answers = written.answers.filter(([name]) => names.has(name));
  return answers.flatMap(([name, { value }]) =>
    steps.flatMap(({ prefix, step }) =>
      name.startsWith(prefix) ? [{ name, value, step, own: name.slice(prefix.length) }] : [],
    ),
  );
});

export function answerNames(flow: Flow | undefined): ReadonlySet<string> {
  return flow ? questionsOf(flow).names : new Set();
}

/** `prefix`: the `as` names around the step, as `co.`. The same for all examples of the flow. */
const questionsOf = oncePer(({ steps }: Flow) => ({
  names: new Set(Object.values(steps).flatMap(answersAt)),
  steps: Object.values(steps).map((step) => ({
    prefix: [...(step.scope ?? []), ''].join('.'),
    step,
  })),
}));

interface ExampleSubject {
  /** What the flow is about: `order`, or `address`. */
  root: 'order' | 'address';
  types: Readonly<Record<string, ValueType>>;
  values: [string, MapEntry][];
}

/** The values that the order, or the page's address, has in the example. */
export function subjectIn(
  { written, flow }: LinkedExample,
  { order }: Symbols,
): ExampleSubject | undefined {
  if (!flow) return undefined;
  const values = entriesOf(written.order);
  return flow.address
    ? { root: 'address', types: textsNamed(flow.address), values }
    : { root: 'order', types: order, values };
}

const textsNamed = (names: readonly string[]): Record<string, ValueType> =>
  Object.fromEntries(names.map((name) => [name, 'text']));

interface ExampleRefusal {
  name: string;
  key: Node;
  value: Node;
  step: Step;
}

/** What steps refuse in the example, question by question. */
export function refusalsIn({ written, flow }: LinkedExample): ExampleRefusal[] {
  return entriesOf(written.refuses).flatMap(([id, { value: questions }]) => {
    const step = flow?.steps[id];
    if (!step) return [];
    return entriesOf(questions).map(([name, { key, value }]) => ({ name, key, value, step }));
  });
}

/** A form's field of that name. */
export function fieldOf(step: Step, name: string): Record<string, unknown> | undefined {
  return (step as { fields?: Record<string, Record<string, unknown>> }).fields?.[name];
}

interface ExampleField {
  step: string;
  id: string;
  endpoint: EndpointType;
  name: string;
  key: Node;
  value: Node;
}

/** What steps send in the example, field by field, with the contract of each. */
export function sentIn(example: LinkedExample, symbols: Symbols): ExampleField[] {
  return fieldsIn(example.written.sent, example, symbols);
}

/** What endpoints answer in the example, field by field, with the contract of each. */
export function resultsIn(example: LinkedExample, symbols: Symbols): ExampleField[] {
  return fieldsIn(example.written.results, example, symbols);
}

function fieldsIn(
  steps: MapNode | undefined,
  { flow, linked }: LinkedExample,
  { endpoints }: Symbols,
): ExampleField[] {
  return entriesOf(steps).flatMap(([step, { value: fields }]) => {
    const id = linked?.steps.get(step)?.syntax.endpoint?.text ?? '';
    const endpoint = Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
    if (!flow?.steps[step] || !endpoint) return [];
    return entriesOf(fields).map(([name, { key, value }]) => ({
      step,
      id,
      endpoint,
      name,
      key,
      value,
    }));
  });
}
