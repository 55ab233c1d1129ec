import { expect, test } from 'vitest';
import type { SensitiveStash } from './sensitive-stash.ts';
import { aDefinition, aFlow, simulatedSession, formula, richFlow } from '../verify/sample.ts';
import { failed, ok, unreachable } from '../verify/call-results.ts';
import { at, card, toPay } from './rich-flow.fixture.ts';
import type { SessionStorage } from './storage.ts';

test('an unanswered write keeps its requestId through a retry and a kill', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', unreachable());
  const flow = { ...richFlow, steps: { ...richFlow.steps } };
  const session = await toPay(all);
  session.send({ type: 'call.retried' });
  await all.world.settle();
  session.close();

  const again = all.open({ definition: aDefinition(flow) });
  again.send(card);
  await all.world.settle();

  const ids = all.world.calls.map(({ requestId }) => requestId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids)).toEqual(new Set(['id-1']));
});

test('a write that was killed continues at the step its resume names', async () => {
  const flow = aFlow({
    page: { kind: 'page' },
    pay: { kind: 'call', endpoint: 'pay', once: true, resume: 'confirming' },
    confirming: { kind: 'call', endpoint: 'ask' },
    done: { kind: 'result', ends: 'success' },
  });
  const { world, open } = simulatedSession(flow);
  world.respondsTo('pay', () => new Promise(() => undefined));
  const session = open();
  session.send({ type: 'page.done' });
  await world.settle();
  session.close();

  const again = open();
  await world.settle();

  expect(world.calls.map(({ endpoint }) => endpoint)).toEqual(['pay', 'ask']);
  expect(at(again)).toBe('done showing');
});

const paying = aFlow({
  due: { kind: 'call', endpoint: 'due' },
  choose: { kind: 'page', resume: 'due' },
  pay: { kind: 'call', endpoint: 'pay', once: true, resume: 'confirming' },
  confirming: { kind: 'call', endpoint: 'ask' },
  done: { kind: 'result', ends: 'success' },
});

test('a write refused because nobody was signed in is decided again, and sent under a new requestId', async () => {
  const { world, open } = simulatedSession(paying);
  world.respondsTo('pay', unreachable('signed-out'));
  const session = open();
  await world.settle();
  session.send({ type: 'page.done' });
  await world.settle();
  session.close();
  world.respondsTo('pay', ok());

  const again = open();
  await world.settle();
  expect(at(again)).toBe('choose showing');
  again.send({ type: 'page.done' });
  await world.settle();

  expect(world.calls.map(({ endpoint }) => endpoint)).toEqual(['due', 'pay', 'due', 'pay', 'ask']);
  const ids = world.calls.flatMap(({ requestId }) => requestId ?? []);
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['an earlier attempt without a response', unreachable('server'), unreachable('signed-out')],
  [
    'an earlier attempt of the same call',
    { ...unreachable('signed-out'), mayBeDone: true as const },
    unreachable('signed-out'),
  ],
])('the ledger is queried where 401 came after %s', async (_, first, second) => {
  const { world, open } = simulatedSession(paying);
  world.respondsTo('pay', first);
  const session = open();
  await world.settle();
  session.send({ type: 'page.done' });
  await world.settle();
  world.respondsTo('pay', second);
  session.send({ type: 'call.retried' });
  await world.settle();
  session.close();

  open();
  await world.settle();

  expect(world.calls.map(({ endpoint }) => endpoint)).toEqual(['due', 'pay', 'pay', 'ask']);
});

test('sensitive answers are never saved, and the customer is asked for them again', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.pay', unreachable());
  const session = await toPay(all);
  session.close();
  expect([...all.memory.texts.values()].join()).not.toContain('6222');

  const again = all.open();

  expect(at(again)).toBe('card editing');
  expect(again.view().answers).toEqual({ married: false });
  expect(again.view().notice).toContain('不会保存');
  again.send({ type: 'language', language: 'en' });
  expect(again.view().notice).toContain('never kept');
});

test('a deadline survives a kill', async () => {
  const all = simulatedSession();
  const session = await toPay(all);
  await all.world.pass(45_000);
  session.close();

  const again = all.open();
  await all.world.settle();
  expect(at(again)).toBe('rest resting');
  await all.world.pass(15_000);

  expect(at(again)).toBe('agree reading');
});

test.each([86_400_000, -86_400_000])(
  'the flow continues after the clock was moved by %s ms',
  async (moved) => {
    const all = simulatedSession();
    const session = await toPay(all);
    session.close();
    all.world.time += moved;

    const again = all.open();
    await all.world.settle();
    await all.world.pass(86_400_000 + 60_000);

    expect(at(again)).toBe('agree reading');
  },
);

