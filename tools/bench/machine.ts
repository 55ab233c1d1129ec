import { assign, createActor, setup } from 'xstate';
import type { Flow, Step } from '../../src/model/definition.ts';
import { chartOf } from '../../src/machine/chart-builder.ts';
import { toMachine } from '../../src/machine/to-machine.ts';
import type { StartInput } from '../../src/machine/context.ts';
import { SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { inTurn } from './measure.ts';

const names = Array.from({ length: 10 }, (_, at) => `page-${at}`);
const events = 10_000;

/** Ten forms in a row, walked to the end and back again: the assembled machine against the same written by hand. */
export function* benchMachine(): Generator<string> {
  yield 'Assembled machine against the same machine written by hand in XState (10 steps; medians of pairs run in turn)';
  const building = inTurn(times(200, buildAssembled), times(200, buildByHand), 15);
  yield `  building: ${(building.a / 200).toFixed(2)} ms against ${(building.b / 200).toFixed(2)} ms, ${(1 / building.ratio).toFixed(2)} of its speed (target 0.8)`;
  const running = inTurn(runAssembled, runByHand, 15);
  yield `  ${events.toLocaleString('en')} events: ${running.a.toFixed(0)} ms against ${running.b.toFixed(0)} ms, ${(1 / running.ratio).toFixed(2)} of its speed (target 0.9)`;
}

function times(count: number, build: () => unknown): () => number {
  return () =>
    timed(() => {
      for (let at = 0; at < count; at += 1) build();
    });
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** A kind that only waits for the customer, so that the engine is measured and not a kind. */
const kinds = {
  page: {
    initial: 'editing',
    states: { editing: { on: { 'form.submitted': { outcome: 'submitted' } } } },
  },
};

const input: StartInput = {
  order: { orderNo: 'A1' },
  host: { kind: 'web', system: 'other', version: '0.0.0' },
  action: 1,
  language: 'zh',
};

function flow(): Flow {
  const steps = names.map((id, at): [string, Step] => [
    id,
    {
      id,
      kind: 'page',
      path: `/${id}`,
      main: 'submitted',
      exits: { submitted: [{ label: 'submitted', to: names[at + 1] ?? 'page-9' }] },
      collects: { name: 'text' },
    },
  ]);
  const title = { zh: '十页', en: 'Ten pages' };
  return {
    id: 'ten',
    use: 'ten',
    title,
    start: 'page-0',
    steps: Object.fromEntries(steps),
    hash: 'x',
  };
}

const { effects } = new SimulatedWorld();

function buildAssembled() {
  return toMachine(chartOf(flow(), kinds), { kinds, effects, links: [] });
}

interface ByHand {
  answers: Record<string, Record<string, unknown>>;
  visited: string[];
  visit: number;
}

/** To the page before, else to the first. */
function back() {
  return [
    ...names.map((page) => ({
      guard: { type: 'came from' as const, params: { page } },
      target: `.${page}`,
    })),
    { target: '.page-0' },
  ];
}

/** A hand-written XState wizard of the same kind: answers by page, visited pages, Back to the previous page. */
function buildByHand() {
  const types = {} as {
    context: ByHand;
    events: { type: 'form.submitted'; answers: Record<string, unknown> } | { type: 'back' };
  };
  return setup({
    types,
    actions: {
      keep: assign(({ context, event }) =>
        event.type === 'form.submitted'
          ? {
              answers: {
                ...context.answers,
                [context.visited.at(-1) ?? '']: {
                  ...context.answers[context.visited.at(-1) ?? ''],
                  ...event.answers,
                },
              },
            }
          : {},
      ),
      arrive: assign(({ context }, { page }: { page: string }) => {
        const index = context.visited.indexOf(page);
        return {
          visited: index >= 0 ? context.visited.slice(0, index + 1) : [...context.visited, page],
          visit: context.visit + 1,
        };
      }),
    },
    guards: {
      'came from': ({ context }, { page }: { page: string }) => context.visited.at(-2) === page,
    },
  }).createMachine({
    id: 'ten',
    initial: 'page-0',
    context: { answers: {}, visited: [], visit: 0 },
    on: { back: back() },
    states: Object.fromEntries(
      names.map((id, at) => [
        id,
        {
          entry: { type: 'arrive' as const, params: { page: id } },
          meta: { step: id },
          on: {
            'form.submitted': {
              target: names[at + 1] ?? 'page-9',
              actions: 'keep' as const,
              reenter: true,
            },
          },
        },
      ]),
    ),
  });
}

type Sends = {
  start(): unknown;
  stop(): unknown;
  send(event: { type: string; answers?: Record<string, unknown> }): void;
};

function run(actor: Sends): number {
  actor.start();
  const took = timed(() => {
    for (let at = 0; at < events; at += 1) {
      // Nine pages on, then nine back.
      if (at % 18 < 9) actor.send({ type: 'form.submitted', answers: { name: `${at}` } });
      else actor.send({ type: 'back' });
    }
  });
  actor.stop();
  return took;
}

function runAssembled(): number {
  return run(createActor(buildAssembled(), { input }));
}

function runByHand(): number {
  return run(createActor(buildByHand()));
}
