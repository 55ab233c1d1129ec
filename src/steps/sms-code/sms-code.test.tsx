import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../verify/simulated-world.ts';
import { authoring } from './authoring.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const settings = { phone: '13800138000', scene: 'bind-card' };

async function arrived(options: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const step = new TriedKind(schema, states, { settings, ...options });
  await settle();
  return step;
}

describe('sending', () => {
  test('happens on arrival, once, and the countdown starts', async () => {
    const step = await arrived();

    expect(step.world.calls).toMatchObject([
      { endpoint: 'sms.send', request: { phone: '13800138000', scene: 'bind-card' } },
    ]);
    await step.world.respond(ok({ resendAfter: 30 }));

    expect(step.status).toBe('entering');
    expect(step.deadlines.resend).toBe(step.world.time + 30_000);
  });

  test('a killed app that reopens soon sends no second code and continues the countdown', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await arrived({ world });
    await world.respond(ok());
    before.stop();
    await world.pass(90_000);

    const after = await arrived({ world, deadlines: before.deadlines, resumed: true });

    expect(after).toMatchObject({
      status: 'entering',
      data: { resendAt: before.deadlines.resend },
    });
    expect(world.calls).toHaveLength(1);
  });

  test('a customer who returns later gets a new code', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await arrived({ world });
    await world.respond(ok());
    await world.pass(6 * 60_000);

    await arrived({ world, deadlines: before.deadlines, resumed: true });

    expect(world.calls).toHaveLength(2);
  });

  test('a retry without a response carries the same requestId, a new request another', async () => {
    const step = await arrived();

    await step.world.respond(unreachable('timeout'));
    expect(step.status).toBe('unsent');
    await step.send({ type: 'sms-code.requested' });
    await step.world.respond(ok());
    await step.send({ type: 'sms-code.requested' });

    const [first, second, third] = step.world.calls.map((call) => call.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a refusal is shown and does not leave the step', async () => {
    const step = await arrived();

    await step.world.respond(failed('4290', '今日发送次数已达上限'));

    expect(step).toMatchObject({
      status: 'unsent',
      outcome: undefined,
      data: { problem: '今日发送次数已达上限' },
    });
  });
});

describe('checking', () => {
  async function entered() {
    const step = await arrived();
    await step.world.respond(ok());
    await step.send({ type: 'sms-code.entered', answers: { code: '123456' } });
    return step;
  }

  test('the right code leads on, with the proof of it', async () => {
    const step = await entered();

    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'sms.verify',
      request: { phone: '13800138000', code: '123456' },
    });
    await step.world.respond(ok({ smsToken: 'proof' }));

    expect(step.outcome).toBe('ok');
    expect(step.answers).toMatchObject({ smsToken: 'proof' });
  });

  test('a wrong code fails with a message, and entering it again sends no new code', async () => {
    const step = await entered();

    await step.world.respond(failed('4003', '验证码错误'));
    expect(step).toMatchObject({ outcome: 'failed', data: { problem: '验证码错误' } });
    const { world, deadlines, data } = step;
    const again = await arrived({ world, deadlines, data });

    expect(again).toMatchObject({ status: 'entering', data: { problem: '验证码错误' } });
    const later = await arrived({ world, deadlines, data: again.data });
    expect(later.data.problem).toBeUndefined();
    expect(step.world.calls.filter((call) => call.endpoint === 'sms.send')).toHaveLength(1);
  });

  test('after a used code, returning sends another one', async () => {
    const step = await entered();
    await step.world.respond(ok({ smsToken: 'proof' }));

    const { world, deadlines, data } = step;
    await arrived({ world, deadlines, data });

    expect(world.calls.filter((call) => call.endpoint === 'sms.send')).toHaveLength(2);
  });

  test('when unreachable, the same code is checked again', async () => {
    const step = await entered();

    await step.world.respond(unreachable('offline'));
    expect(step.status).toBe('unreachable');
    await step.send({ type: 'sms-code.retried' });

    expect(step.world.calls.at(-1)?.request.code).toBe('123456');
  });

  test('code and proof are never stored', () => {
    expect([...authoring.sensitive].sort()).toEqual(Object.keys(authoring.answers).sort());
  });
});

describe('screen', () => {
  afterEach(() => vi.useRealTimers());
  const sent = { status: 'entering', settings, data: { sentTo: '13800138000', resendAt: 0 } };

  testAccessibility(Screen, schema);

  test('the phone can fill the code in', () => {
    showStep(Screen, schema, sent, 'en');

    const input = screen.getByLabelText('Code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
  });

  test('the number is shown masked', () => {
    showStep(Screen, schema, sent, 'en');

    expect(screen.getByText('We sent a code to 138****8000')).toBeVisible();
  });

  test('the field has the focus, and the last digit submits the code, without what was pasted around it', async () => {
    const { send } = showStep(Screen, schema, sent, 'en');

    const input = screen.getByLabelText('Code');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '123');
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('Your code: 123 456');

    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'sms-code.entered', answers: { code: '123456' } }),
    );
  });

  test('a digit typed while the code is checked submits nothing', async () => {
    const { send } = showStep(Screen, schema, { ...sent, status: 'verifying' }, 'en');

    await userEvent.type(screen.getByLabelText('Code'), '123456');

    expect(send).not.toHaveBeenCalled();
  });

  test('an incomplete code is not sent and has an error', async () => {
    const { send } = showStep(Screen, schema, sent, 'en');

    await userEvent.type(screen.getByLabelText('Code'), '123{Enter}');

    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the 6 digits/);
  });

  test('a wrong code has an error at the field, which takes the focus and keeps what was typed', async () => {
    const problem = 'That code is wrong';
    const wrong = { ...sent, answers: { code: '123456' }, data: { ...sent.data, problem } };
    showStep(Screen, schema, wrong, 'en');
    screen.getByRole('heading').focus();

    const input = screen.getByLabelText('Code');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('123456');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/That code is wrong/);
  });

  test('the typed code is there when the customer returns after a request without a response', () => {
    const unanswered = {
      ...sent,
      answers: { code: '123456' },
      data: { ...sent.data, why: 'offline' },
    };
    showStep(Screen, schema, unanswered, 'en');

    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  test('another code can be requested when the countdown is over, and not before', async () => {
    vi.useFakeTimers({ now: 0 });
    const { send } = showStep(
      Screen,
      schema,
      { ...sent, data: { sentTo: '13800138000', resendAt: 3000 } },
      'en',
    );

    expect(screen.getByRole('button', { name: 'Send again in 3 s' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'Send again in 2 s' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    screen.getByRole('button', { name: 'Send again' }).click();

    expect(send).toHaveBeenCalledWith({ type: 'sms-code.requested' });
  });
});
