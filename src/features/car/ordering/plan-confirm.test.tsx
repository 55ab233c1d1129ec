import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import { SimulatedWorld } from '../../../verify/simulated-world.ts';
import type { CallResult } from '../../../model/effects.ts';
import { playPlan } from '../car-page.fixture.tsx';
import { awaited } from '../loading/paths-through.fixture.ts';
import { car, store } from '../loading/world.fixture.ts';
import { plan, scheme } from '../plans.fixture.ts';

const inputs = { car, store, schemes: [scheme('36'), scheme('48')], contract: '' };
const requestsOf = ({ calls }: SimulatedWorld) =>
  calls.map(({ endpoint, request }) => [endpoint, request]);
const base = { carCode: 'M1', province: '11', storeCode: 'S1', startPercent: '10' };

const respondWith = (platform: SimulatedWorld, endpoint: string, response: CallResult) =>
  act(() => platform.answerTo(endpoint, response));
const press = (name: string | RegExp, role = 'button') =>
  userEvent.click(screen.getByRole(role, { name }));
const confirm = () => screen.getByRole('button', { name: '确定' });

function fine(more: object = {}, offered: object = {}) {
  const list = [scheme('36', { startPercent: 20, firstMoney: 25_600, ...offered })];
  return ok({ financialPlanList: list, checkResult: true, ...more });
}

/** Confirmed with the down payment raised by 10 %; `saved`: the phone's response to saving the snapshots. */
async function confirmed(saved: CallResult = ok()) {
  const run = await playPlan(inputs);
  await press(/\+10%/, 'radio');
  await respondWith(run.platform, 'plan.check', fine());
  await press('确定');
  await respondWith(run.platform, 'bridge.keep-risk-snapshot', saved);
  await respondWith(run.platform, 'bridge.keep-plan-snapshot', saved);
  return run;
}

describe('the requests of the dialog', () => {
  test('calculate the plan unchanged, until the customer chooses; then each choice is checked', async () => {
    const { platform } = await playPlan(inputs);
    expect(requestsOf(platform)).toEqual([
      ['plan.calculate', { ...base, leaseTerm: '36', schemeCode: 'A' }],
    ]);
    await respondWith(platform, 'plan.calculate', ok({ financialPlanList: inputs.schemes }));
    await press('48期', 'radio');
    await press(/\+10%/, 'radio');

    const check = { ...base, businessType: '1', schemeCode: 'A', leaseTerm: '48' };
    expect(requestsOf(platform).slice(1)).toEqual([
      ['plan.check', { ...check, increaseStartPercent: '0' }],
      ['plan.check', { ...check, increaseStartPercent: '10' }],
    ]);
    expect(platform.calls[1]?.signal.aborted).toBe(true);
  });

  test('check the down payment chosen on the page of the car, at once', async () => {
    const chosen = { ...plan('red', 10, 36), projectCode: 'A' };
    const { platform } = await playPlan({ ...inputs, selection: { plan: chosen } });

    expect(requestsOf(platform)).toEqual([
      [
        'plan.check',
        {
          ...base,
          businessType: '1',
          schemeCode: 'A',
          leaseTerm: '36',
          increaseStartPercent: '0',
        },
      ],
    ]);
  });

  test('are not repeated after the letter was read', async () => {
    const { actor, platform } = await playPlan({ ...inputs, contract: '/letter.pdf' });
    await press(/\+10%/, 'radio');
    await respondWith(platform, 'plan.check', fine({}, { contract: true }));
    await press('《个人信息使用授权书》');
    const { context, output } = actor.getSnapshot();
    expect(output?.outcome).toBe('read');

    const again = await playPlan(inputs, { answers: output?.answers ?? {}, before: context });

    expect(again.platform.calls).toEqual([]);
  });
});

