import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ResponseOf } from '../../../api/typed.ts';
import type { HostedOutput, HostedServices } from '../../../model/hosted-screen.ts';
import { type ContextInput, resultOf, RequestRefused, Unanswered } from './request-result.ts';
import {
  addressOf,
  arePlansKnown,
  type CarContext,
  type CarMachineInput,
  choiceAnswers,
  hasPlan,
  isElsewhere,
  isSold,
  loanOf,
  nearestStore,
  orderAnswers,
  selectionOf,
} from '../car-context.ts';
import type { CarResponse, KeptChoice, Licence, CarStoreData } from '../car-data.ts';
import { type PlaceFound, placeMachine, yes } from './place-machine.ts';
import type { CarPlan, Colour, PlanRequest } from '../plans.ts';

export type CarEvent =
  | { type: 'choose'; request: PlanRequest }
  | { type: 'choose licence'; licence: Licence }
  | { type: 'order' }
  | { type: 'retry' }
  | PlansEvent;

type PlansEvent =
  | { type: 'plans came'; spuCode: string; plans: readonly CarPlan[] }
  | { type: 'plans failed'; error: unknown };

interface SavedParts {
  otherStores: readonly CarStoreData[];
  choices: readonly KeptChoice[];
  utmSource: string;
}

export const foundType = ({ event }: { event: { output: PlaceFound } }) => ({
  type: event.output.type,
});

type CarInput = ContextInput<CarContext>;

/** Actors, guards and actions of the page's machine. */
export const carSetup = setup({
  types: {
    context: {} as CarContext,
    events: {} as CarEvent,
    input: {} as CarMachineInput,
    output: {} as HostedOutput,
  },
  actors: {
    'find the place': placeMachine,
    'read what was kept': fromPromise<SavedParts, CarInput>(readSaved),
    'fetch the car': fromPromise<CarResponse, CarInput>(({ input: { context }, signal }) =>
      resultOf(
        context.services,
        'car.detail',
        { carId: addressOf(context, 'carId'), cityCode: nearestStore(context)?.cityCode ?? '' },
        signal,
      ),
    ),
    'fetch the provinces': fromPromise<unknown, { services: HostedServices }>(
      ({ input: { services }, signal }) => resultOf(services, 'car.provinces', {}, signal),
    ),
    'fetch the licences': fromPromise<{ data: Licence[] }, CarInput>(
      ({ input: { context }, signal }) =>
        resultOf(
          context.services,
          'car.license-types',
          {
            storeId: context.store?.id ?? '',
            carId: addressOf(context, 'carId'),
            cityCode: context.store?.cityCode ?? '',
          },
          signal,
        ),
    ),
    'fetch the colours': fromPromise<{ data: Colour[] }, CarInput>(
      ({ input: { context }, signal }) =>
        resultOf(
          context.services,
          'car.colours',
          {
            provinceCode: context.store?.provinceCode ?? '',
            modelCode: context.car?.modelCode ?? '',
          },
          signal,
        ),
    ),
    'fetch the plans': fromCallback<{ type: string }, CarInput, PlansEvent>(fetchPlans),
    'fetch the button': fromPromise<ResponseOf<'car.button'>, CarInput>(
      ({ input: { context }, signal }) =>
        resultOf(
          context.services,
          'car.button',
          {
            loanAmount: loanOf(context),
            carId: addressOf(context, 'carId'),
            storeCode: context.store?.code ?? '',
          },
          signal,
        ),
    ),
  },
  guards: {
    'place is found': (_, { type }: { type: PlaceFound['type'] }) => type === 'found',
    'nobody answered': (_, { type }: { type: PlaceFound['type'] }) => type === 'unanswered',
    'place is known': ({ context }) => context.place !== undefined,
    'car is known': ({ context }) => context.car !== undefined,
    'store is not that of the link': ({ context }) => isElsewhere(context),
    'store is known': ({ context }) => context.store !== undefined,
    'licences are known': ({ context }) => context.licenses !== undefined,
    'colours are known': ({ context }) => context.colours !== undefined,
    'every plan is known': ({ context: { colours, plans } }) =>
      colours?.every(({ spuCode }) => plans.some(({ key }) => key === spuCode)) === true,
    'first plan is known': ({ context }) => arePlansKnown(context),
    'button is known': ({ context }) => context.button !== undefined,
    'another sum is lent': ({ context }) =>
      loanOf(context) !== '' && loanOf(context) !== context.loanRequested,
    'can be ordered': ({ context }) =>
      !isSold(context) && hasPlan(context) && context.button !== undefined,
    unanswered: (_, { error }: { error: unknown }) => error instanceof Unanswered,
  },
  actions: {
    'record the failure': assign({
      trouble: (_, { error }: { error: unknown }) =>
        error instanceof Unanswered ? error.why : 'server',
    }),
    'forget the trouble': assign({ trouble: undefined }),
    choose: assign(({ context, event }) => {
      if (event.type !== 'choose') return {};
      const next = chosen(context, event.request);
      return { chosen: next.chosen, answers: { ...context.answers, ...choiceAnswers(next) } };
    }),
    'choose the licence': assign(({ context, event }) => {
      if (event.type !== 'choose licence') return {};
      const next = { ...context, chosen: { ...context.chosen, licenceType: event.licence } };
      return { chosen: next.chosen, answers: { ...context.answers, ...choiceAnswers(next) } };
    }),
    'take the plans': assign({
      plans: ({ context, event }) =>
        event.type === 'plans came'
          ? [...context.plans, { key: event.spuCode, data: event.plans }]
          : context.plans,
    }),
    'note the sum': assign({ isAsking: true, loanRequested: ({ context }) => loanOf(context) }),
    leave: assign(({ context }, { outcome, error }: { outcome: string; error?: unknown }) => {
      if (outcome !== 'order') {
        const trouble = error instanceof RequestRefused ? error.message : '';
        return { left: { outcome, answers: { trouble } } };
      }
      const answers = orderAnswers(context);
      const { orderAttempt } = answers;
      return { left: { outcome, answers }, answers: { ...context.answers, orderAttempt } };
    }),
    'tell of another store': assign({
      left: ({ context: { store } }) => ({ outcome: 'elsewhere', answers: { told: true, store } }),
      answers: ({ context }) => ({ ...context.answers, told: true }),
    }),
  },
});

