import { inFen } from '../../model/yuan.ts';
import type { Definition, Flow, ValueType } from '../../model/definition.ts';
import type { Example } from '../../model/example.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';

/** What an example's values are the values of. */
export interface ExampleSubject {
  /** Undefined where its action starts none. */
  flow: Flow | undefined;
  symbols: Pick<Symbols, 'endpoints' | 'order'>;
}

/** As the platform has it: money in whole fen. An example says it in yuan. */
export function exampleInFen(example: Example, subject: ExampleSubject): Example {
  return withMoney(example, subject, inFen);
}

/** Of a funder, by name. */
export function examplesInFen(
  examples: Definition['examples'],
  { actions, flows }: Pick<Definition, 'actions' | 'flows'>,
  symbols: ExampleSubject['symbols'],
): Definition['examples'] {
  return mapValues(examples, (example) => {
    const start = actions[String(example.action)];
    return exampleInFen(example, {
      flow: start && 'flow' in start ? flows[start.flow] : undefined,
      symbols,
    });
  });
}

/** As an author writes it: money in yuan. */
export function exampleInYuan(example: Example, subject: ExampleSubject): Example {
  return withMoney(example, subject, toYuan);
}

/** What a step sends, as an author writes it. */
export function sentInYuan(step: string, sent: Values, subject: ExampleSubject): Values {
  return ofStep(step, sent, subject, requestType, toYuan);
}

type Change = (amount: number) => number;
type Values = Readonly<Record<string, unknown>>;
type TypeOf = (endpoint: EndpointType, field: string) => ValueType | undefined;

const toYuan: Change = (fen) => fen / 100;

function withMoney(example: Example, subject: ExampleSubject, change: Change): Example {
  const { order, results, sent } = example;
  const { flow, symbols } = subject;
  const ofSteps = (steps: Readonly<Record<string, Values>>, typeOf: TypeOf) =>
    mapValues(steps, (values, step) => ofStep(step, values, subject, typeOf, change));
  return {
    ...example,
    ...(order &&
      !flow?.address && {
        order: mapValues(order, (value, name) =>
          changed(value, ownValue(symbols.order, name), change),
        ),
      }),
    ...(results && { results: ofSteps(results, responseType) }),
    ...(sent && { sent: ofSteps(sent, requestType) }),
  };
}

function ofStep(
  step: string,
  values: Values,
  { flow, symbols }: ExampleSubject,
  typeOf: TypeOf,
  change: Change,
): Record<string, unknown> {
  const named = flow?.steps[step] as { endpoint?: string } | undefined;
  const endpoint = ownValue(symbols.endpoints, named?.endpoint ?? '');
  return mapValues(values, (value, name) =>
    endpoint ? changed(value, typeOf(endpoint, name), change) : value,
  );
}

function responseType({ response, data }: EndpointType, name: string): ValueType | undefined {
  return name === 'data' ? data : ownValue(response, name)?.type;
}

const requestType = ({ request }: EndpointType, name: string): ValueType | undefined =>
  ownValue(request, name)?.type;

function changed(value: unknown, type: ValueType | undefined, change: Change): unknown {
  if (type === 'money') return typeof value === 'number' ? change(value) : value;
  if (typeof type !== 'object' || typeof value !== 'object' || value === null) return value;
  if ('list' in type)
    return Array.isArray(value) ? value.map((one) => changed(one, type.list, change)) : value;
  return mapValues(value as Values, (one, name) =>
    changed(one, ownValue(type.fields, name), change),
  );
}

const ownValue = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

const mapValues = <T, R>(
  of: Readonly<Record<string, T>>,
  change: (value: T, name: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));
