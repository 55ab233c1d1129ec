/**
 * Decides by exhaustive trial whether two versions of a small flow can be told apart: both are walked with the same
 * order, answers and responses. It interprets definitions by itself and shares nothing with the comparison it checks
 * but formula evaluation.
 */
import { evaluate } from '../../language/formula/evaluate.ts';
import type { Flow, Formula, Step } from '../../model/definition.ts';

type Values = Readonly<Record<string, unknown>>;

interface Customer {
  order: Values;
  answers: Values;
  result: Values;
}

interface Choices {
  order: readonly Values[];
  /** All answers that can be given at a step. */
  answers: (step: Step) => readonly Values[];
  results: readonly Values[];
}

interface Together {
  before: string;
  after: string;
  customer: Customer;
}

/** A walk after which they differ, as `step outcome` lines; undefined where there is none. */
export function distinguishingPath(
  before: Flow,
  after: Flow,
  choices: Choices,
): string[] | undefined {
  const visited = new Set<string>();
  const queue: { at: Together; path: string[] }[] = [];
  for (const order of choices.order) {
    const customer = { order, answers: {}, result: {} };
    const [one, other] = [
      arrive(before, before.start, customer, []),
      arrive(after, after.start, customer, []),
    ];
    if (!isSameArrival(before, after, one, other)) return [];
    if (!one.out)
      queue.push({ at: { before: one.step, after: other.step, customer: one.customer }, path: [] });
  }
  for (const { at, path } of queue) {
    const key = JSON.stringify(at);
    if (visited.has(key)) continue;
    visited.add(key);
    const [old, now] = [stepOf(before, at.before), stepOf(after, at.after)];
    if (shown(before, old) !== shown(after, now)) return [...path, at.before];
    const outcomes = outcomesOf(old);
    if (outcomes.join() !== outcomesOf(now).join()) return [...path, at.before];
    for (const outcome of outcomes)
      for (const answers of choices.answers(old))
        for (const result of choices.results) {
          const customer = {
            ...at.customer,
            answers: { ...at.customer.answers, ...answers },
            result,
          };
          const [one, other] = [
            leave(before, old, outcome, customer),
            leave(after, now, outcome, customer),
          ];
          if (!isSameArrival(before, after, one, other))
            return [...path, `${at.before} ${outcome}`];
          if (!one.out)
            queue.push({
              at: { before: one.step, after: other.step, customer: one.customer },
              path: [...path, `${at.before} ${outcome}`],
            });
        }
  }
  return undefined;
}

interface Arrival {
  step: string;
  out: boolean;
  /** The messages shown. */
  messages: readonly string[];
  customer: Customer;
}

function isSameArrival(before: Flow, after: Flow, one: Arrival, other: Arrival): boolean {
  if (one.out !== other.out || one.messages.join('|') !== other.messages.join('|')) return false;
  if (one.out) return one.step === other.step;
  return shown(before, stepOf(before, one.step)) === shown(after, stepOf(after, other.step));
}

const reserved = ['back', 'reload', 'leave'];

function leave(
  flow: Flow,
  step: Step,
  outcome: string,
  customer: Customer,
  messages: readonly string[] = [],
  depth = 0,
): Arrival {
  const values = Object.entries(step.keep ?? {}).map(([name, formula]) => [
    name,
    valueOf(formula, customer),
  ]);
  const now = { ...customer, answers: { ...customer.answers, ...Object.fromEntries(values) } };
  const exit = step.exits[outcome]?.find(({ when }) => !when || valueOf(when, now) === true);
  if (!exit) return { step: 'nowhere', out: true, messages, customer: now };
  const withMessage = [
    ...messages,
    ...(exit.toast ? [JSON.stringify(plain(exit.toast))] : []),
    ...(exit.after === undefined ? [] : [String(exit.after)]),
  ];
  if (reserved.includes(exit.to))
    return { step: exit.to, out: true, messages: withMessage, customer: now };
  const to = exit.to === 'again' ? step.id : exit.to;
  const isRestart = step.ends !== undefined;
  return arrive(
    flow,
    to,
    isRestart ? { ...now, answers: {}, result: {} } : now,
    [...withMessage, ...(isRestart ? ['anew'] : [])],
    depth,
  );
}

function arrive(
  flow: Flow,
  id: string,
  customer: Customer,
  messages: readonly string[],
  depth = 0,
): Arrival {
  const step = stepOf(flow, id);
  // A cycle without an observable step.
  if (depth > Object.keys(flow.steps).length)
    return { step: 'nowhere', out: true, messages: [], customer };
  if (step.when && valueOf(step.when, customer) !== true) {
    const exits = step.exits[step.main] ?? [];
    const past = exits.find(({ when }) => !when) ?? exits[0];
    if (!past) return { step: 'nowhere', out: true, messages, customer };
    if (reserved.includes(past.to)) return { step: past.to, out: true, messages, customer };
    return arrive(flow, past.to, customer, messages, depth + 1);
  }
  if (step.kind === 'decide') return leave(flow, step, step.main, customer, messages, depth + 1);
  return { step: id, out: false, messages, customer: { ...customer, result: {} } };
}

function stepOf(flow: Flow, id: string): Step {
  const step = flow.steps[id];
  if (!step) throw new Error(`No step ${id} in ${Object.keys(flow.steps).join()}`);
  return step;
}

function outcomesOf(step: Step): string[] {
  return Object.keys(step.exits)
    .filter((name) => (step.exits[name]?.length ?? 0) > 0)
    .sort();
}

/** Everything observable of a step: all but names and exits. */
function shown(flow: Flow, step: Step, deep = true): string {
  const { id: _, exits: _exits, when: _when, resume, needs: _needs, ...rest } = step;
  const back = resume !== undefined && deep ? shown(flow, stepOf(flow, resume), false) : '';
  return JSON.stringify(plain(rest)) + back;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('expr' in value) return { expr: value.expr };
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, plain(one)]),
  );
}

function valueOf(formula: Formula, { order, answers, result }: Customer): unknown {
  try {
    return evaluate(formula, { order, answers, result });
  } catch {
    return undefined;
  }
}