test('a plan is confirmed once a down payment is chosen and the letter is agreed to', async () => {
  const { actor, platform } = await playPlan({ ...inputs, contract: '/letter.pdf' });
  await respondWith(platform, 'plan.calculate', ok({ financialPlanList: inputs.schemes }));
  await press('确定');
  expect(screen.getByRole('alert')).toHaveTextContent('请选择首付比例');

  await press(/\+35%/, 'radio');
  await respondWith(platform, 'plan.check', fine({}, { contract: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('首付比例不能超过30%，请重新调整！');

  await press(/\+10%/, 'radio');
  await respondWith(platform, 'plan.check', fine({}, { contract: true }));
  await press('确定');
  expect(screen.getByRole('alert')).toHaveTextContent('请勾选《个人信息使用授权书》');

  await press(/我已阅读/, 'checkbox');
  expect(screen.getByText('¥25,600.00')).toBeVisible();
  await press('确定');
  await respondWith(platform, 'bridge.keep-risk-snapshot', ok());
  await respondWith(platform, 'bridge.keep-plan-snapshot', ok());

  expect(actor.getSnapshot().output).toMatchObject({
    outcome: 'confirm',
    answers: {
      schemeCode: 'A',
      leaseTerm: '36',
      agreed: true,
      plan: {
        startPercentPlus: 10,
        startPercent: 20,
        firstMoney: 25_600,
        commonSchemaId: 'A36',
      },
    },
  });
});

test('a phone without storage can still order', async () => {
  const { actor } = await confirmed(failed('full'));

  expect(actor.getSnapshot().output?.outcome).toBe('confirm');
});

test.each([
  ['refused', failed('E1', '不可以'), '金额还没有按您的选择算好，请重新计算后再确定'],
  ['not answered', unreachable('offline'), 'offline'],
])(
  'while a choice was %s its amounts are not shown and it cannot be confirmed',
  async (_, response, words) => {
    const { platform } = await playPlan(inputs);
    await press(/\+10%/, 'radio');
    await respondWith(platform, 'plan.check', response);
    // Sent once automatically, then only on demand.
    await respondWith(platform, 'plan.check', response);

    expect(confirm()).toBeDisabled();
    expect(screen.queryByText(/¥/)).toBeNull();
    expect(screen.getByText(words)).toBeVisible();
    await press('重试');

    expect(platform.pending.at(-1)).toMatchObject({
      endpoint: 'plan.check',
      request: { increaseStartPercent: '10' },
    });
    await respondWith(platform, 'plan.check', fine());
    expect(confirm()).toBeEnabled();
  },
);

test('a low down payment asks the customer at once, and returns to the usual one, calculated again', async () => {
  const { actor, platform } = await playPlan(inputs);
  await press(/\+10%/, 'radio');
  await respondWith(platform, 'plan.check', fine({ checkResult: { result: false, code: '3' } }));
  const { context, output } = actor.getSnapshot();
  expect(output).toMatchObject({ outcome: 'low', answers: { startPercentPlus: 0 } });

  const again = await playPlan(inputs, { answers: output?.answers ?? {}, before: context });

  expect(awaited(again.platform)).toEqual(['plan.calculate']);
});

test("another plan chosen on the car's page discards the dialog's choice", async () => {
  const chosen = (months: number) => ({
    ...plan('red', 10, months),
    projectCode: 'A',
  });
  const { actor } = await confirmed();
  const answers = { ...actor.getSnapshot().output?.answers, basedOn: 'A36' };

  const { platform } = await playPlan({ ...inputs, selection: { plan: chosen(48) } }, { answers });

  expect(platform.calls[0]?.request).toMatchObject({
    leaseTerm: '48',
    increaseStartPercent: '0',
  });
});

test("opened from the car's page once more, the dialog begins with that page's plan, and nobody has agreed", async () => {
  const { actor } = await confirmed();
  const answers = { ...actor.getSnapshot().output?.answers, leaseTerm: '48', agreed: true };

  const { actor: again } = await playPlan({ ...inputs, orderAttempt: 2 }, { answers });

  const { leaseTerm, agreed } = again.getSnapshot().context.answers;
  expect({ leaseTerm, agreed }).toEqual({ leaseTerm: '36', agreed: false });
});
