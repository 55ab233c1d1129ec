import { assign, fromPromise, setup } from 'xstate';
import type { RequestOf } from '../../api/typed.ts';
import type {
  HostedContext,
  HostedMachineInput,
  HostedOutput,
  HostedServices,
} from '../../model/hosted-screen.ts';
import { type ContextInput, contextInput } from './loading/request-result.ts';
import type { CarResponse, CarStoreData } from './car-data.ts';
import {
  basisOf,
  confirmedPlan,
  isOutdated,
  type ConfirmedPlan,
  lowCode,
  type PlanResponse,
  type PlanAnswers,
  type PlanData,
  planFault,
  type PlanQuestions,
  type PlanView,
  planView,
} from './ordering/plan-check.ts';
import { saveSnapshots } from './ordering/snapshots.ts';
import { type CarPlan, type Colour, type Scheme, schemeId } from './plans.ts';

export interface PlanInput extends Omit<PlanData, 'plan'> {
  carId: string;
  /** The address of the page of the car. */
  page: string;
  car: CarResponse;
  store: CarStoreData;
  colours: readonly Colour[];
  spuCode: string;
  /** The choice of that page. */
  selection: { plan?: CarPlan | undefined };
}

type Question = 'check' | 'calculate';

export interface PlanContext extends HostedContext {
  input: Partial<PlanInput & PlanData>;
  services: HostedServices;
  answers: PlanAnswers & { plan?: ConfirmedPlan } & Readonly<Record<string, unknown>>;
  /** Requests and responses so far. */
  questions: PlanQuestions;
  /** The pending request. */
  question: Question | undefined;
  /** The choice that was requested automatically: once each; after a failure the customer retries. */
  sentFor: string;
  /** The customer has tried to confirm. */
  tried: boolean;
  left: HostedOutput | undefined;
}

export type PlanEvent =
  | { type: 'choose'; choice: PlanChoice }
  | { type: 'agree'; agreed: boolean }
  | { type: 'ask again' }
  | { type: 'confirm' }
  | { type: 'close' }
  | { type: 'read' };

export type PlanChoice = Pick<PlanAnswers, 'leaseTerm' | 'startPercentPlus'>;

type PlanActorInput = ContextInput<PlanContext>;

/**
 * Term and down payment: choices are checked by the platform, the initial plan is calculated by it, and a down payment
 * that is too low leads to a question.
 */
export const planConfirmMachine = setup({
  types: {
    context: {} as PlanContext,
    events: {} as PlanEvent,
    input: {} as HostedMachineInput<PlanInput, PlanContext>,
    output: {} as HostedOutput,
  },
  actors: {
    'ask the platform': fromPromise<PlanResponse, PlanActorInput>(requestCalculation),
    'keep the snapshots': fromPromise<void, PlanActorInput>(
      async ({ input: { context }, signal }) => {
        const { input, services, answers } = context;
        if (answers.plan?.schemeCode) await saveSnapshots(services, input, answers.plan, signal);
      },
    ),
  },
  guards: {
    'down payment is too low': ({ context }) => viewOf(context).verdict === 'low',
    'it was not asked about': ({ context }) => {
      const view = viewOf(context);
      return view.question !== undefined && context.sentFor !== idOf(view);
    },
    'nothing is missing': ({ context }) => faultOf(context) === undefined,
  },
  actions: {
    'take the usual down payment': assign(({ context }) => {
      const answers = answersOf(context, { startPercentPlus: 0, checkCode: lowCode });
      return { answers, questions: {}, left: { outcome: 'low', answers } };
    }),
    'take it as it is': assign(({ context }) => {
      const view = viewOf(context);
      const answers = answersOf(context);
      return { answers, question: view.question, sentFor: idOf(view) };
    }),
    'take the choice': assign(({ context, event }) => {
      if (event.type !== 'choose') return {};
      const answers = answersOf(context, { checkCode: '', ...event.choice });
      return { answers, question: 'check' as const };
    }),
    'take it again': assign(({ context }) => ({
      answers: answersOf(context),
      question: viewOf(context).question ?? ('check' as const),
    })),
    'take the agreement': assign(({ context, event }) =>
      event.type === 'agree' ? { answers: { ...context.answers, agreed: event.agreed } } : {},
    ),
    'take the plan': assign(({ context }) => ({
      answers: answersOf(context, { checkCode: viewOf(context).checkCode }),
    })),
    leave: assign({
      left: ({ context: { answers } }, { outcome }: { outcome: string }) => ({ outcome, answers }),
    }),
  },
}).createMachine({
  id: 'plan',
  context: ({ input: { input: given, answers, before, services } }) => {
    const input = { ...given, plan: given.selection?.plan };
    return {
      input,
      services,
      answers: isOutdated(input, answers) ? {} : answers,
      questions: before?.questions ?? {},
      question: undefined,
      sentFor: '',
      tried: false,
      left: undefined,
    };
  },
  output: ({ context }) => context.left ?? { outcome: 'close', answers: {} },
  initial: 'open',
  states: {
    open: {
      initial: 'deciding',
      on: {
        choose: { target: '.asking', actions: 'take the choice' },
        agree: { actions: 'take the agreement' },
        'ask again': { target: '.asking', actions: 'take it again' },
        close: { target: 'left', actions: { type: 'leave', params: { outcome: 'close' } } },
        read: { target: 'left', actions: { type: 'leave', params: { outcome: 'read' } } },
      },
      states: {
        deciding: {
          always: [
            {
              guard: 'down payment is too low',
              target: '#plan.left',
              actions: 'take the usual down payment',
            },
            { guard: 'it was not asked about', target: 'asking', actions: 'take it as it is' },
            { target: 'waiting' },
          ],
        },
        // A newer request replaces the pending one.
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask the platform',
            input: contextInput,
            onDone: {
              target: 'deciding',
              actions: assign(({ context: { questions, question }, event }) => ({
                questions:
                  question === undefined ? questions : { ...questions, [question]: event.output },
                question: undefined,
              })),
            },
          },
        },
        waiting: {
          on: {
            confirm: [
              { guard: 'nothing is missing', target: '#plan.keeping', actions: 'take the plan' },
              { actions: assign({ tried: true }) },
            ],
          },
        },
      },
    },
    // Without storage the customer can still order.
    keeping: {
      invoke: {
        id: 'keep',
        src: 'keep the snapshots',
        input: contextInput,
        onDone: { target: 'left', actions: { type: 'leave', params: { outcome: 'confirm' } } },
        onError: { target: 'left', actions: { type: 'leave', params: { outcome: 'confirm' } } },
      },
    },
    left: { type: 'final' },
  },
});

