import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

/** The value a formula has over a result is that result's field of the same name. */
const settings = {
  endpoint: 'sign.status',
  send: { orderNo: 'ORDER1' },
  until: { formula: 'done', expr: true },
  'fails-when': { formula: 'refused', expr: true },
};

async function started(options: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const poll = new TriedKind(schema, states, { settings, ...options });
  await settle();
  return poll;
}

test('a flow with an exit for the timeout takes it at the deadline', async () => {
  const exits = { expired: [{ label: 'expired', to: 'pending' }] };
  const poll = await started({ step: { exits } });

  await poll.world.respond(ok({ done: false }));
  await poll.world.pass(61_000);

  expect(poll.outcome).toBe('expired');
});

describe('asking', () => {
  test('starts at once and ends with success when its condition holds', async () => {
    const poll = await started();

    expect(poll.world.calls).toHaveLength(1);
    await poll.world.respond(ok({ done: false }));
    expect(poll.status).toBe('pausing');
    await poll.world.pass(2000);
    await poll.world.respond(ok({ done: true, serialNumber: '7' }));

    expect(poll.outcome).toBe('ok');
    expect(poll.result).toMatchObject({ serialNumber: '7' });
  });

  test('without a formula any OK response ends it', async () => {
    const poll = await started({ settings: { endpoint: 'sign.status' } });

    await poll.world.respond(ok());

    expect(poll.outcome).toBe('ok');
  });

  test('ends with failure when that condition holds, even where the other one does, too', async () => {
    const poll = await started();

    await poll.world.respond(ok({ done: true, refused: true }));

    expect(poll.outcome).toBe('failed');
  });

  test('a formula that cannot be evaluated is not success', async () => {
    const poll = await started();

    await poll.world.respond(ok({ done: undefined }));

    expect(poll.status).toBe('pausing');
  });

  test('a refusal by the platform is a failure', async () => {
    const poll = await started();

    await poll.world.respond(failed('4001'));

    expect(poll.outcome).toBe('failed');
  });

  test('an unreachable platform counts as one attempt, not as a failure', async () => {
    const poll = await started();

    await poll.world.respond(unreachable('server'));
    expect(poll).toMatchObject({ status: 'pausing', outcome: undefined });
    await poll.world.pass(2000);
    await poll.world.respond(ok({ done: true }));

    expect(poll.outcome).toBe('ok');
  });
});

describe('how often', () => {
  test('never two at once, never closer than `every`, and less often later', async () => {
    const poll = await started();
    const gaps: number[] = [];
    let before = poll.world.time;

    while (poll.status !== 'undecided') {
      await poll.world.respond(ok({ done: false }));
      await poll.world.pass(1000);
      while (poll.status === 'pausing') await poll.world.pass(1000);
      const last = poll.world.calls.at(-1)?.at ?? 0;
      if (last > before) gaps.push(last - before);
      before = last;
    }

    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000);
    expect(gaps[0]).toBe(2000);
    expect(Math.max(...gaps)).toBeGreaterThan(4000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(11_000);
  });

  test('stops after `for`, whatever is pending, and a late response changes nothing', async () => {
    const poll = await started();

    await poll.world.pass(60_000);

    expect(poll.status).toBe('undecided');
    expect(poll.world.calls).toHaveLength(1);
    expect(poll.world.calls[0]?.signal.aborted).toBe(true);
    poll.world.calls[0]?.respond(ok({ done: true }));
    await settle();
    expect(poll).toMatchObject({ status: 'undecided', outcome: undefined });
  });

  test('checking again polls for another while, but not within the interval', async () => {
    const poll = await started();
    await poll.world.pass(59_000);
    await poll.world.respond(ok({ done: false }));
    await poll.world.pass(1000);
    expect(poll.status).toBe('undecided');

    await poll.send({ type: 'poll.restarted' });
    expect(poll.world.calls).toHaveLength(1);
    await poll.world.pass(2000);
    expect(poll.world.calls).toHaveLength(2);
    await poll.world.respond(ok({ done: true }));

    expect(poll.outcome).toBe('ok');
  });

  test('the customer may leave it undecided', async () => {
    const poll = await started();
    await poll.world.pass(60_000);

    await poll.send({ type: 'poll.left' });

    expect(poll.outcome).toBe('timeout');
  });
});

