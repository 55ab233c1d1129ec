import { assign } from 'xstate';
import { contextInput, failure } from './loading/request-result.ts';
import { addressOf, beginning, withCar } from './car-context.ts';
import { carSetup, foundType } from './loading/parts.ts';
import { placeIn, withoutPlace } from './loading/place-machine.ts';

/** A request is sent once its inputs are there, unless its response was kept. */
const loadUnless = <Known extends string, Ready extends string>(known: Known, ready: Ready) =>
  ({
    always: [
      { guard: known, target: 'loaded' },
      { guard: ready, target: 'loading' },
    ],
  }) as const;

const retriesLoading = {
  on: { retry: { target: 'loading', actions: 'forget the trouble' } },
} as const;

/** Without a response the page offers a retry. */
const offersRetry = {
  guard: { type: 'unanswered', params: failure },
  target: 'unreachable',
  actions: { type: 'record the failure', params: failure },
} as const;

/** A required request was refused. */
const leavesBy = (outcome: string) =>
  ({
    target: '#car.left',
    actions: {
      type: 'leave',
      params: ({ event }: { event: { error: unknown } }) => ({ outcome, error: event.error }),
    },
  }) as const;

/**
 * The page of a car. The order of loading is the specification's: place, stores, the car, provinces, colours, plans of
 * every colour, the first plan, the button. Each request is sent as soon as its inputs are there.
 */
export const carMachine = carSetup.createMachine({
  id: 'car',
  context: ({ input }) => beginning(input),
  output: ({ context }) => context.left ?? { outcome: 'unavailable', answers: {} },
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'place is known', target: 'page' }, { target: 'place' }] },
    place: {
      initial: 'finding',
      states: {
        finding: {
          invoke: {
            id: 'place',
            src: 'find the place',
            input: ({ context }) => ({
              services: context.services,
              used: context.input.usedStore === true,
              cityspell: addressOf(context, 'cityspell'),
            }),
            onDone: [
              {
                guard: { type: 'place is found', params: foundType },
                target: 'keeping',
                actions: assign({ place: ({ event }) => placeIn(event.output) }),
              },
              {
                guard: { type: 'nobody answered', params: foundType },
                target: 'unreachable',
                actions: assign({
                  trouble: ({ event: { output } }) =>
                    output.type === 'unanswered' ? output.why : 'server',
                }),
              },
              {
                target: '#car.left',
                actions: assign({ left: ({ event }) => withoutPlace(event.output) }),
              },
            ],
          },
        },
        keeping: {
          invoke: {
            id: 'kept',
            src: 'read what was kept',
            input: contextInput,
            onDone: {
              target: '#car.page',
              actions: assign(({ event: { output } }) => ({
                otherStores: output.otherStores,
                savedChoices: output.choices,
                utmSource: output.utmSource,
              })),
            },
            // Nothing readable was saved.
            onError: '#car.page',
          },
        },
        unreachable: { on: { retry: { target: 'finding', actions: 'forget the trouble' } } },
      },
    },
    page: {
      type: 'parallel',
      on: {
        choose: { actions: 'choose' },
        'choose licence': { actions: 'choose the licence' },
        order: {
          guard: 'can be ordered',
          target: 'left',
          actions: { type: 'leave', params: { outcome: 'order' } },
        },
      },
      states: {
        car: {
          initial: 'idle',
          states: {
            idle: { always: [{ guard: 'car is known', target: 'placed' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'car',
                src: 'fetch the car',
                input: contextInput,
                onDone: {
                  target: 'placed',
                  actions: assign(({ context, event }) => withCar(context, event.output)),
                },
                onError: [offersRetry, leavesBy('no-car')],
              },
            },
            placed: {
              always: [
                {
                  guard: 'store is not that of the link',
                  target: '#car.left',
                  actions: 'tell of another store',
                },
                { target: 'loaded' },
              ],
            },
            loaded: {},
            unreachable: retriesLoading,
          },
        },
        // Prefetched: nothing on the page waits for them.
        provinces: {
          initial: 'idle',
          states: {
            idle: { always: [{ guard: 'car is known', target: 'loaded' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'provinces',
                src: 'fetch the provinces',
                input: ({ context: { services } }) => ({ services }),
                onDone: 'loaded',
                onError: 'loaded',
              },
            },
            loaded: {},
          },
        },
        licences: {
          initial: 'idle',
          states: {
            idle: loadUnless('licences are known', 'store is known'),
            loading: {
              invoke: {
                id: 'licences',
                src: 'fetch the licences',
                input: contextInput,
                onDone: {
                  target: 'loaded',
                  actions: assign({ licenses: ({ event }) => event.output.data }),
                },
                onError: { target: 'loaded', actions: assign({ licenses: [] }) },
              },
            },
            loaded: {},
          },
        },
        colours: {
          initial: 'idle',
          states: {
            idle: loadUnless('colours are known', 'store is known'),
            loading: {
              invoke: {
                id: 'colours',
                src: 'fetch the colours',
                input: contextInput,
                onDone: {
                  target: 'loaded',
                  actions: assign({ colours: ({ event }) => event.output.data }),
                },
                onError: [offersRetry, leavesBy('unavailable')],
              },
            },
            loaded: {},
            unreachable: retriesLoading,
          },
        },
        plans: {
          initial: 'idle',
          states: {
            idle: loadUnless('every plan is known', 'colours are known'),
            loading: {
              invoke: { id: 'plans', src: 'fetch the plans', input: contextInput },
              always: { guard: 'every plan is known', target: 'loaded' },
              on: {
                'plans came': { actions: 'take the plans' },
                'plans failed': [offersRetry, leavesBy('unavailable')],
              },
            },
            loaded: {},
            unreachable: retriesLoading,
          },
        },
        button: {
          initial: 'idle',
          states: {
            idle: loadUnless('button is known', 'first plan is known'),
            loading: {
              entry: 'note the sum',
              exit: assign({ isAsking: false }),
              invoke: {
                id: 'button',
                src: 'fetch the button',
                input: contextInput,
                onDone: {
                  target: 'loaded',
                  actions: assign({ button: ({ event }) => event.output }),
                },
                onError: [
                  // It stays as it was.
                  { guard: 'button is known', target: 'loaded' },
                  offersRetry,
                  leavesBy('unavailable'),
                ],
              },
              always: { guard: 'another sum is lent', target: 'loading', reenter: true },
            },
            loaded: { always: { guard: 'another sum is lent', target: 'loading' } },
            unreachable: retriesLoading,
          },
        },
      },
    },
    left: { type: 'final' },
  },
});
