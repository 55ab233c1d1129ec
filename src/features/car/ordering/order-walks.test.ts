import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import type { CallResult } from '../../../model/effects.ts';
import type { HostedOutput } from '../../../model/hosted-screen.ts';
import {
  done,
  type Move,
  refused,
  sent,
  silent,
  walk,
  pathsThrough,
} from '../loading/paths-through.fixture.ts';
import { car, chosenPlace, colours, place, store } from '../loading/world.fixture.ts';
import { orderReviewMachine, type ReviewContext } from '../order-review-machine.ts';
import { type PlanContext, planConfirmMachine, viewOf } from '../plan-confirm-machine.ts';
import { type PickerContext, planPickerMachine } from '../plan-picker-machine.ts';
import { scheme } from '../plans.fixture.ts';
import { lowCode } from './plan-check.ts';

const schemes = [scheme('36'), scheme('48')];
const page = { answers: {}, before: undefined };

/** Every path, walked on the machine itself: state and view are the model's, and no request is pending. */
function holds(
  machine: AnyActorLogic,
  input: object,
  movesAt: (snapshot: AnyMachineSnapshot) => Move[],
  key: (context: never) => unknown,
  { states, outcomes }: { states: string[]; outcomes: string[] },
) {
  const paths = pathsThrough(
    machine,
    input,
    (snapshot) => (snapshot.status === 'done' ? [] : movesAt(snapshot)),
    key,
  );

  test('comes to every state, and ends in every way', () => {
    const left = paths.flatMap(({ output }) => (output as HostedOutput | undefined)?.outcome ?? []);
    expect(new Set(paths.map(({ value }) => JSON.stringify(value).replaceAll('"', '')))).toEqual(
      new Set(states),
    );
    expect(new Set(left)).toEqual(new Set(outcomes));
  });

  test('every path holds on a platform with these responses', async () => {
    for (const path of paths) {
      const { actor, platform } = await walk(machine, input, path);
      const { value, output } = actor.getSnapshot() as AnyMachineSnapshot;
      const pendingRequests = platform.pending.filter(({ signal }) => !signal.aborted).length;
      actor.stop();
      expect({ path: path.name, value, output, pending: pendingRequests }).toEqual({
        path: path.name,
        value: path.value,
        output: path.output,
        pending: path.value === 'left' ? 0 : pendingRequests,
      });
    }
  });
  return paths;
}

const placeIs = (output: object, stores: CallResult): Move => ({
  event: { type: 'xstate.done.actor.place', output },
  async play(platform) {
    await platform.answerTo('bridge.chosen-place', chosenPlace);
    await platform.answerTo('car.stores', stores);
  },
});

describe('the page of all plans', () => {
  const moves: Record<string, Move[]> = {
    finding: [
      placeIs({ type: 'found', place }, ok({ storeList: [store] })),
      placeIs({ type: 'unanswered', why: 'offline' }, unreachable('offline')),
      placeIs({ type: 'no-store' }, ok({ storeList: [] })),
    ],
    car: [
      done('car', 'car.detail', car),
      refused('car', 'car.detail'),
      silent('car', 'car.detail'),
    ],
    plans: [
      done('plans', 'plan.list', { financialPlanList: schemes }),
      refused('plans', 'plan.list'),
      silent('plans', 'plan.list'),
    ],
    shown: [sent({ type: 'confirm', scheme: schemes[1] })],
    unreachable: [sent({ type: 'retry' })],
  };
  const input = { input: { carId: 'C1', cityspell: 'beijing' }, ...page };
  const paths = holds(
    planPickerMachine,
    input,
    ({ value }) => moves[String(value)] ?? [],
    ({ place: found, car: loadedCar, schemes: there, trouble, left }: PickerContext) => [
      found !== undefined,
      loadedCar !== undefined,
      there !== undefined,
      trouble,
      left,
    ],
    {
      states: ['finding', 'car', 'plans', 'shown', 'unreachable', 'left'],
      outcomes: ['confirm', 'no-store', 'unavailable'],
    },
  );

  test('the plans are always those of the car, in the store that was found', async () => {
    const request = { carCode: 'M1', province: '11', storeCode: 'S1' };
    for (const path of paths) {
      const { actor, platform } = await walk(planPickerMachine, input, path);
      actor.stop();
      const requests = platform.calls.filter(({ endpoint }) => endpoint === 'plan.list');
      expect([path.name, ...requests.map((one) => one.request)]).toEqual([
        path.name,
        ...requests.map(() => request),
      ]);
    }
  });
});

