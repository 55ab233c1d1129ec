import { assign, fromPromise, setup } from 'xstate';
import type {
  HostedContext,
  HostedMachineInput,
  HostedOutput,
  HostedServices,
} from '../../model/hosted-screen.ts';
import { type ContextInput, contextInput, resultOf, Unanswered } from './loading/request-result.ts';
import type { CarResponse, CarStoreData } from './car-data.ts';
import {
  coverRequest,
  createRequest,
  type Ordered,
  type OrderOrigin,
} from './ordering/order-request.ts';
import type { ConfirmedPlan } from './ordering/plan-check.ts';
import type { Colour, Scheme } from './plans.ts';

export interface ReviewInput extends Ordered {
  colours: readonly Colour[];
  /** The city whose stores are requested. */
  cityspell: string;
}

export interface ReviewContext extends HostedContext {
  input: Partial<ReviewInput>;
  services: HostedServices;
  /** Undefined until it is known whether to fetch them. */
  names: Names | undefined;
  left: HostedOutput | undefined;
}

/** Present names from the platform; where it gives none, the chosen ones stay. */
interface Names {
  car?: CarResponse | undefined;
  colours?: readonly Colour[] | undefined;
  schemes?: readonly Scheme[] | undefined;
  stores?: readonly CarStoreData[] | undefined;
}

export type ReviewEvent = { type: 'place' } | { type: 'change' } | { type: 'retry' };

type ReviewActorInput = ContextInput<ReviewContext>;

/**
 * Reviews the order. On the way here everything is known; reopened, perhaps in another language, it fetches the present
 * names. The order itself does not change.
 */
export const orderReviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as HostedMachineInput<ReviewInput, ReviewContext>,
    output: {} as HostedOutput,
  },
  actors: {
    'fetch the names': fromPromise<Names, ReviewActorInput>(fetchNames),
    'read the origin': fromPromise<OrderOrigin, ReviewActorInput>(
      ({ input: { context }, signal }) =>
        resultOf(context.services, 'bridge.order-origin', {}, signal),
    ),
  },
  guards: {
    'names are known': ({ context }) => context.names !== undefined,
  },
}).createMachine({
  id: 'review',
  context: ({ input: { input, answers, before, services } }) => ({
    input,
    services,
    answers: { ...answers, isReviewed: true },
    trouble: undefined,
    names: before?.names ?? (answers.isReviewed === true ? undefined : {}),
    left: undefined,
  }),
  output: ({ context }) => context.left ?? { outcome: 'change', answers: {} },
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'names are known', target: 'shown' }, { target: 'naming' }] },
    naming: {
      invoke: {
        id: 'names',
        src: 'fetch the names',
        input: contextInput,
        onDone: { target: 'shown', actions: assign({ names: ({ event }) => event.output }) },
        onError: { target: 'shown', actions: assign({ names: {} }) },
      },
    },
    shown: {
      on: {
        place: 'placing',
        change: { target: 'left', actions: assign({ left: { outcome: 'change', answers: {} } }) },
      },
    },
    // Read when the order is placed: another address may have changed it since.
    placing: {
      invoke: {
        id: 'origin',
        src: 'read the origin',
        input: contextInput,
        onDone: {
          target: 'left',
          actions: assign({ left: ({ context, event }) => placed(context, event.output) }),
        },
        onError: {
          target: 'unreachable',
          actions: assign({
            trouble: ({ event: { error } }) => (error instanceof Unanswered ? error.why : 'server'),
          }),
        },
      },
    },
    unreachable: {
      on: { retry: { target: 'placing', actions: assign({ trouble: undefined }) } },
    },
    left: { type: 'final' },
  },
});

/** In parallel; names without a response are left out. */
async function fetchNames({
  input: { context },
  signal,
}: {
  input: ReviewActorInput;
  signal: AbortSignal;
}) {
  const { input, services } = context;
  const { carId = '', car, store, cityspell = '' } = input;
  const { cityCode = '', provinceCode = '', code: storeCode = '' } = store ?? {};
  const modelCode = car?.modelCode ?? '';
  const ofPlan = { carCode: modelCode, province: provinceCode, storeCode };
  const [named, colours, list, stores] = await Promise.all([
    unlessRefused(resultOf(services, 'car.detail', { carId, cityCode }, signal)),
    unlessRefused(resultOf(services, 'car.colours', { provinceCode, modelCode }, signal)),
    unlessRefused(resultOf(services, 'plan.list', ofPlan, signal)),
    unlessRefused(resultOf(services, 'car.stores', { cityspell }, signal)),
  ]);
  return {
    car: named,
    colours: colours?.data,
    schemes: list?.financialPlanList,
    stores: stores?.storeList,
  };
}

function unlessRefused<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch(() => undefined);
}

function placed({ input }: ReviewContext, origin: OrderOrigin): HostedOutput {
  const ordered = input as Ordered;
  const create = createRequest(ordered, origin);
  return { outcome: 'place', answers: { create, cover: coverRequest(ordered, origin) } };
}

/** The view of the screen: the choices, under their present names. */
export function reviewOf({ input, names = {} }: ReviewContext) {
  const { car, store, spuCode = '', colour, plan } = input;
  const named = names.colours?.find((one) => one.spuCode === spuCode);
  return {
    car,
    name: names.car?.fullName ?? car?.fullName ?? '',
    store: names.stores?.find(({ code }) => code === store?.code) ?? store,
    spuCode,
    colour: named?.name ?? colour,
    colours: presentColours(input, names),
    plan: plan && withPresentName(plan, names.schemes ?? []),
  };
}

function presentColours({ colours = [] }: Partial<ReviewInput>, names: Names): readonly Colour[] {
  return names.colours?.length ? names.colours : colours;
}

function withPresentName(plan: ConfirmedPlan, schemes: readonly Scheme[]): ConfirmedPlan {
  const present = schemes.find(
    ({ schemeCode, schemeName }) => schemeCode === plan.schemeCode && schemeName !== undefined,
  );
  return { ...plan, schemeName: present?.schemeName ?? plan.schemeName };
}