test('a changed flow keeps the answers and goes on at the furthest step they lead to', async () => {
  const all = simulatedSession();
  all.world.respondsTo('card.check', unreachable());
  const session = await toPay(all);
  await all.world.pass(60_000);
  expect(at(session)).toBe('check unreachable');
  session.close();

  const { check, ...others } = richFlow.steps;
  const rest = { ...others.rest!, exits: { over: [{ label: 'over', to: 'route' }] } };
  const flow = { ...richFlow, steps: { ...others, rest }, hash: 'h2' };
  const again = all.open({ definition: aDefinition(flow) });
  await all.world.settle();

  expect(check).toBeDefined();
  expect(again.view().notice ?? '').toContain('流程有更新');
  expect(at(again)).toBe('agree reading');
});

test.each([
  [{ when: formula('answers.married') }, 'after showing'],
  [{ when: formula('!answers.married') }, 'ask editing'],
  [{ required: false }, 'after showing'],
  [{ required: true }, 'ask editing'],
])('under a changed flow a question without an answer, %j, leads to %s', async (spouse, where) => {
  const question = {
    kind: 'ask',
    collects: { married: 'yes-no', spouse: 'text' },
    fields: { spouse },
  } as const;
  const flow = aFlow({
    ask: question,
    after: { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  });
  const all = simulatedSession(flow);
  const session = all.open();
  session.send({ type: 'ask.submitted', answers: { married: false, spouse: undefined } });
  await all.world.settle();
  session.close();

  const again = all.open({ definition: aDefinition({ ...flow, hash: 'h2' }) });

  expect(at(session)).toBe('after showing');
  expect(at(again)).toBe(where);
});

test('an unreadable record starts the flow from the beginning', () => {
  const { memory, open } = simulatedSession();
  memory.texts.set('session:A1:300', '{"at": 7');

  expect(at(open())).toBe('intro showing');
});

test('the flow works without storage', async () => {
  const denied: SessionStorage = {
    read: () => {
      throw new Error('denied');
    },
    write: () => {
      throw new Error('full');
    },
    remove: () => {
      throw new Error('denied');
    },
    subscribe: () => {
      throw new Error('denied');
    },
  };
  const all = simulatedSession(richFlow, { storage: denied });

  expect(at(await toPay(all))).toBe('rest resting');
  expect(all.bugs).toEqual([]);
});

test('of two tabs the last to act continues, and the other one shows that', async () => {
  const all = simulatedSession();
  const first = all.open();
  const second = all.open();
  expect(first.view().paused).toBe(true);
  second.send({ type: 'page.done' });
  first.send({ type: 'page.done' });
  expect(at(first)).toBe('intro showing');

  first.takeOver();

  expect(at(first)).toBe('card editing');
  expect(first.view().paused).toBe(false);
  expect(second.view().paused).toBe(true);
});

test('a late notice of an older write in another tab does not pause this tab', () => {
  const { memory, open } = simulatedSession();
  open();
  const tab = memory.tab();
  let lateListener: (text: string | null) => void = () => {};
  const own = {
    ...tab,
    subscribe: (_key: string, listener: typeof lateListener) => (
      (lateListener = listener),
      () => {}
    ),
  };
  const old = [...memory.texts.values()][0] ?? '';
  const second = open({ storage: own });

  lateListener(old);

  expect(second.view().paused).toBe(false);
});

test('a tab that has not been notified yet does not overwrite the record of another', () => {
  const { memory, open } = simulatedSession();
  const unsubscribed = { ...memory.tab(), subscribe: () => () => {} };
  const first = open({ storage: unsubscribed });
  const second = open();

  first.send({ type: 'page.done' });

  expect(first.view().paused).toBe(true);
  expect(second.view().paused).toBe(false);
  expect([...memory.texts.values()].join()).toContain('tab-2');
});

test('answers that may not be stored survive a visit to another page of the app, once, in memory only', async () => {
  const stash: SensitiveStash = new Map();
  const all = simulatedSession(undefined, { stash });
  all.world.respondsTo('card.pay', failed('E1', '', { reason: 'card' }));
  const session = await toPay(all);
  expect(at(session)).toBe('card editing');
  session.stashAnswers();
  session.close();
  expect([...all.memory.texts.values()].join()).not.toContain('6222');

  const back = all.open();
  expect(back.view().answers).toEqual({ cardNo: '6222', married: false });
  expect(back.view().notice).toBeUndefined();
  back.close();

  expect(all.open().view().answers).toEqual({ married: false });
});

test('stashed answers of a step the session has not visited are ignored', async () => {
  const stash: SensitiveStash = new Map([['session:A1:300', { partner: { name: 'X' } }]]);
  const all = simulatedSession(undefined, { stash });
  const session = all.open();
  session.send({ type: 'page.done' });
  session.close();

  expect(at(all.open())).toBe('card editing');
  expect(stash.size).toBe(0);
});
