import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const bank = 'https://h5.bank.example';
const by = 'bridge.credit-authorization';
const options = { settings: { endpoint: 'gongtou.contract-url' }, links: [bank] };

async function opening(more: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const link = new TriedKind(schema, states, { ...options, ...more });
  await link.world.respond(ok({ url: `${bank}/sign?t=1` }));
  await link.world.pass(2000);
  return link;
}

describe('opening the link', () => {
  test('opens after the customer could read where it leads', async () => {
    const link = new TriedKind(schema, states, options);

    await link.world.respond(ok({ url: `${bank}/sign?t=1` }));
    await link.world.pass(1999);
    expect(link.world.opened).toEqual([]);
    await link.world.pass(1);

    expect(link.world.opened).toMatchObject([{ url: `${bank}/sign?t=1` }]);
    expect(link.deadlines.opened).toBe(link.world.time);
  });

  test('reads the link from where the author says', async () => {
    const link = new TriedKind(schema, states, {
      ...options,
      settings: { ...options.settings, url: { formula: 'h5', expr: true } },
    });

    await link.world.respond(ok({ url: 'https://evil.example', h5: `${bank}/a` }));
    await link.world.pass(2000);

    expect(link.world.opened).toMatchObject([{ url: `${bank}/a` }]);
  });

  test.each(['ok', 'cancelled', 'lost'])(
    'is shown by the app itself where it can: %s',
    async (how) => {
      const link = await opening({ settings: { ...options.settings, by } });
      expect(link.world.calls.at(-1)).toMatchObject({
        endpoint: by,
        request: { orderNo: 'ORDER1', url: `${bank}/sign?t=1` },
      });

      const answers = { ok: ok({ authorized: true }), lost: unreachable('timeout') };
      await link.world.respond(answers[how as 'ok' | 'lost'] ?? failed(how));

      expect(link.outcome).toBe('returned');
      expect(link.world.opened).toEqual([]);
    },
  );

  test.each([
    ['it cannot', failed('unsupported')],
    ['it fails', failed('failed')],
    ['it says nothing anybody can read', unreachable('broken')],
  ])('opens as usual where the app is asked and %s', async (_why, response) => {
    const link = await opening({ settings: { ...options.settings, by } });

    await link.world.respond(response);

    expect(link.world.opened).toMatchObject([{ url: `${bank}/sign?t=1` }]);
  });

  test('the app is not asked to show a page it may not', async () => {
    const link = new TriedKind(schema, states, {
      ...options,
      settings: { ...options.settings, by },
    });

    await link.world.respond(ok({ url: 'https://evil.example/' }));
    await link.world.pass(2000);

    expect(link.world.calls.map(({ endpoint }) => endpoint)).not.toContain(by);
  });

  test.each([
    ['https://evil.example/'],
    [`${bank}@evil.example/`],
    ['http://h5.bank.example/'],
    ['/sign'],
    ['javascript:alert(1)'],
    [undefined],
    [{ href: bank }],
  ])('a link to another origin is refused and never opened: %j', async (url) => {
    const link = new TriedKind(schema, states, options);

    await link.world.respond(ok({ url }));
    await link.world.pass(10_000);

    expect(link).toMatchObject({ status: 'refused', outcome: undefined });
    expect(link.world.opened).toEqual([]);
  });

  test("without a link the platform's message is shown", async () => {
    const link = new TriedKind(schema, states, options);

    await link.world.respond(failed('4001', '链接已过期'));

    expect(link.outcome).toBe('failed');
  });

  test('when unreachable, it is fetched again', async () => {
    const link = new TriedKind(schema, states, options);

    await link.world.respond(unreachable('offline'));
    expect(link.status).toBe('unreachable');
    await link.send({ type: 'link.reopened' });

    expect(link.world.calls).toHaveLength(2);
  });

  test('a blocked link opens by the customer, with the same address', async () => {
    const link = await opening();

    link.world.opened[0]?.respond('blocked');
    await settle();
    expect(link.status).toBe('blocked');
    await link.send({ type: 'link.tapped' });

    expect(link.world.opened[1]?.url).toBe(link.world.opened[0]?.url);
  });
});

describe('returning', () => {
  test('a page shown on top and closed again is a return', async () => {
    const link = await opening();

    link.world.opened[0]?.respond('returned');
    await settle();

    expect(link.outcome).toBe('returned');
  });

  test('nothing happens while this page is being left', async () => {
    const link = await opening();

    link.world.opened[0]?.respond('leaving');
    await settle();

    expect(link).toMatchObject({ status: 'leaving', outcome: undefined });
  });

  test('a session that comes back after the link opened has returned and opens nothing', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await opening({ world });
    before.stop();

    const after = await resumed(before, world);

    expect(after.outcome).toBe('returned');
    expect(world.opened).toHaveLength(1);
  });

  test('a session killed before the link opened fetches it again', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = new TriedKind(schema, states, { ...options, world });
    await world.respond(ok({ url: bank }));
    before.stop();

    const after = await resumed(before, world);

    expect(after.status).toBe('fetching');
  });
});

/** Reopens the session after a kill. */
async function resumed({ deadlines }: TriedKind, world: SimulatedWorld): Promise<TriedKind> {
  const after = new TriedKind(schema, states, { ...options, world, deadlines, resumed: true });
  await settle();
  return after;
}

describe('screen', () => {
  testAccessibility(Screen, schema);

  test('a page the browser kept and shows again is a return', () => {
    const { send } = showStep(Screen, schema, { status: 'leaving' });

    act(() => void window.dispatchEvent(pageshow(false)));
    expect(send).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(pageshow(true)));

    expect(send.mock.calls).toEqual([[{ type: 'link.returned' }]]);
  });

  test('a link that opened in another app: this page becoming visible is a return, reported once', () => {
    const { send } = showStep(Screen, schema, { status: 'leaving' });

    act(() => show('visible'));
    act(() => show('hidden'));
    expect(send).not.toHaveBeenCalled();
    act(() => show('visible'));
    act(() => void window.dispatchEvent(pageshow(true)));
    act(() => show('hidden'));
    act(() => show('visible'));

    expect(send.mock.calls).toEqual([[{ type: 'link.returned' }]]);
  });

  test('a page that is not being left ignores being hidden', () => {
    const { send } = showStep(Screen, schema, { status: 'blocked' });

    act(() => show('hidden'));
    act(() => show('visible'));

    expect(send).not.toHaveBeenCalled();
  });

  test('a refused link shows that and offers its exits', async () => {
    const { send } = showStep(Screen, schema, { status: 'refused' }, 'en');

    expect(screen.getByRole('alert')).toHaveTextContent('was not opened');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(send.mock.calls).toEqual([[{ type: 'link.reopened' }], [{ type: 'back' }]]);
  });
});

/** Hides the page behind another app, or shows it again. */
function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

function pageshow(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted });
}
