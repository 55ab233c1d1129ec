import { expectTypeOf, test } from 'vitest';
import type { DefineKind, EventOf, InputOf, ScreenOf, StatesOf } from './define-kind.ts';
import type { AuthorSchema } from './step-kind.ts';

const schema = {
  kind: 'weigh',
  about: 'Weighs a car.',
  outcomes: { ok: { about: 'It was weighed.', main: true }, failed: { about: 'It was not.' } },
  settings: { endpoint: { type: 'endpoint', about: 'Asked.', required: true } },
  screen: true,
} as const satisfies AuthorSchema;

const inner = {
  weighing: {
    invoke: 'weigh',
    on: {
      'weigh.weighed': { outcome: 'ok' },
      'weigh.refused': { outcome: 'failed' },
      'weigh.unreachable': { to: 'unreachable' },
    },
  },
  unreachable: { on: { 'weigh.retried': { to: 'weighing' } } },
} as const;

type Weigh = DefineKind<
  typeof schema,
  typeof inner,
  { tons: number },
  'started',
  { plate: 'text' }
>;

async function weigh({ step, data, deadlines }: InputOf<Weigh>): Promise<EventOf<Weigh>> {
  expectTypeOf(step.endpoint).toEqualTypeOf<string>();
  expectTypeOf(data.tons).toEqualTypeOf<number | undefined>();
  expectTypeOf(deadlines.started).toEqualTypeOf<number | undefined>();
  return { type: 'weigh.weighed', data: { tons: 2 }, deadlines: { started: 1 } };
}

const states = {
  initial: 'weighing',
  states: inner,
  actors: { weigh },
} satisfies StatesOf<Weigh>;

// The type check is the test: each line below an @ts-expect-error compiles when that mistake is let through.

test('an actor sends the events its states listen to', () => {
  // @ts-expect-error -- misspelt
  const misspelt: EventOf<Weigh> = { type: 'weigh.wieghed' };
  // @ts-expect-error -- another kind's
  const foreign: EventOf<Weigh> = { type: 'call.answered' };

  expectTypeOf<[typeof misspelt, typeof foreign]>().toBeObject();
});

test('the screen sends those, or goes back', () => {
  const use = ({ send, status, data }: ScreenOf<Weigh>) => {
    send({ type: 'weigh.retried' });
    send({ type: 'back', to: 'car' });
    // @ts-expect-error -- misspelt
    send({ type: 'weigh.retryed' });
    // @ts-expect-error -- misspelt data
    send({ type: 'weigh.retried', data: { tonnes: 2 } });
    // @ts-expect-error -- misspelt inner state
    if (status === 'wieghing') return undefined;
    // @ts-expect-error -- misspelt field
    return data.tonnes;
  };

  expectTypeOf(use).toBeFunction();
});

test('data and times are those that were declared', () => {
  const use = ({ data, deadlines }: InputOf<Weigh>) => [
    // @ts-expect-error -- misspelt field
    data.tonnes,
    // @ts-expect-error -- misspelt time
    deadlines.strated,
  ];
  // @ts-expect-error -- a text is no number
  const text: EventOf<Weigh> = { type: 'weigh.weighed', data: { tons: '2' } };

  expectTypeOf<[typeof use, typeof text]>().toBeObject();
});

test('answers are those its authoring declares', () => {
  const use = ({ answers }: InputOf<Weigh>) => [
    answers.plate?.trim(),
    // @ts-expect-error -- misspelt answer
    answers.palte,
  ];
  // @ts-expect-error -- misspelt answer
  const misspelt: EventOf<Weigh> = { type: 'weigh.weighed', answers: { palte: 'A1' } };
  // @ts-expect-error -- a number is no text
  const number: EventOf<Weigh> = { type: 'weigh.weighed', answers: { plate: 1 } };

  expectTypeOf<[typeof use, typeof misspelt, typeof number]>().toBeObject();
});

test('every invoked actor is there, and no other', () => {
  // @ts-expect-error -- `weigh` is missing
  const without = { ...states, actors: {} } satisfies StatesOf<Weigh>;
  // @ts-expect-error -- nothing invokes `measure`
  const more = { ...states, actors: { weigh, measure: weigh } } satisfies StatesOf<Weigh>;

  expectTypeOf<[typeof without, typeof more]>().toBeObject();
});

test('a transition leads to a state or an outcome there is', () => {
  const to = { weighing: { on: { 'weigh.weighed': { to: 'weihging' } } } } as const;
  const out = { weighing: { on: { 'weigh.weighed': { outcome: 'fine' } } } } as const;
  const initial = 'start';
  type To = DefineKind<typeof schema, typeof to>;
  type Out = DefineKind<typeof schema, typeof out>;

  // @ts-expect-error -- misspelt target
  const misspelt = { initial: 'weighing', states: to } satisfies StatesOf<To>;
  // @ts-expect-error -- not an outcome of the schema
  const unknown = { initial: 'weighing', states: out } satisfies StatesOf<Out>;
  // @ts-expect-error -- not a state
  const nowhere = { ...states, initial } satisfies StatesOf<Weigh>;

  expectTypeOf<[typeof misspelt, typeof unknown, typeof nowhere]>().toBeObject();
});