/** Reads the phone's storage, without a request. */
async function readSaved({ input: { context }, signal }: { input: CarInput; signal: AbortSignal }) {
  const { services, input } = context;
  const used = yes(input.usedStore !== true);
  const cityspell = addressOf(context, 'cityspell');
  const [other, earlier] = await Promise.all([
    resultOf(services, 'bridge.chosen-place', { used, cityspell }, signal),
    resultOf(services, 'bridge.kept-choice', { carId: addressOf(context, 'carId') }, signal),
  ]);
  return { otherStores: other.stores, choices: earlier.choices, utmSource: earlier.utm_source };
}

/** Fetches the plans of all colours in parallel; after a retry only those missing. */
function fetchPlans({
  input: { context },
  sendBack,
}: {
  input: CarInput;
  sendBack: (event: PlansEvent) => void;
}) {
  const { services, store, colours = [], plans } = context;
  const abort = new AbortController();
  const missing = new Set(colours.map(({ spuCode }) => spuCode));
  for (const { key } of plans) missing.delete(key);
  async function fetchOne(spuCode: string) {
    const place = { cityCode: store?.cityCode ?? '', provinceCode: store?.provinceCode ?? '' };
    try {
      const { data } = await resultOf(services, 'car.plans', { spuCode, ...place }, abort.signal);
      const sorted = [...data].sort((one, other) => one.downPayRate - other.downPayRate);
      if (!abort.signal.aborted) sendBack({ type: 'plans came', spuCode, plans: sorted });
    } catch (error) {
      if (!abort.signal.aborted) sendBack({ type: 'plans failed', error });
    }
  }
  for (const spuCode of missing) void fetchOne(spuCode);
  return () => abort.abort();
}

function chosen(context: CarContext, request: PlanRequest): CarContext {
  const { spuCode, downPayRate, period } = selectionOf(context);
  const licenceType = context.chosen?.licenceType;
  return { ...context, chosen: { spuCode, downPayRate, period, ...request, licenceType } };
}
