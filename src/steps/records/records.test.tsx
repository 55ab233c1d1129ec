import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const formula = (name: string) => ({ formula: name, expr: null });
const list = [
  { name: 'lease', title: '租赁合同', number: 'A1', signed: true, void: false },
  { name: 'debit', title: '代扣授权书', number: '', signed: false, void: true },
];
const settings = {
  endpoint: 'order.list',
  send: { orderNo: 'A1' },
  items: formula('records'),
  headline: formula('title'),
  lines: { number: { label: formula('name'), value: formula('number') } },
  status: { text: formula('name'), 'good-when': formula('signed'), 'bad-when': formula('void') },
  choose: { zh: '阅读', en: 'Read' },
  'choose-when': formula('signed'),
  pick: { documentName: formula('name') },
};

async function arrived(more: Record<string, unknown> = {}) {
  const step = new TriedKind(schema, states, { settings: { ...settings, ...more } });
  await settle();
  return step;
}

describe('the list', () => {
  test("is made of the platform's records, each with its own texts and answers", async () => {
    const step = await arrived();
    expect(step.world.calls).toMatchObject([
      { endpoint: 'order.list', request: { orderNo: 'A1' }, requestId: undefined },
    ]);

    await step.world.respond(ok({ records: list }));

    expect(step).toMatchObject({
      status: 'shown',
      data: {
        records: [
          {
            headline: { zh: '租赁合同' },
            lines: [{ value: { zh: 'A1' } }],
            status: { tone: 'good' },
            open: true,
            picked: { documentName: 'lease' },
          },
          { lines: [], status: { tone: 'bad' }, open: false },
        ],
      },
    });
  });

  test('can be requested again after a refusal, or left as a failure', async () => {
    const step = await arrived();
    await step.world.respond(failed('E1', '订单信息不存在'));
    expect(step).toMatchObject({ status: 'refused', data: { refusal: '订单信息不存在' } });

    await step.send({ type: 'records.reloaded' });
    await step.world.respond(failed('E1', '订单信息不存在'));
    await step.send({ type: 'records.abandoned' });

    expect(step).toMatchObject({ outcome: 'failed', result: { msg: '订单信息不存在' } });
  });

  test.each([
    ['nobody answers', unreachable('offline'), 'offline'],
    ['the answer holds no list', ok({ records: 'none' }), 'broken'],
  ])('that is missing because %s can be requested again', async (_, response, why) => {
    const step = await arrived();

    await step.world.respond(response);

    expect(step).toMatchObject({ status: 'unloaded', data: { why } });
  });
});

describe('the next page', () => {
  const paged = { 'page-field': 'page', more: formula('hasMore') };

  test('is added below the first', async () => {
    const step = await arrived(paged);
    await step.world.respond(ok({ records: [list[0]], hasMore: true }));
    expect(step.data.more).toBe(true);

    await step.send({ type: 'records.more-requested' });
    await step.world.respond(ok({ records: [list[1]], hasMore: false }));

    expect(step.world.calls.map(({ request }) => request.page)).toEqual(['1', '2']);
    expect(step).toMatchObject({ status: 'shown', data: { more: false } });
    expect(step.data.records).toHaveLength(2);
  });

  test('that does not load keeps the shown records and can be requested again', async () => {
    const step = await arrived(paged);
    await step.world.respond(ok({ records: list, hasMore: true }));

    await step.send({ type: 'records.more-requested' });
    await step.world.respond(unreachable('timeout'));

    expect(step).toMatchObject({ status: 'shown', data: { more: true, trouble: {} } });
    expect(step.data.records).toHaveLength(2);
    await step.send({ type: 'records.more-requested' });
    expect(step.world.calls.at(-1)?.request).toMatchObject({ page: '2' });
  });
});

describe('the screen', () => {
  const examples = readExamples('records');

  test('the answer is the chosen record, and only selectable ones are offered', async () => {
    const { send } = showStep(Screen, schema, examples['contracts to choose from']!);
    const [lease, old] = screen.getAllByRole('listitem');
    expect(within(old!).queryByRole('button')).toBeNull();

    await userEvent.click(within(lease!).getByRole('button', { name: '阅读：融资租赁合同' }));

    expect(send).toHaveBeenCalledWith({
      type: 'records.chosen',
      answers: { documentName: 'lease-contract' },
    });
  });

  test('distinguishes the button beside a choice from the choice', async () => {
    const { send } = showStep(Screen, schema, examples['contracts to choose from']!);

    await userEvent.click(screen.getByRole('button', { name: '返回订单' }));

    expect(send).toHaveBeenCalledWith({ type: 'records.closed' });
  });

  test('closed without a choice drops the choice of an earlier visit', async () => {
    const example = examples['contracts to choose from']!;
    const pick = { documentName: { formula: 'name', expr: 1 } };
    const settings = { ...example.settings, pick };
    const { send } = showStep(Screen, schema, { ...example, settings });

    await userEvent.click(screen.getByRole('button', { name: '返回订单' }));

    expect(send).toHaveBeenCalledWith({
      type: 'records.closed',
      answers: { documentName: undefined },
    });
  });

  test('always has an exit: where nothing can be chosen, and where there are no records', async () => {
    const looking = showStep(Screen, schema, examples['nothing to choose, only to look at']!);
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(looking.send).toHaveBeenCalledWith({ type: 'records.chosen' });
    looking.unmount();

    const { send } = showStep(Screen, schema, examples['an empty list']!);
    expect(screen.getByText('目前没有需要签署的材料。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '返回上一步' }));
    expect(send).toHaveBeenCalledWith({ type: 'back' });
  });
});

test('what the choice is about stands above the list', () => {
  showStep(Screen, schema, readExamples('records')['one of them pays'] ?? {});

  expect(screen.getByText('支付金额').nextElementSibling).toHaveTextContent('¥2,000.00');
  expect(screen.getByRole('button', { name: '支付 ¥2,000.00：子钱包 5678' })).toBeVisible();
});
