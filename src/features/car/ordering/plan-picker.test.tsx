import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { showStep } from '../../../../tests/support/show-step.tsx';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../../verify/simulated-world.ts';
import { readExamples } from '../../../../tools/made-up/step-examples.ts';
import { asStepScreen } from '../../../steps/hosted-screen/hosted-props.tsx';
import { schema } from '../../../steps/hosted-screen/schema.ts';
import { car, chosenPlace, store } from '../loading/world.fixture.ts';
import { planPickerMachine } from '../plan-picker-machine.ts';
import { PlanPicker as PlanPickerScreen } from '../PlanPicker.tsx';
import { scheme } from '../plans.fixture.ts';

const example = readExamples('hosted-screen')['every plan to pick from']!;
const PlanPicker = asStepScreen(PlanPickerScreen);
const schemes = [
  scheme('48', { schemeName: '轻松融' }),
  scheme('36', { schemeCode: 'B', schemeName: '低息融' }),
];

async function started(more: object = {}) {
  const platform = new SimulatedWorld(pausedPolicy);
  const input = { carId: 'C1', cityspell: 'beijing', ...more };
  const actor = createActor(planPickerMachine, {
    input: { input, answers: {}, before: undefined, services: platform.effects },
  }).start();
  await settle();
  return { actor, platform };
}

async function withPlans() {
  const run = await started();
  await run.platform.answerTo('bridge.chosen-place', chosenPlace);
  await run.platform.answerTo('car.stores', ok({ storeList: [store] }));
  await run.platform.answerTo('car.detail', ok(car));
  await run.platform.answerTo('plan.list', ok({ financialPlanList: schemes }));
  return run;
}

const requestsOf = ({ calls }: SimulatedWorld) =>
  calls.map(({ endpoint, request }) => [endpoint, request]);

describe('the requests of the page of all plans', () => {
  test('are for the place, for the car there, then for its plans', async () => {
    const { actor, platform } = await withPlans();

    expect(requestsOf(platform)).toEqual([
      ['bridge.chosen-place', { used: '', cityspell: 'beijing' }],
      ['car.stores', { cityspell: 'beijing' }],
      ['car.detail', { carId: 'C1', cityCode: '1100' }],
      ['plan.list', { carCode: 'M1', province: '11', storeCode: 'S1' }],
    ]);
    expect(actor.getSnapshot().context.schemes).toEqual(schemes);
  });

  test('name the chosen store, for used cars their own', async () => {
    const { platform } = await started({ usedStore: true });
    expect(platform.calls[0]?.request).toEqual({ used: 'yes', cityspell: 'beijing' });
    const stores = [{ ...store, code: 'S2', cityCode: '3100', provinceCode: '31' }];
    await platform.answerTo(
      'bridge.chosen-place',
      ok({ cityspell: '', storeCode: 'S2', isChosen: true, stores }),
    );
    await platform.answerTo('car.detail', ok(car));

    expect(requestsOf(platform).slice(1)).toEqual([
      ['car.detail', { carId: 'C1', cityCode: '3100' }],
      ['plan.list', { carCode: 'M1', province: '31', storeCode: 'S2' }],
    ]);
  });

  test.each([
    ['bridge.chosen-place', failed('x'), 'no-place'],
    ['car.stores', ok({ storeList: [] }), 'no-store'],
    ['car.stores', failed('E1', '系统维护中'), 'unavailable'],
    ['car.detail', failed('E1', '系统维护中'), 'unavailable'],
    ['plan.list', failed('E1', '系统维护中'), 'unavailable'],
  ])('with this response to %s the page is left', async (endpoint, response, outcome) => {
    const { actor, platform } = await started();
    const good = [
      ['bridge.chosen-place', chosenPlace],
      ['car.stores', ok({ storeList: [store] })],
      ['car.detail', ok(car)],
    ] as const;
    for (const [id, response] of good) {
      if (id === endpoint) break;
      await platform.answerTo(id, response);
    }
    await platform.answerTo(endpoint, response);

    expect(actor.getSnapshot().output).toEqual({
      outcome,
      answers: outcome === 'unavailable' ? { trouble: '系统维护中' } : {},
    });
  });

  test.each(['car.stores', 'car.detail', 'plan.list'])(
    'an unanswered %s can be retried, and loaded data is kept',
    async (endpoint) => {
      const { actor, platform } = await started();
      const good = {
        'bridge.chosen-place': chosenPlace,
        'car.stores': ok({ storeList: [store] }),
        'car.detail': ok(car),
      };
      for (const [id, response] of Object.entries(good)) {
        if (id === endpoint) break;
        await platform.answerTo(id, response);
      }
      await platform.answerTo(endpoint, unreachable('offline'));
      expect(actor.getSnapshot().context.trouble).toBe('offline');
      const before = platform.calls.length;

      actor.send({ type: 'retry' });
      await settle();

      const first = endpoint === 'car.stores' ? 'bridge.chosen-place' : endpoint;
      expect(platform.calls.slice(before).map((one) => one.endpoint)).toEqual([first]);
      expect(actor.getSnapshot().context.trouble).toBeUndefined();
    },
  );
});

test('it shows that it is loading, and a plan must be picked before it can be confirmed', async () => {
  const early = await started();
  const waiting = showStep(PlanPicker, schema, { ...example, data: { actor: early.actor } });
  expect(screen.getByText('正在查找附近的门店…')).toBeVisible();
  waiting.unmount();

  const { actor } = await withPlans();
  showStep(PlanPicker, schema, { ...example, data: { actor } });
  const take = screen.getByRole('button', { name: '选这个方案' });
  expect(take).toBeDisabled();

  await userEvent.click(screen.getByRole('radio', { name: /低息融/ }));
  await userEvent.click(take);

  expect(actor.getSnapshot().output).toEqual({
    outcome: 'confirm',
    answers: { schemeCode: 'B', leaseTerm: '36' },
  });
});
