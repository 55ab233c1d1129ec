import { expect, test } from 'vitest';
import { aDefinition, aFlow, simulatedSession, formula } from '../verify/sample.ts';
import { failed, ok, unreachable } from '../verify/call-results.ts';
import { at, card, toPay } from './rich-flow.fixture.ts';

test('walks from the first screen to the result', async () => {
  const all = simulatedSession();
  const session = await toPay(all);
  expect(at(session)).toBe('rest resting');

  await all.world.pass(60_000);
  expect(at(session)).toBe('agree reading');
  session.send({ type: 'sign.drawn' });
  await all.world.settle();

  expect(at(session)).toBe('done showing');
  expect(session.view().ended).toBe('success');
  const called = all.world.calls.map(({ endpoint }) => endpoint);
  expect(called).toEqual(['card.pay', 'card.check', 'agree.sign']);
  session.send({ type: 'result.closed' });
  expect(session.view().over).toEqual({ ended: 'success', abandoned: false });
  expect(all.memory.texts.size).toBe(0);
});

test('two taps in one frame cause one call', async () => {
  const { world, open } = simulatedSession();
  const session = open();
  session.send({ type: 'page.done' });
  const { send } = session.view();

  send(card);
  send(card);
  await world.settle();

  expect(world.calls.filter(({ endpoint }) => endpoint === 'card.pay')).toHaveLength(1);
});

test('an event of the previous screen does nothing on the next one', () => {
  const flow = aFlow({
    one: { kind: 'ask', collects: { name: 'text' } },
    two: { kind: 'ask', collects: { name: 'text' } },
    done: { kind: 'result', ends: 'success' },
  });
  const session = simulatedSession(flow).open();
  const { send } = session.view();

  send({ type: 'ask.submitted', answers: { name: 'Li' } });
  send({ type: 'ask.submitted', answers: { name: 'Li' } });

  expect(at(session)).toBe('two editing');
  expect(session.view().answers).toEqual({});
});

test('a response that arrives after the step was left changes nothing', async () => {
  const { world, open } = simulatedSession(
    aFlow({
      page: { kind: 'page' },
      look: { kind: 'call', endpoint: 'look' },
      done: { kind: 'result', ends: 'success' },
    }),
  );
  let respond: (result: ReturnType<typeof ok>) => void = () => undefined;
  world.respondsTo('look', () => new Promise((resolve) => (respond = resolve)));
  const session = open();
  session.send({ type: 'page.done' });
  await world.settle();
  session.send({ type: 'back' });

  respond(ok());
  await world.settle();

  expect(at(session)).toBe('page showing');
});

test('Back is refused while a write is pending', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', () => new Promise(() => undefined));
  const session = await toPay(all);

  session.send({ type: 'back' });

  expect(at(session)).toBe('pay sending');
  expect(session.view().canGoBack).toBe(false);
});

test('Back does not cross a completed write', async () => {
  const all = simulatedSession();
  const session = await toPay(all);
  await all.world.pass(60_000);

  session.send({ type: 'back' });
  session.send({ type: 'back', to: 'card' });

  expect(at(session)).toBe('agree reading');
  expect(session.view().canGoBack).toBe(false);
});

test('a refused write is sent under a new requestId the next time', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', failed('E1', 'no', { reason: 'card' }));
  const session = await toPay(all);
  expect(at(session)).toBe('card editing');

  session.send(card);
  await all.world.settle();

  expect(all.world.calls.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-2']);
});

test('a toast shows first, with the screen locked, then the next screen', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', failed('E1', '余额不足'));
  const session = await toPay(all);
  expect(all.world.toasts).toEqual(['失败：余额不足']);
  session.send({ type: 'back' });
  expect(at(session)).toBe('pay waiting');

  await all.world.pass(2000);

  expect(at(session)).toBe('card editing');
});

test('answers of an abandoned branch are kept, and its steps are not visited', async () => {
  const { world, open } = simulatedSession();
  world.respondsTo('card.pay', unreachable());
  const session = open();
  session.send({ type: 'page.done' });
  session.send({ type: 'ask.submitted', answers: { cardNo: '6222', married: true } });
  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();
  session.send({ type: 'back' });
  expect(session.view().answers).toEqual({ name: 'Wang' });
  session.send({ type: 'back' });

  session.send(card);
  await world.settle();

  expect(session.view().past.map(({ step }) => step.id)).toEqual(['intro', 'card']);
  const { visited, answers } = session.actor!.getSnapshot().context;
  expect(visited).not.toContain('partner');
  expect(answers.partner).toEqual({ name: 'Wang' });
});

test('switching the language changes the texts and nothing else', async () => {
  const { world, open } = simulatedSession();
  const session = open();
  session.send({ type: 'page.done' });
  const before = at(session);
  expect(session.view().title).toBe('样例');

  session.send({ type: 'language', language: 'en' });

  expect(session.view().title).toBe('Sample');
  expect(at(session)).toBe(before);
  expect(world.calls).toEqual([]);
});

