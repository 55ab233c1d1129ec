/**
 * Drops and exchanges each kind of action, entry and lock of a chart once. Machine and journeys are both made from the
 * faulty chart, so that only the oracle can tell: the journeys must fail.
 */
import { describe, expect, test } from 'vitest';
import type { Chart, ChartAction, ChartState, ChartTransition } from '../../machine/chart.ts';
import { chartOf } from '../../machine/chart-builder.ts';
import type { Flow } from '../../model/definition.ts';
import { aDefinition, aFlow, formula, richFlow, sampleKinds } from '../sample.ts';
import { walkJourneys } from '../walk-failures.ts';

const withDraft = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' } },
    look: {
      kind: 'call',
      endpoint: 'x',
      exits: {
        failed: [{ to: 'name', at: 'name', toast: { zh: '不对', en: 'Wrong' } }],
        ok: [{ to: 'late', label: 'late', when: formula('result.late') }, { to: 'reload' }],
      },
    },
    late: { kind: 'page', entry: { needs: {} } },
    routes: {
      kind: 'decide',
      exits: { decided: [{ to: 'done', label: 'one', when: formula('order.one') }] },
    },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'l', save: 's' } },
);

/** A write whose result is queried, and two branches that can both hold. */
const withWrite = aFlow({
  sure: { kind: 'page' },
  pay: { kind: 'call', endpoint: 'pay', once: true, resume: 'query' },
  query: { kind: 'wait', for: 1000, exits: { over: 'which' } },
  which: {
    kind: 'decide',
    exits: {
      decided: [
        { to: 'sure', label: 'one', when: formula('order.one') },
        { to: 'sorry', label: 'two', when: formula('order.two') },
        { to: 'done', label: 'else' },
      ],
    },
  },
  done: { kind: 'result', ends: 'success', exits: { restart: 'sure' } },
  sorry: { kind: 'end', ends: 'failure' },
});

const flows = { richFlow, withDraft, withWrite };

const otherText = { zh: '别的话', en: 'Other words' };

/** The replacement for each type of action; a missing type does not compile. */
const exchanges: { [Type in ChartAction['type']]: ChartAction } = {
  arrive: { type: 'settle', params: { writes: [] } },
  record: { type: 'store the order' },
  keep: { type: 'record' },
  'skip the step': { type: 'record' },
  'restart the flow': { type: 'skip the step' },
  settle: { type: 'abandon' },
  abandon: { type: 'skip the step' },
  'record the intent': { type: 'record' },
  'store the draft': { type: 'store the order' },
  'store the order': { type: 'store the draft' },
  'change the language': { type: 'close the notice' },
  'close the notice': { type: 'record' },
  'record the failure': { type: 'store the draft' },
  'show at the field': { type: 'toast', params: { message: otherText } },
  toast: { type: 'toast', params: { message: otherText } },
  'log the bug': { type: 'log that no branch applies' },
  'log that no branch applies': { type: 'log the bug' },
};

type Change = (action: ChartAction) => readonly ChartAction[];

/** Charts are read-only once built. */
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

async function isFound(
  flow: Flow,
  change: (chart: Chart) => boolean,
): Promise<boolean | undefined> {
  const chart = chartOf(flow, sampleKinds);
  if (!change(chart)) return undefined;
  const { problems } = await walkJourneys(aDefinition(flow), flow, sampleKinds, { chart });
  return problems.length > 0;
}

/** The places of a chart that name actions. */
function places(chart: Chart): { actions: readonly ChartAction[] }[] {
  return [...chart.states.flatMap(({ transitions }) => transitions), ...chart.everywhere];
}

/** Changes the one that is the `nth` of its type. */
function changing(type: ChartAction['type'], nth: number, change: Change) {
  return (chart: Chart): boolean => {
    let left = nth;
    for (const state of chart.states)
      if (state.entry?.type === type && left-- === 0) {
        const [entry] = change(state.entry);
        if (entry) state.entry = entry;
        else delete state.entry;
        return true;
      }
    for (const place of places(chart)) {
      const at = place.actions.findIndex((action) => action.type === type);
      if (at === -1 || left-- !== 0) continue;
      const [action] = place.actions.slice(at);
      if (action) place.actions = place.actions.toSpliced(at, 1, ...change(action));
      return true;
    }
    return false;
  };
}

