import { expect, test } from 'vitest';
import { aDefinition, aFlow, simulatedSession, formula, sampleKinds } from '../verify/sample.ts';
import type { Flow } from '../model/definition.ts';
import type { Session } from './session.ts';
import { ok, unreachable } from '../verify/call-results.ts';

const flow = (more: Parameters<typeof aFlow>[0] = {}) =>
  aFlow({
    ask: {
      kind: 'ask',
      collects: { city: 'text', sum: 'money' },
      fields: {
        city: { label: { zh: '城市', en: 'City' } },
        sum: { label: { zh: '金额', en: 'Amount' } },
      },
    },
    bind: { kind: 'call', endpoint: 'card.bind', once: true, writes: { endpoint: 'card.bind' } },
    agree: {
      kind: 'sign',
      endpoint: 'agree.sign',
      once: true,
      writes: { endpoint: 'agree.sign', documents: 'one' },
    },
    send: { kind: 'call', endpoint: 'send', once: true, writes: { endpoint: 'send' } },
    ...more,
    done: { kind: 'result', ends: 'success' },
  });

/** Renames steps without moving them. */
function renamed(from: Flow, names: Record<string, string>): Flow {
  const text = Object.entries(names).reduce(
    (json, [old, now]) =>
      json
        .replaceAll(`"${old}":{"id":"${old}"`, `"${now}":{"id":"${now}"`)
        .replaceAll(`"to":"${old}"`, `"to":"${now}"`)
        .replaceAll(`"start":"${old}"`, `"start":"${now}"`),
    JSON.stringify(from),
  );
  return { ...(JSON.parse(text) as Flow), hash: 'h2' };
}

function withStep(from: Flow, id: string, more: object): Flow {
  const step = { ...from.steps[id]!, ...more };
  return { ...from, hash: 'h2', steps: { ...from.steps, [id]: step } };
}

function at(session: Session) {
  const { stepId, status } = session.view();
  return `${stepId} ${status}`;
}

async function startedSession(flow: Flow, towards: 'ask' | 'agree' | 'done' = 'agree') {
  const all = simulatedSession(flow);
  const session = all.open();
  if (towards === 'ask') {
    session.close();
    return all;
  }
  session.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  await all.world.settle();
  if (towards === 'done') {
    session.send({ type: 'sign.drawn' });
    await all.world.settle();
  }
  session.close();
  return all;
}

const idsOf = ({ world }: ReturnType<typeof simulatedSession>, endpoint: string) =>
  world.calls.filter((call) => call.endpoint === endpoint).map(({ requestId }) => requestId);

test.each([
  ['before it', { ask: 'first' }],
  ['itself', { bind: 'bind-card' }],
  ['behind it', { agree: 'authorize' }],
  ['everywhere', { ask: 'first', bind: 'bind-card', agree: 'authorize' }],
])('a done write is not sent again when steps are renamed %s', async (_, names) => {
  const all = await startedSession(flow());

  const again = all.open({ definition: aDefinition(renamed(flow(), names)) });
  await all.world.settle();

  expect(at(again)).toMatch(/^(agree|authorize) reading$/);
  expect(idsOf(all, 'card.bind')).toHaveLength(1);
  expect(again.view().canGoBack).toBe(false);
});

test('an unanswered write is sent again under its own requestId, even when its step was renamed', async () => {
  const all = simulatedSession(flow());
  all.world.respondsTo('card.bind', unreachable());
  const session = all.open();
  session.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  await all.world.settle();
  session.close();

  all.open({ definition: aDefinition(renamed(flow(), { ask: 'first', bind: 'bind-card' })) });
  await all.world.settle();

  expect(idsOf(all, 'card.bind')).toEqual(['id-1', 'id-1']);
});

test('changed documents are signed again, and later writes are not repeated', async () => {
  const all = await startedSession(flow(), 'done');
  const changed = withStep(flow(), 'agree', {
    writes: { endpoint: 'agree.sign', documents: 'one,two' },
  });

  const again = all.open({ definition: aDefinition(changed) });
  await all.world.settle();
  expect(at(again)).toBe('agree reading');
  expect(again.view().notice).toContain('重新阅读并签署');
  again.send({ type: 'sign.drawn' });
  await all.world.settle();

  expect(at(again)).toBe('done showing');
  expect(new Set(idsOf(all, 'agree.sign')).size).toBe(2);
  expect(new Set(idsOf(all, 'send')).size).toBe(1);
  expect([...all.memory.texts]).not.toEqual([]);
});

