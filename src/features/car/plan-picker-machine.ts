import { assign, fromPromise, setup } from 'xstate';
import type { ResultOf } from '../../api/typed.ts';
import type {
  HostedContext,
  HostedMachineInput,
  HostedOutput,
  HostedServices,
} from '../../model/hosted-screen.ts';
import type { CarResponse } from './car-data.ts';
import {
  type ContextInput,
  contextInput,
  failure,
  resultOf,
  RequestRefused,
  Unanswered,
} from './loading/request-result.ts';
import {
  type StoreLocation,
  placeIn,
  placeMachine,
  withoutPlace,
} from './loading/place-machine.ts';
import { storeIn } from '../../ui/car/nearest-store.ts';
import type { Scheme } from './plans.ts';

export interface PickerInput {
  carId: string;
  /** The city the address names. */
  cityspell: string;
  /** The store is the one chosen for used cars. */
  usedStore: boolean;
}

export interface PickerContext extends HostedContext {
  input: Partial<PickerInput>;
  services: HostedServices;
  place: StoreLocation | undefined;
  car: CarResponse | undefined;
  /** Undefined until they are there. */
  schemes: readonly Scheme[] | undefined;
  left: HostedOutput | undefined;
}

export type PickerEvent = { type: 'confirm'; scheme: Scheme } | { type: 'retry' };

/** Without a response the page offers a retry, which continues from there. */
const failed = [
  {
    guard: { type: 'unanswered', params: failure },
    target: 'unreachable',
    actions: { type: 'record the failure', params: failure },
  },
  { target: 'left', actions: { type: 'give up', params: failure } },
] as const;

type PickerActorInput = ContextInput<PickerContext>;

/** Every plan of a car in the store chosen: the place, then the car, then its plans. */
export const planPickerMachine = setup({
  types: {
    context: {} as PickerContext,
    events: {} as PickerEvent,
    input: {} as HostedMachineInput<PickerInput, PickerContext>,
    output: {} as HostedOutput,
  },
  actors: {
    'find the place': placeMachine,
    'fetch the car': fromPromise<CarResponse, PickerActorInput>(
      ({ input: { context }, signal }) => {
        const { carId = '' } = context.input;
        const cityCode = storeIn(context.place)?.cityCode ?? '';
        return resultOf(context.services, 'car.detail', { carId, cityCode }, signal);
      },
    ),
    'fetch the plans': fromPromise<ResultOf<'plan.list'>, PickerActorInput>(
      ({ input: { context }, signal }) => {
        const { provinceCode = '', code = '' } = storeIn(context.place) ?? {};
        const carCode = context.car?.modelCode ?? '';
        const request = { carCode, province: provinceCode, storeCode: code };
        return resultOf(context.services, 'plan.list', request, signal);
      },
    ),
  },
  guards: {
    'place is known': ({ context }) => context.place !== undefined,
    'car is known': ({ context }) => context.car !== undefined,
    unanswered: (_, { error }: { error: unknown }) => error instanceof Unanswered,
  },
  actions: {
    'record the failure': assign({
      trouble: (_, { error }: { error: unknown }) =>
        error instanceof Unanswered ? error.why : 'server',
    }),
    'give up': assign({
      left: (_, { error }: { error: unknown }) => ({
        outcome: 'unavailable',
        answers: { trouble: error instanceof RequestRefused ? error.message : '' },
      }),
    }),
  },
}).createMachine({
  id: 'picker',
  context: ({ input: { input, answers, services } }) => ({
    input,
    services,
    answers,
    trouble: undefined,
    place: undefined,
    car: undefined,
    schemes: undefined,
    left: undefined,
  }),
  output: ({ context }) => context.left ?? { outcome: 'unavailable', answers: {} },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'place',
        src: 'find the place',
        input: ({ context: { services, input } }) => ({
          services,
          used: input.usedStore === true,
          cityspell: input.cityspell ?? '',
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.type === 'found',
            target: 'car',
            actions: assign({ place: ({ event }) => placeIn(event.output) }),
          },
          {
            guard: ({ event }) => event.output.type === 'unanswered',
            target: 'unreachable',
            actions: assign({
              trouble: ({ event: { output } }) =>
                output.type === 'unanswered' ? output.why : 'server',
            }),
          },
          { target: 'left', actions: assign({ left: ({ event }) => withoutPlace(event.output) }) },
        ],
      },
    },
    car: {
      invoke: {
        id: 'car',
        src: 'fetch the car',
        input: contextInput,
        onDone: { target: 'plans', actions: assign({ car: ({ event }) => event.output }) },
        onError: failed,
      },
    },
    plans: {
      invoke: {
        id: 'plans',
        src: 'fetch the plans',
        input: contextInput,
        onDone: {
          target: 'shown',
          actions: assign({ schemes: ({ event }) => event.output.financialPlanList }),
        },
        onError: failed,
      },
    },
    shown: {
      on: {
        confirm: {
          target: 'left',
          actions: assign({
            left: ({ event: { scheme } }) => ({
              outcome: 'confirm',
              answers: { schemeCode: scheme.schemeCode, leaseTerm: scheme.leaseTerm },
            }),
          }),
        },
      },
    },
    unreachable: {
      exit: assign({ trouble: undefined }),
      on: {
        retry: [
          { guard: 'car is known', target: 'plans' },
          { guard: 'place is known', target: 'car' },
          { target: 'finding' },
        ],
      },
    },
    left: { type: 'final' },
  },
});
