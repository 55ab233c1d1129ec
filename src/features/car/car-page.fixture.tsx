import { createActor } from 'xstate';
import { showStep } from '../../../tests/support/show-step.tsx';
import { unreachable } from '../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../verify/simulated-world.ts';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import type { CallResult } from '../../model/effects.ts';
import { asStepScreen } from '../../steps/hosted-screen/hosted-props.tsx';
import { schema } from '../../steps/hosted-screen/schema.ts';
import { Car } from './Car.tsx';
import type { CarContext } from './car-context.ts';
import { carMachine } from './car-machine.ts';
import type { ReviewContext } from './order-review-machine.ts';
import { OrderReview } from './OrderReview.tsx';
import { type PlanContext, planConfirmMachine, type PlanInput } from './plan-confirm-machine.ts';
import { PlanConfirm } from './PlanConfirm.tsx';

const examples = readExamples('hosted-screen');
const example = examples['a car with two colours']!;

/** The page's context in the example with two colours. */
export const pageContext = example.data.before as CarContext;

/** The page of the example, with parts of its context replaced. */
export function showCar(part: Partial<CarContext>) {
  const before = { ...pageContext, ...part };
  return showStep(asStepScreen(Car), schema, { ...example, data: { before } });
}

/** The same with its machine running. Endpoints missing in `responses` are unreachable. */
export function playCar(part: Partial<CarContext>, responses: Record<string, CallResult> = {}) {
  const world = new SimulatedWorld({
    call: ({ endpoint }) => responses[endpoint] ?? unreachable('offline'),
  });
  const before: CarContext = { ...pageContext, loanRequested: '98000', place: place(), ...part };
  const actor = createActor(carMachine, {
    input: {
      input: before.input,
      answers: {},
      before,
      services: world.effects,
    },
  }).start();
  const shown = showStep(asStepScreen(Car), schema, { ...example, data: { actor } });
  return { ...shown, actor, calls: world.calls };
}

/** The place of the example. */
function place() {
  return {
    cityspell: 'beijing',
    isChosen: false,
    storeCode: '',
    savedStores: [],
    stores: pageContext.store ? [pageContext.store] : [],
  };
}

/** The order review, with parts of its input replaced; `names`: the platform's present names. */
export function showReview(
  part: Partial<ReviewContext['input']>,
  names: ReviewContext['names'] = {},
) {
  const review = examples['the order once more']!;
  const before = review.data.before as ReviewContext;
  const input = { ...before.input, ...part };
  const data = { before: { ...before, names, input } };
  return showStep(asStepScreen(OrderReview), schema, { ...review, data });
}

export const reviewedPlan = (examples['the order once more']!.data.before as ReviewContext).input
  .plan!;

const confirming = examples['a plan to confirm']!;
export const planInput = (confirming.data.before as PlanContext).input;

/** The dialog of a plan, with parts of its input replaced. */
export function showPlan(part: Partial<PlanInput>) {
  const before = { ...(confirming.data.before as PlanContext), input: { ...planInput, ...part } };
  return showStep(asStepScreen(PlanConfirm), schema, { ...confirming, data: { before } });
}

/** The same with its machine, on a platform that responds when the test says so. */
export async function playPlan(
  part: Partial<PlanInput> = {},
  saved: { answers?: object; before?: PlanContext } = {},
) {
  const platform = new SimulatedWorld(pausedPolicy);
  const { answers = {}, before } = saved;
  const input = { ...planInput, ...part };
  const actor = createActor(planConfirmMachine, {
    input: { input, answers: { ...answers }, before, services: platform.effects },
  }).start();
  const shown = showStep(asStepScreen(PlanConfirm), schema, { ...confirming, data: { actor } });
  await settle();
  return { ...shown, actor, platform };
}