const short = () => {
  const { ask, done } = flow().steps;
  return { ...flow({}), steps: { ask: ask!, next: page(), done: done! } };
};
const page = () => aFlow({ next: { kind: 'page' }, done: { kind: 'result' } }).steps.next!;
const toNext = { exits: { submitted: [{ label: 'submitted', to: 'next' }] } };

/** Two alternative payments, and one step that queries the result of both. */
const payments = () =>
  aFlow({
    choose: { kind: 'page', exits: { skipped: 'by-link' } },
    'by-card': { ...paying, exits: { ok: 'confirm' } },
    'by-link': { ...paying, exits: { ok: 'confirm' } },
    confirm: { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  });
const paying = {
  kind: 'call',
  endpoint: 'card.pay',
  once: true,
  resume: 'confirm',
  writes: { endpoint: 'card.pay' },
} as const;

test.each([
  ['with a response', ok()],
  ['without a response', unreachable()],
])(
  'a payment %s keeps its requestId where the update cannot show the steps after it',
  async (_, outcome) => {
    const all = simulatedSession(payments());
    all.world.respondsTo('card.pay', outcome);
    const before = all.open();
    before.send({ type: 'page.done' });
    await all.world.settle();
    before.close();
    const batch = { formula: 'yuan(answers.batch)', expr: ['yuan', ['get', 'answers', 'batch']] };
    const changedStep = { title: { zh: [batch], en: [batch] } } as object;
    const changed = withStep(payments(), 'confirm', changedStep);
    const after = withStep(withStep(changed, 'by-card', changedStep), 'by-link', changedStep);

    const again = all.open({ definition: aDefinition(after) });
    expect(at(again)).toBe('choose showing');
    again.send({ type: 'page.skipped' });

    expect(again.actor?.getSnapshot().context.intents['by-link']?.requestId).toBe('id-1');
  },
);

test('a write of an earlier round is sent again in the next', async () => {
  const round = aFlow({
    choose: { kind: 'page' },
    pay: { kind: 'call', endpoint: 'card.pay', once: true, writes: { endpoint: 'card.pay' } },
    more: { kind: 'page', exits: { done: 'choose' } },
    end: { kind: 'result', ends: 'success' },
  });
  const all = simulatedSession(round);
  const before = all.open();
  before.send({ type: 'page.done' });
  await all.world.settle();
  before.send({ type: 'page.done' });
  expect(at(before)).toBe('choose showing');
  before.close();

  const again = all.open({ definition: aDefinition({ ...round, hash: 'h2' }) });
  again.send({ type: 'page.done' });
  await all.world.settle();

  expect(idsOf(all, 'card.pay')).toEqual(['id-1', 'id-2']);
});

test.each([
  ['of another type', { collects: { city: 'text', sum: 'text' } }],
  ['that no longer fits', { limit: 50 }],
])('an answer %s is asked for again, with a notice', async (_, change) => {
  const kinds = {
    ...sampleKinds,
    ask: {
      ...sampleKinds.ask!,
      accepts: (question: unknown, answer: unknown) =>
        answer !== 100 || (question as { most?: number }).most !== 50,
    },
  };
  const before = withStep({ ...short(), hash: 'h1' }, 'ask', toNext);
  const all = simulatedSession({ ...before, hash: 'h1' }, { kinds });
  const session = all.open();
  session.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  await all.world.settle();
  expect(at(session)).toBe('next showing');
  session.close();
  const fields = { sum: { label: { zh: '金额', en: 'Amount' }, most: 50 } };
  const after = withStep(before, 'ask', 'limit' in change ? { fields } : { ...change });

  const again = all.open({ definition: aDefinition(after) });

  expect(at(again)).toBe('ask editing');
  expect(again.view().answers).toEqual({ city: 'Suzhou' });
  expect(again.view().notice).toContain('请重新填写：金额');
  again.send({ type: 'language', language: 'en' });
  expect(again.view().notice).toContain('answer again: Amount.');
});

test('a notice names the answers of a renamed step as needed again', async () => {
  const before = { ...withStep({ ...short(), hash: 'h1' }, 'ask', toNext), hash: 'h1' };
  const all = simulatedSession(before);
  all.open().send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });

  const again = all.open({ definition: aDefinition(renamed(before, { ask: 'first' })) });

  expect(at(again)).toBe('first editing');
  expect(again.view().notice).toContain('请重新填写：城市、金额');
});