/** Whether the change is detected at one of the actions of this type, in any of the flows. */
async function isNoticed(type: ChartAction['type'], change: Change): Promise<boolean> {
  for (const flow of Object.values(flows))
    for (let nth = 0; nth < 12; nth++) {
      const one = await isFound(flow, changing(type, nth, change));
      if (one === undefined) break;
      if (one) return true;
    }
  return false;
}

const withOthersForm = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' } },
    'pay/part': { kind: 'ask', collects: { part: 'text' } },
    job: { kind: 'ask', collects: { job: 'text' } },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'l', save: 's', except: ['pay/part'] } },
);

test.each(Object.entries({ ...flows, withOthersForm }))(
  'without a fault the journeys of %s hold',
  async (_, flow) => {
    const { problems } = await walkJourneys(aDefinition(flow), flow, sampleKinds);

    expect(problems).toEqual([]);
  },
);

describe.each(Object.entries(exchanges))('%s', (type, exchange) => {
  test('is noticed where it is dropped', async () => {
    expect(await isNoticed(type as ChartAction['type'], () => [])).toBe(true);
  });

  test('is noticed where another one replaces it', async () => {
    expect(await isNoticed(type as ChartAction['type'], () => [exchange])).toBe(true);
  });
});

/** Faults in all other parts of a chart; each must be detected. */
const faults: Record<string, (chart: Chart) => (() => void)[]> = {
  'the lock on Back': (chart) =>
    chart.states
      .filter((state) => state.locked && isBeforeWrites(chart, state))
      .map((state) => () => void delete state.locked),
  'a lock where none is meant': (chart) =>
    chart.states
      .filter((state) => !state.locked && waits(state) && isBeforeWrites(chart, state))
      .map((state) => () => void (state.locked = true)),
  'the start of a call': (chart) =>
    chart.states.filter(({ invoke }) => invoke).map((state) => () => void delete state.invoke),
  'how long a pause is': (chart) =>
    chart.states
      .filter(({ invoke }) => invoke?.after !== undefined)
      .map((state) => () => void (state.invoke = { src: 'wait', after: 1 })),
  'the order in which guards are tried': (chart) =>
    chart.states
      .filter(({ transitions: [one, two] }) => one?.guard && two?.guard && !one.engine)
      .map((state) => () => void state.transitions.splice(0, 2, ...swapped(state))),
  'a guard': (chart) =>
    authored(chart)
      .filter(({ guard }) => guard)
      .map((one) => () => void delete one.guard),
  'where a transition leads': (chart) =>
    authored(chart)
      .filter(({ to }) => !to.final)
      .map((one) => () => void ((one as Writable<ChartTransition>).to = elsewhere(chart, one))),
};

/** Only before writes the lock on Back has an effect: after one Back is refused anyway, and after an end it leaves the flow. */
function isBeforeWrites({ flow }: Chart, { step }: ChartState): boolean {
  const written = Object.values(flow.steps).findIndex(({ once }) => once);
  const at = Object.keys(flow.steps).indexOf(step);
  return written === -1 || at <= written || flow.steps[step]?.ends !== undefined;
}

function waits({ transitions }: ChartState): boolean {
  return transitions.some(({ event }) => event !== undefined);
}

function swapped({ transitions: [one, two] }: ChartState): ChartTransition[] {
  return one && two ? [two, one] : [];
}

function authored(chart: Chart): ChartTransition[] {
  return chart.states.flatMap(({ transitions }) => transitions.filter(({ engine }) => !engine));
}

function elsewhere(chart: Chart, { to, from }: ChartTransition): ChartState {
  const other = chart.states.find((state) => state !== to && state !== from && waits(state));
  return other ?? to;
}

describe.each(Object.entries(faults))('%s', (_, seeds) => {
  test.each(Object.entries(flows))('is noticed in %s', async (_name, flow) => {
    const all = seeds(chartOf(flow, sampleKinds)).length;
    const survivors: number[] = [];
    for (let nth = 0; nth < all; nth++) {
      const seeded = await isFound(flow, (chart) => {
        seeds(chart)[nth]?.();
        return true;
      });
      if (!seeded) survivors.push(nth);
    }
    expect(survivors).toEqual([]);
  });
});