export function viewOf({ input, answers, questions }: PlanContext): PlanView {
  return planView(input, answers, questions);
}

export function faultOf(context: PlanContext) {
  return planFault(viewOf(context), context.answers.agreed === true);
}

/** What would be ordered as things stand. */
export function planOf(context: PlanContext, leaseTerm?: string): ConfirmedPlan {
  const { input } = context;
  const view = viewOf(context);
  return confirmedPlan(schemeFor(input.schemes ?? [], view, leaseTerm), {
    increase: view.increase,
    plans: input.plans,
    spuCode: input.plan?.spuCode,
  });
}

/** The scheme to request: of the term just chosen, or the one shown. */
function schemeFor(schemes: readonly Scheme[], view: PlanView, term: string | undefined) {
  if (term === undefined || term === view.scheme?.leaseTerm) return view.scheme;
  return schemes.find(({ leaseTerm }) => leaseTerm === term) ?? view.scheme;
}

/** The increase stays open until the customer has chosen it. */
function answersOf(context: PlanContext, more: PlanAnswers = {}): PlanContext['answers'] {
  const { input, answers } = context;
  const plan = planOf(context, more.leaseTerm);
  const startPercentPlus =
    'startPercentPlus' in more ? more.startPercentPlus : viewOf(context).increase;
  return {
    ...answers,
    schemeCode: plan.schemeCode,
    leaseTerm: plan.leaseTerm,
    checkCode: answers.checkCode ?? '',
    agreed: answers.agreed === true,
    basedOn: basisOf(input),
    ...more,
    startPercentPlus,
    plan: { ...plan, startPercentPlus: startPercentPlus ?? 0 },
  };
}

/** Identifies a choice. */
function idOf({ question, scheme, increase }: PlanView): string {
  return `${question ?? ''} ${scheme ? schemeId(scheme) : ''} ${increase ?? ''}`;
}

async function requestCalculation({
  input: { context },
  signal,
}: {
  input: PlanActorInput;
  signal: AbortSignal;
}): Promise<PlanResponse> {
  const { question = 'check', services } = context;
  const sent = question === 'check' ? checkRequest(context) : calculateRequest(context);
  const response = await services.call(`plan.${question}`, sent, { signal });
  // The client validates good responses against the contract.
  return { ...response, sent } as PlanResponse;
}

function calculateRequest({ input, answers }: PlanContext): RequestOf<'plan.calculate'> {
  const { car, store } = input;
  return {
    carCode: car?.modelCode ?? '',
    province: store?.provinceCode ?? '',
    storeCode: store?.code ?? '',
    startPercent: String(answers.plan?.initStartPercent ?? 0),
    leaseTerm: answers.leaseTerm ?? '',
    schemeCode: answers.schemeCode ?? '',
  };
}

function checkRequest(context: PlanContext): RequestOf<'plan.check'> {
  const { plan, startPercentPlus = 0 } = context.answers;
  return {
    ...calculateRequest(context),
    businessType: plan?.businessType ?? '',
    increaseStartPercent: String(startPercentPlus),
  };
}