test('a step declared as moved keeps its answers, and sessions beyond it stay where they are', async () => {
  const before = { ...withStep({ ...short(), hash: 'h1' }, 'ask', toNext), hash: 'h1' };
  const all = simulatedSession(before);
  const session = all.open();
  session.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  const place = at(session);
  session.close();
  const after = { ...renamed(before, { ask: 'first' }), moved: { ask: 'first' } };

  const again = all.open({ definition: aDefinition(after) });

  expect(at(again)).toBe(place);
  expect(again.view().notice).toBeUndefined();
  again.send({ type: 'back' });
  expect(again.view()).toMatchObject({ stepId: 'first', answers: { city: 'Suzhou', sum: 100 } });
});

test.each([
  ['that is never asked keeps sessions where they are', false, 'next showing'],
  ['that is always asked leads back to it', true, 'ask editing'],
])('a new question %s', (_, when, place) => {
  const before = { ...withStep({ ...short(), hash: 'h1' }, 'ask', toNext), hash: 'h1' };
  const all = simulatedSession(before);
  const session = all.open();
  session.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  session.close();
  const collected = { city: 'text', sum: 'money', email: 'text' };
  const fields = { ...(before.steps['ask']! as { fields?: object }).fields, email: { when } };

  const again = all.open({
    definition: aDefinition(withStep(before, 'ask', { collects: collected, fields })),
  });

  expect(at(again)).toBe(place);
});

test('a removed step is skipped', async () => {
  const flow = aFlow({
    one: { kind: 'page' },
    two: { kind: 'page', when: formula('order.refused') },
    three: { kind: 'page' },
    done: { kind: 'result' },
  });
  const all = simulatedSession(flow, { order: { orderNo: 'A1', refused: true } });
  const session = all.open();
  session.send({ type: 'page.done' });
  session.send({ type: 'page.done' });
  session.close();
  const { two: _, ...steps } = flow.steps;
  const one = { ...flow.steps.one!, exits: { done: [{ label: 'done', to: 'three' }] } };

  const again = all.open({
    definition: aDefinition({ ...flow, hash: 'h2', steps: { ...steps, one } }),
  });

  expect(at(again)).toBe('three showing');
});

test.each([
  ['is no JSON', () => '{"at": 7'],
  ['has wrong types', (text: string) => text.replace('"trail":[', '"trail":[7,')],
  ['answers with a list', (text: string) => text.replace('"Suzhou"', '["Suzhou"]')],
  ['is at a step that is not there', (text: string) => text.replace('"agree"]', '"nowhere"]')],
  ['left steps out', (text: string) => text.replace(/"trail":\[[^\]]*\]/, '"trail":["done"]')],
  ['is null', () => 'null'],
])('a record that %s restarts the flow with a notice', async (_, damage) => {
  const all = await startedSession(flow());
  const [key = '', text = ''] = [...all.memory.texts][0] ?? [];
  expect(damage(text)).not.toBe(text);
  all.memory.texts.set(key, damage(text));

  const again = all.open();

  expect(at(again)).toBe('ask editing');
  expect(again.view().notice).toContain('无法读取');
  expect(all.bugs).toEqual([]);
});

test('the readable part of a damaged record keeps its writes', async () => {
  const all = await startedSession(flow());
  const [key = '', text = ''] = [...all.memory.texts][0] ?? [];
  all.memory.texts.set(key, text.replace('"trail":[', '"trail":[7,'));

  const again = all.open();
  again.send({ type: 'ask.submitted', answers: { city: 'Suzhou', sum: 100 } });
  await all.world.settle();

  expect(idsOf(all, 'card.bind')).toEqual(['id-1', 'id-1']);
});
