import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const settings = { endpoint: 'order.change-funder', send: { orderNo: 'ORDER1' } };

describe('the request', () => {
  test("sends the author's request and leaves with the response", async () => {
    const call = new TriedKind(schema, states, { settings });
    await settle();

    expect(call.world.calls).toMatchObject([
      { endpoint: 'order.change-funder', request: { orderNo: 'ORDER1' }, requestId: undefined },
    ]);
    await call.world.respond(ok({ url: 'x' }));

    expect(call.outcome).toBe('ok');
    expect(call.result).toMatchObject({ url: 'x' });
  });

  test("another code is a failure with the platform's message", async () => {
    const call = new TriedKind(schema, states, { settings });

    await call.world.respond(failed('4001', '订单已关闭'));

    expect(call.outcome).toBe('failed');
    expect(call.result).toMatchObject({ msg: '订单已关闭' });
  });

  test.each(['offline', 'timeout', 'busy', 'server', 'broken', 'signed-out'] as const)(
    'stays and offers another try when it is %s',
    async (why) => {
      const call = new TriedKind(schema, states, { settings });

      await call.world.respond(unreachable(why));

      expect(call).toMatchObject({ status: 'unreachable', outcome: undefined, locked: false });
      await call.send({ type: 'call.retried' });
      await call.world.respond(ok());
      expect(call.outcome).toBe('ok');
    },
  );

  test("gives up after the author's time, and a later answer changes nothing", async () => {
    const call = new TriedKind(schema, states, { settings: { ...settings, timeout: '5s' } });

    await call.world.pass(5000);

    expect(call).toMatchObject({ status: 'unreachable', data: { why: 'timeout' } });
    expect(call.world.calls[0]?.signal.aborted).toBe(true);
    call.world.calls[0]?.respond(ok());
    await settle();
    expect(call).toMatchObject({ status: 'unreachable', outcome: undefined });
  });
});

describe('an act in another app that may never be reported', () => {
  test('ends as unsure when the customer gives up, and a later response changes nothing', async () => {
    const stoppable = { ...settings, stop: { zh: '查询结果', en: 'Ask for the result' } };
    const exits = { unsure: [{ label: 'unsure', to: 'confirm' }] };
    const call = new TriedKind(schema, states, { settings: stoppable, step: { exits } });
    await settle();

    await call.send({ type: 'call.left' });
    call.world.calls[0]?.respond(ok());
    await settle();

    expect(call.outcome).toBe('unsure');
    expect(call.world.calls[0]?.signal.aborted).toBe(true);
  });

  test('has a button for it where the author wrote one', async () => {
    const { send } = showStep(Screen, schema, {
      status: 'sending',
      settings: { ...settings, stop: { zh: '查询结果', en: 'Ask for the result' } },
    });

    await userEvent.click(screen.getByRole('button', { name: '查询结果' }));

    expect(send.mock.calls).toEqual([[{ type: 'call.left' }]]);
  });
});

describe('a write', () => {
  const write = { settings, step: { once: true as const } };

  test('is locked while it is pending', () => {
    expect(new TriedKind(schema, states, write).locked).toBe(true);
    expect(new TriedKind(schema, states, { settings }).locked).toBe(false);
  });

  test.each(['offline', 'timeout', 'busy', 'server', 'broken'] as const)(
    'that may have arrived stays locked and is repeated with the same requestId (%s)',
    async (why) => {
      const call = new TriedKind(schema, states, write);

      await call.world.respond(unreachable(why));

      expect(call).toMatchObject({ status: 'unsure', locked: true });
      await call.send({ type: 'call.retried' });
      expect(call.world.calls.map((one) => one.requestId)).toEqual(['id-1', 'id-1']);
    },
  );

  test('that may have arrived leads to the step that queries its result', async () => {
    const exits = { unsure: [{ label: 'unsure', to: 'confirm' }] };
    const call = new TriedKind(schema, states, { settings, step: { ...write.step, exits } });

    await call.world.respond(unreachable('timeout'));

    expect(call.outcome).toBe('unsure');
  });

  test.each(['signed-out', 'not-sent'] as const)(
    'that was never sent (%s) had no effect, so the customer may go back',
    async (why) => {
      const exits = { unsure: [{ label: 'unsure', to: 'confirm' }] };
      const call = new TriedKind(schema, states, { settings, step: { ...write.step, exits } });

      await call.world.respond(unreachable(why));

      expect(call).toMatchObject({ status: 'unreachable', locked: false });
    },
  );
});

describe('screen', () => {
  testAccessibility(Screen, schema);

  test('an unanswered write is neither done nor failed', () => {
    showStep(
      Screen,
      schema,
      { status: 'unsure', data: { why: 'timeout' }, settings: { endpoint: 'x' } },
      'en',
    );

    expect(screen.getByRole('alert')).toHaveTextContent('cannot tell yet');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/fail/i);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  test('offers a retry and Back', async () => {
    const { send } = showStep(
      Screen,
      schema,
      { status: 'unreachable', data: { why: 'offline' } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(send.mock.calls).toEqual([[{ type: 'call.retried' }], [{ type: 'back' }]]);
  });
  test('the heading takes the focus when the focused element is removed', () => {
    const { change } = showStep(Screen, schema, {
      status: 'unreachable',
      data: { why: 'offline' },
    });
    screen.getByRole('button', { name: '再试一次' }).focus();

    change({ status: 'sending' });

    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