test("a sentence names the funder of the definition, in the customer's language", () => {
  const named = { formula: 'funder.name', expr: ['funder'] } as const;
  const title = { zh: ['去', named], en: ['Go to ', named] };
  const flow = aFlow({ intro: { kind: 'page', path: '/intro', title }, done: { kind: 'end' } });
  const { open } = simulatedSession(flow, {
    definition: { ...aDefinition(flow), name: { zh: '某某银行', en: 'Some Bank' } },
  });
  const session = open();
  expect(session.view().title).toBe('去某某银行');

  session.send({ type: 'language', language: 'en' });

  expect(session.view().title).toBe('Go to Some Bank');
});

test('progress shows the number of screens once no open answer can change it', async () => {
  const { open } = simulatedSession();
  const session = open();
  expect(session.view().progress).toEqual({ now: 1, total: undefined });
  session.send({ type: 'page.done' });
  session.send({ type: 'ask.submitted', answers: { cardNo: '6', married: true } });
  expect(session.view().progress).toEqual({ now: 3, total: 4 });

  session.send({ type: 'back' });
  session.send({ type: 'ask.submitted', answers: { cardNo: '6', married: false } });

  // One less than the total shown before: no total is shown any more.
  expect(session.view().progress.total).toBeUndefined();
});

test('a call before the first screen does not count as a screen', async () => {
  const { world, open } = simulatedSession(
    aFlow({
      look: { kind: 'call', endpoint: 'look' },
      first: { kind: 'page', path: '/first' },
      second: { kind: 'page', path: '/second' },
      done: { kind: 'end' },
    }),
  );
  const session = open();
  expect(session.view().progress.now).toBeUndefined();

  await world.settle();

  expect(session.view().progress).toEqual({ now: 1, total: 2 });
});

test('an actor that throws can be retried', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', () => {
    throw new Error('Bug: no endpoint');
  });
  const session = await toPay(all);
  expect(at(session)).toBe('pay broken');
  expect(all.bugs).toHaveLength(1);
  all.world.respondsTo('card.pay', ok());

  session.send({ type: 'retry' });
  await all.world.settle();

  expect(at(session)).toBe('rest resting');
});

test('a decision without an applicable branch can be retried', () => {
  const flow = aFlow({
    page: { kind: 'page' },
    route: { kind: 'decide', exits: { decided: [{ to: 'done', when: formula('order.refused') }] } },
    done: { kind: 'result', ends: 'success' },
  });
  const session = simulatedSession(flow).open();
  session.send({ type: 'page.done' });
  expect(at(session)).toBe('route broken');

  session.send({ type: 'order.changed', order: { orderNo: 'A1', refused: true } });
  session.send({ type: 'retry' });

  expect(at(session)).toBe('done showing');
});

test('an automatic loop ends with an error message', () => {
  const flow = aFlow({
    page: { kind: 'page' },
    a: { kind: 'decide', exits: { decided: 'b' } },
    b: { kind: 'decide', exits: { decided: 'a' } },
    done: { kind: 'result', ends: 'success' },
  });
  const session = simulatedSession(flow).open();

  session.send({ type: 'page.done' });
  expect(session.view().engine).toMatchObject({ state: 'broken', can: ['retry'] });
  session.send({ type: 'retry' });

  expect(at(session)).toBe('page showing');
});

test('starting over after an end starts without earlier answers', async () => {
  const all = simulatedSession();
  const session = await toPay(all);
  await all.world.pass(60_000);
  session.send({ type: 'sign.drawn' });
  await all.world.settle();

  session.send({ type: 'result.restarted' });
  session.send({ type: 'page.done' });

  expect(session.view().answers).toEqual({});
  session.send(card);
  await all.world.settle();
  const paid = all.world.calls.filter(({ endpoint }) => endpoint === 'card.pay');
  expect(new Set(paid.map(({ requestId }) => requestId)).size).toBe(2);
});

test('Back from the first screen keeps the answers', () => {
  const { memory, open } = simulatedSession();
  const session = open();
  session.send({ type: 'page.done' });
  session.send({ type: 'back' });

  session.send({ type: 'back' });

  expect(session.view().over).toEqual({ ended: undefined, abandoned: true });
  expect(memory.texts.size).toBe(1);
  expect(at(open())).toBe('intro showing');
});

test('an entry starts the flow at its own step with the parameters of the address', () => {
  const flow = aFlow({
    page: { kind: 'page' },
    late: { kind: 'page', entry: { needs: { serialNumber: 'text' } } },
    done: { kind: 'result', ends: 'success' },
  });
  const session = simulatedSession(flow).open({ entry: 'late', params: { serialNumber: 'S7' } });

  expect(at(session)).toBe('late showing');
  expect(session.view().answers).toEqual({ serialNumber: 'S7' });
});
