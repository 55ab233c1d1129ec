import type { Definition, Example, Flow, ValueType } from '../../model/definition.ts';
import type { EndpointType, Symbols } from '../schema/symbols.ts';

/** What an example's values are the values of. */
export interface ExampleSubject {
  /** Undefined where its action starts none. */
  flow: Flow | undefined;
  symbols: Pick<Symbols, 'endpoints' | 'order'>;
}

/** As the platform has it: money in whole fen. An example says it in yuan. */
export function inFen(example: Example, subject: ExampleSubject): Example {
  return withMoney(example, subject, (yuan) => Math.round(yuan * 100));
}

/** Of a funder, by name. */
export function examplesInFen(
  examples: Definition['examples'],
  { actions, flows }: Pick<Definition, 'actions' | 'flows'>,
  symbols: ExampleSubject['symbols'],
): Definition['examples'] {
  return mapValues(examples, (example) => {
    const start = actions[String(example.action)];
    return inFen(example, {
      flow: start && 'flow' in start ? flows[start.flow] : undefined,
      symbols,
    });
  });
}

/** As an author writes it: money in yuan. */
export function inYuan(example: Example, subject: ExampleSubject): Example {
  return withMoney(example, subject, (fen) => fen / 100);
}

/** What a step sends, with amounts in yuan. */
export function amountsIn(
  flow: Flow | undefined,
  symbols: ExampleSubject['symbols'] | undefined,
): (step: string, sent: Values) => Values {
  if (!symbols) return (_step, sent) => sent;
  return (step, sent) => {
    const example = {
      action: 0,
      answers: {},
      outcomes: {},
      ends: '',
      sent: { [step]: { ...sent } },
    };
    return inYuan(example, { flow, symbols }).sent?.[step] ?? sent;
  };
}

type Change = (amount: number) => number;
type Values = Readonly<Record<string, unknown>>;

function withMoney(example: Example, { flow, symbols }: ExampleSubject, change: Change): Example {
  const { order, results, sent } = example;
  const endpointOf = (step: string): EndpointType | undefined => {
    const named = flow?.steps[step] as { endpoint?: string } | undefined;
    return ownValue(symbols.endpoints, named?.endpoint ?? '');
  };
  const ofSteps = (steps: Readonly<Record<string, Values>>, typeOf: typeof responseType) =>
    mapValues(steps, (values, step) => {
      const endpoint = endpointOf(step);
      return endpoint
        ? mapValues(values, (value, name) => changed(value, typeOf(endpoint, name), change))
        : values;
    });
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
