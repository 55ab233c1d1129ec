import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { dayInWords } from '../../ui/appointment-time.ts';
import { states } from './states.ts';

const examples = readExamples('appointment');
const free = examples['free times'] ?? {};
const days = [
  {
    date: '2026-03-02',
    slots: [
      { id: 'a', from: '09:30', to: '10:30', left: 2 },
      { id: 'b', from: '11:00', to: '12:00', left: 1 },
    ],
  },
];
const booked = { slot: 'a', date: '2026-03-02', from: '09:30', to: '10:30' };

async function offered(result: Record<string, unknown> = { days }) {
  const step = new TriedKind(schema, states, { settings: { now: { zh: '签收', en: 'Receive' } } });
  await settle();
  await step.world.respond(ok(result));
  return step;
}

describe('booking', () => {
  test('loads free times, books the chosen one, and shows it', async () => {
    const step = await offered();
    expect(step.status).toBe('choosing');

    await step.send({ type: 'appointment.chosen', data: { slot: 'a' } });
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'delivery.book',
      request: { slot: 'a' },
    });
    expect(step.world.calls.at(-1)?.requestId).toBeTruthy();
    await step.world.respond(ok());

    expect(step.status).toBe('booked');
    expect(step.data.booked).toEqual(booked);
  });

  test('a time taken meanwhile is reported, and the times are loaded again', async () => {
    const step = await offered();

    await step.send({ type: 'appointment.chosen', data: { slot: 'b' } });
    await step.world.respond(failed('SLOT_TAKEN', '该时段刚刚约满'));
    expect(step.world.calls.at(-1)?.endpoint).toBe('delivery.slots');
    await step.world.respond(ok({ days }));

    expect(step.status).toBe('choosing');
    expect(step.data.refusal).toBe('该时段刚刚约满');
  });

  test('without a response a retry sends the same request, and loading shows whether it arrived', async () => {
    const step = await offered();

    await step.send({ type: 'appointment.chosen', data: { slot: 'a' } });
    await step.world.respond(unreachable('timeout'));
    expect(step.status).toBe('unsure');
    await step.send({ type: 'appointment.retried' });
    const [, first, second] = step.world.calls;
    expect(second?.requestId).toBe(first?.requestId);
    await step.world.respond(unreachable('timeout'));
    await step.send({ type: 'appointment.reloaded' });
    await step.world.respond(ok({ days, booked }));

    expect(step.status).toBe('booked');
  });

  test('a request that was never sent is not reported as unsure', async () => {
    const step = await offered();

    await step.send({ type: 'appointment.chosen', data: { slot: 'a' } });
    await step.world.respond(unreachable('not-sent'));

    expect(step.status).toBe('unsent');
  });
});

describe('a booked time', () => {
  test('is shown on the next visit, and another can be chosen', async () => {
    const step = await offered({ days, booked });
    expect(step.status).toBe('booked');

    await step.send({ type: 'appointment.reloaded', data: { changing: true } });
    await step.world.respond(ok({ days, booked }));

    expect(step.status).toBe('choosing');
  });

  test('is cancelled once the platform agrees', async () => {
    const step = await offered({ days, booked });

    await step.send({ type: 'appointment.cancel-requested' });
    expect(step.world.calls.at(-1)?.endpoint).toBe('delivery.cancel-booking');
    await step.world.respond(ok());
    await step.world.respond(ok({ days }));

    expect(step.status).toBe('choosing');
  });

  test('stays where the platform does not agree', async () => {
    const step = await offered({ days, booked });

    await step.send({ type: 'appointment.cancel-requested' });
    await step.world.respond(failed('TOO_LATE', '距离预约时间不足 2 小时'));

    expect(step).toMatchObject({ status: 'booked', data: { refusal: '距离预约时间不足 2 小时' } });
  });

  test('is kept until the customer comes', async () => {
    const step = await offered({ days, booked });

    await step.send({ type: 'appointment.later' });

    expect(step.outcome).toBe('later');
  });
});

describe('screen', () => {
  testAccessibility(Screen, schema, ['zh', 'en']);

  test('shows days with their weekday, and which are full', () => {
    showStep(Screen, schema, free, 'en');
    const group = within(screen.getByRole('group', { name: 'Choose a day' }));

    expect(group.getByRole('radio', { name: 'Mon, Mar 2' })).toBeChecked();
    expect(group.getByRole('radio', { name: 'Tue, Mar 3 Full' })).toBeDisabled();
    expect(dayInWords('2026-03-02', 'zh')).toBe('3月2日 周一');
  });

  test('says where the customer comes to, above the days', () => {
    showStep(Screen, schema, free);

    const place = screen.getByText('上海浦东店（世纪大道 1 号）');
    const days = screen.getByRole('group', { name: '选择日期' });
    expect(place.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('times with the places left; a full one cannot be chosen', async () => {
    const { send } = showStep(Screen, schema, free);
    const group = within(screen.getByRole('group', { name: '选择时间' }));

    expect(group.getByRole('radio', { name: '09:30–10:30 余 2 个名额' })).toBeEnabled();
    expect(group.getByRole('radio', { name: '14:00–15:00 已约满' })).toBeDisabled();
    await userEvent.click(group.getByRole('radio', { name: /11:00/ }));
    await userEvent.click(screen.getByRole('button', { name: '预约这个时间' }));

    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'appointment.chosen',
      data: { slot: 'b', refusal: undefined },
    });
  });

  test('without a time nothing is sent: an error shows, and the first free time has the focus', async () => {
    const { send } = showStep(Screen, schema, free);

    await userEvent.click(screen.getByRole('button', { name: '预约这个时间' }));

    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('请选择一个时间')).toBeVisible();
    expect(screen.getByRole('radio', { name: /09:30/ })).toHaveFocus();
  });

  test('shows the platform’s message where the time was taken', () => {
    showStep(Screen, schema, examples['taken in the meantime'] ?? {});

    expect(screen.getByRole('alert')).toHaveTextContent('该时段刚刚约满，请选择其他时段');
  });

  test('cancelling asks for confirmation', async () => {
    const { send } = showStep(Screen, schema, examples.booked ?? {});

    await userEvent.click(screen.getByRole('button', { name: '取消预约' }));
    const question = within(screen.getByRole('dialog', { name: '取消这次预约？' }));
    expect(question.getByText(/3月2日 周一 09:30–10:30/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '取消预约' }));

    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'appointment.cancel-requested',
      data: { refusal: undefined },
    });
  });

  test('offline there is still the way to receive the vehicle now', async () => {
    const { send } = showStep(Screen, schema, examples['no network to look'] ?? {});

    await userEvent.click(screen.getByRole('button', { name: '我已到店，现在签收' }));

    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'appointment.done' });
  });
});