const origin = { utm_source: 'u', lob: '', platform: '', share_source: '' };
const names = { car, colours, schemes, stores: [store] };
const named: Move = {
  event: { type: 'xstate.done.actor.names', output: names },
  async play(platform) {
    await platform.answerTo('car.detail', ok(car));
    await platform.answerTo('car.colours', ok({ data: colours }));
    await platform.answerTo('plan.list', ok({ financialPlanList: schemes }));
    await platform.answerTo('car.stores', ok({ storeList: [store] }));
  },
};

describe('the order once more', () => {
  const moves: Record<string, Move[]> = {
    naming: [named],
    shown: [sent({ type: 'place' }), sent({ type: 'change' })],
    placing: [
      done('origin', 'bridge.order-origin', origin),
      refused('origin', 'bridge.order-origin'),
      silent('origin', 'bridge.order-origin'),
    ],
    unreachable: [sent({ type: 'retry' })],
  };
  const plan = { schemeCode: 'A', leaseTerm: '36', businessType: '1', lent: 1 };
  const input = { carId: 'C1', car, store, spuCode: 'red', colour: '红', colours, plan };
  holds(
    orderReviewMachine,
    { input, answers: { isReviewed: true }, before: undefined },
    ({ value }) => moves[String(value)] ?? [],
    ({ names: loadedNames, trouble, left }: ReviewContext) => [
      loadedNames !== undefined,
      trouble,
      left,
    ],
    {
      states: ['naming', 'shown', 'placing', 'unreachable', 'left'],
      outcomes: ['place', 'change'],
    },
  );
});

/** The possible responses to the pending request. */
function responsesOf({ answers, question = 'check' }: PlanContext): Move[] {
  const { schemeCode, leaseTerm = '36', startPercentPlus = 0 } = answers;
  const isCheck = question === 'check';
  const requests = {
    schemeCode,
    leaseTerm,
    ...(isCheck && { increaseStartPercent: String(startPercentPlus) }),
  };
  const offered = { financialPlanList: [scheme(leaseTerm, { contract: true })] };
  const low = { result: false, code: lowCode };
  const responses: CallResult[] = [
    ok({ ...offered, checkResult: true }),
    unreachable('offline'),
    failed('E1', '暂不支持'),
    ...(isCheck ? [low, { result: false, code: '9' }] : []).map((checkResult) =>
      ok({ ...offered, checkResult }),
    ),
  ];
  return responses.map((response) => ({
    event: { type: 'xstate.done.actor.ask', output: { ...response, sent: requests } },
    play: (platform) => platform.answerTo(`plan.${question}`, response),
  }));
}

describe('term and down payment', () => {
  const chosen = [{ startPercentPlus: 10 }, { startPercentPlus: 35 }];
  const choices = [
    ...chosen.map((choice) => sent({ type: 'choose', choice })),
    sent({ type: 'close' }),
  ];
  const savedNow = { type: 'xstate.done.actor.keep', output: undefined };
  function movesAt(snapshot: AnyMachineSnapshot): Move[] {
    const context = snapshot.context as PlanContext;
    if (snapshot.value === 'keeping')
      return [ok(), failed('E1')].map((response, at) => ({
        event: { ...savedNow, at },
        async play(platform) {
          await platform.answerTo('bridge.keep-risk-snapshot', response);
          await platform.answerTo('bridge.keep-plan-snapshot', response);
        },
      }));
    if (snapshot.matches({ open: 'asking' })) return [...responsesOf(context), ...choices];
    const pressed = ['confirm', 'ask again', 'read'].map((type) => sent({ type }));
    return [...choices, ...pressed, sent({ type: 'agree', agreed: true })];
  }
  const input = { input: { car, store, schemes, contract: '/letter.pdf' }, ...page };
  const paths = holds(
    planConfirmMachine,
    input,
    movesAt,
    (context: PlanContext) => [
      context.answers,
      context.question,
      viewOf(context).verdict,
      context.tried,
      context.left,
    ],
    {
      states: ['{open:asking}', '{open:waiting}', 'keeping', 'left'],
      outcomes: ['confirm', 'close', 'read', 'low'],
    },
  );

  test('only a plan the platform accepts is confirmed, once the customer has agreed', async () => {
    const confirmed = paths.filter(
      ({ output }) => (output as HostedOutput | undefined)?.outcome === 'confirm',
    );
    expect(confirmed.length).toBeGreaterThan(0);
    for (const path of confirmed) {
      const { actor } = await walk(planConfirmMachine, input, path);
      const { context } = actor.getSnapshot() as AnyMachineSnapshot;
      const { answers } = context as PlanContext;
      expect({
        path: path.name,
        verdict: viewOf(context as PlanContext).verdict,
        answers,
      }).toMatchObject({
        verdict: 'fine',
        answers: { agreed: true, startPercentPlus: 10 },
      });
    }
  });
});