test('a phone that slept until after the deadline asks once more', async () => {
  const poll = await started();
  await poll.world.respond(ok({ done: false }));

  poll.world.time += 3_600_000;
  await poll.world.pass(0);
  expect(poll.status).toBe('asking');
  await poll.world.respond(ok({ done: true }));

  expect(poll.outcome).toBe('ok');
});

describe('after the app was killed', () => {
  test('the deadline is still the one from before', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await started({ world });
    await world.pass(50_000);
    before.stop();

    const after = await started({ world, deadlines: before.deadlines, resumed: true });
    expect(after.status).toBe('asking');
    await world.pass(10_000);

    expect(after.status).toBe('undecided');
  });

  test('long after the deadline it asks once more, and then waits for the customer', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await started({ world });
    before.stop();
    await world.pass(3_600_000);

    const after = await started({ world, deadlines: before.deadlines, resumed: true });
    expect(after.status).toBe('asking');
    await world.respond(ok({ done: false }));

    expect(after.status).toBe('undecided');
  });

  test('what was decided meanwhile is told at once', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await started({ world });
    before.stop();
    await world.pass(3_600_000);

    const after = await started({ world, deadlines: before.deadlines, resumed: true });
    await world.respond(ok({ done: true }));

    expect(after.outcome).toBe('ok');
  });

  test('opened again and again after the deadline it asks no more often than `every`', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await started({ world });
    before.stop();
    await world.pass(3_600_000);
    const again = await started({ world, deadlines: before.deadlines, resumed: true });
    await world.respond(ok({ done: false }));
    again.stop();

    const after = await started({ world, deadlines: again.deadlines, resumed: true });

    expect(world.calls).toHaveLength(2);
    await world.pass(11_000);
    expect(world.calls).toHaveLength(3);
    await world.respond(unreachable('server'));
    expect(after.status).toBe('undecided');
  });

  test('a clock set back a day does not make it wait for a day', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await started({ world });
    before.stop();
    world.time -= 86_400_000;

    const after = await started({ world, deadlines: before.deadlines, resumed: true });
    await world.pass(2000);

    expect(after.status).toBe('asking');
    await world.pass(60_000);
    expect(after.status).toBe('undecided');
  });
});

describe('what is not finished elsewhere', () => {
  const exits = { unfinished: [{ label: 'unfinished', to: 'open' }] };

  test.each(['pausing', 'asking', 'undecided'] as const)('is gone back to from %s', async (at) => {
    const poll = await started({ step: { exits } });
    if (at !== 'asking') await poll.world.respond(ok({ done: false }));
    if (at === 'undecided') await poll.world.pass(61_000);
    expect(poll.status).toBe(at);

    await poll.send({ type: 'poll.unfinished' });

    expect(poll.outcome).toBe('unfinished');
  });

  test.each(['asking', 'undecided'])(
    'has a button at %s only where the flow leads back',
    (status) => {
      const { change } = showStep(Screen, schema, { status }, 'en');
      const button = () => screen.queryByRole('button', { name: 'Not finished: go on' });
      expect(button()).toBeNull();

      change({ status, step: { exits } });

      expect(button()).toBeInTheDocument();
    },
  );
});

describe('screen', () => {
  testAccessibility(Screen, schema);

  test('undecided offers another query and an exit', async () => {
    const { send } = showStep(Screen, schema, { status: 'undecided' }, 'en');

    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));

    expect(send.mock.calls).toEqual([[{ type: 'poll.restarted' }], [{ type: 'poll.left' }]]);
  });
});
