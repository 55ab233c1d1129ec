/** Generated payloads of a journey's events: different each time, so that a lost or stale one is detected. */
import type { Flow, Formula, ValueType } from '../../model/definition.ts';
import { readsOf } from '../../language/formula/reads.ts';
import * as names from '../../machine/names.ts';
import type { JourneyStep } from '../journeys.ts';
import { questionsOf } from './steps.ts';
import type { OracleEvent } from './types.ts';

const day = 24 * 3_600_000;

export class EventPayloads {
  readonly #flow: Flow;
  readonly #now: () => number;
  readonly #read: ReadonlyMap<string, ValueType>;
  #count = 0;

  constructor(flow: Flow, now: () => number) {
    this.#flow = flow;
    this.#now = now;
    this.#read = resultsRead(flow);
  }

  with(step: Pick<JourneyStep, 'step' | 'inner' | 'event' | 'edges'>): Partial<OracleEvent> {
    const count = ++this.#count;
    const ofEngine = enginePayload(step.event, count);
    const here = this.#flow.steps[step.step];
    if (ofEngine) return ofEngine;
    if (!here || !/^[a-z]/.test(step.event) || !step.event.includes('.')) return {};
    const answers = questionsOf(here).map((name) => [
      name,
      valueOf(here.collects?.[name], name, count),
    ]);
    const isAnswered = step.edges.some(({ from }) => from.invokes);
    return {
      ...(answers.length > 0 && {
        answers: Object.fromEntries(answers) as Record<string, unknown>,
      }),
      ...(isAnswered && { result: this.#result(count) }),
      data: { noted: `data ${count}` },
      ...(count % 4 === 0 && {
        deadlines: { ahead: this.#now() + day + count, gone: this.#now() - count },
      }),
    };
  }

  /** All that any formula of the flow reads of a result. */
  #result(count: number): Record<string, unknown> {
    const result: Record<string, unknown> = { code: `C${count}`, msg: `message ${count}` };
    for (const [dotted, type] of this.#read) {
      const path = dotted.split('.').slice(1);
      let place = result;
      for (const name of path.slice(0, -1)) {
        const inner = place[name];
        place = (typeof inner === 'object' && inner ? inner : (place[name] = {})) as typeof place;
      }
      const last = path.at(-1) ?? '';
      if (typeof place[last] !== 'object') place[last] = valueOf(type, last, count);
    }
    return result;
  }
}

/** Payloads of the engine's own events. */
function enginePayload(type: string, count: number): Partial<OracleEvent> | undefined {
  const { event } = names;
  switch (type) {
    case event.loaded:
    case event.saved:
      return { draft: { [`held-${count}`]: `held ${count}` } };
    case event.reloaded:
    case event.orderChanged:
      return { order: { orderNo: 'REHEARSAL', note: `order ${count}` } };
    case event.unreachable:
    case event.refused:
    case event.notReloaded:
      return { trouble: `trouble ${count}` };
    case event.broken:
      return { error: new Error(`broken ${count}`) };
    case event.language:
      return { language: count % 2 === 0 ? 'zh' : 'en' };
    default:
      return undefined;
  }
}

/** Typed as the answer it is kept as; else by what the formulas that read it accept. */
function resultsRead(flow: Flow): Map<string, ValueType> {
  const types = new Map<string, ValueType>();
  const formulas: Formula[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('formula' in value && 'expr' in value) formulas.push(value as Formula);
    else for (const one of Object.values(value)) visit(one);
  };
  visit(flow.steps);
  for (const formula of formulas)
    for (const name of resultsOf(formula)) if (name !== 'result.msg') types.set(name, 'text');
  for (const { keep, collects } of Object.values(flow.steps))
    for (const [name, formula] of Object.entries(keep ?? {})) {
      const [only, another] = resultsOf(formula);
      if (only !== undefined && another === undefined) types.set(only, collects?.[name] ?? 'text');
    }
  for (const formula of formulas)
    if (computes(formula)) for (const name of resultsOf(formula)) types.set(name, 'number');
  return types;
}

function resultsOf({ expr }: Formula): string[] {
  const { reads, guarded } = readsOf(expr);
  return [...reads, ...guarded].filter((name) => name.startsWith('result.'));
}

/** Whether it calculates with what it reads, or makes an amount of it. */
function computes({ expr }: Formula): boolean {
  return /^\["(exactYuan|yuan|money|[-+*/])",/.test(JSON.stringify(expr));
}

function valueOf(type: ValueType | undefined, name: string, count: number): unknown {
  if (typeof type === 'object')
    return 'list' in type
      ? [valueOf(type.list, name, count)]
      : Object.fromEntries(
          Object.entries(type.fields).map(([part, one]) => [part, valueOf(one, part, count)]),
        );
  if (type === 'yes-no') return count % 2 === 0;
  if (type === 'number' || type === 'money') return count;
  if (type === 'date') return `20${10 + (count % 80)}-01-01`;
  return type === 'version' ? `${count}.0.0` : `${name} ${count}`;
}
