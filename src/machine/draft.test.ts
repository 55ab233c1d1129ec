import { expect, test } from 'vitest';
import { aFlow, simulatedSession } from '../verify/sample.ts';
import { failed, ok, unreachable } from '../verify/call-results.ts';

const flow = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' } },
    partner: { kind: 'ask', collects: { name: 'text' }, scope: ['co'] },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'load', save: 'save' } },
);
const whole = { name: 'Li', untouched: { deep: [1] }, co: { age: 30 } };

test('fields start with the values of the draft', async () => {
  const { world, open } = simulatedSession(flow);
  world.respondsTo('load', ok(whole));
  const session = open();
  expect(session.view().engine).toMatchObject({ state: 'loading' });

  await world.settle();

  expect(session.view().answers).toEqual({ name: 'Li' });
});

test('what starts empty does not start with the values of the draft, which are kept until it is given', async () => {
  const emptied = aFlow(
    {
      name: { kind: 'ask', collects: { name: 'text', age: 'number' }, startsEmpty: true },
      done: { kind: 'result', ends: 'success' },
    },
    { draft: { load: 'load', save: 'save' } },
  );
  const { world, open } = simulatedSession(emptied);
  world.respondsTo('load', ok({ name: 'Li', age: 30 }));
  const session = open();
  await world.settle();
  expect(session.view().answers).toEqual({});

  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();

  expect(world.calls.at(-1)).toMatchObject({ request: { name: 'Wang', age: 30 } });
});

const read = (...path: string[]) => ({ formula: path.join('.'), expr: ['or', '', ...path] });
const dependent = aFlow(
  {
    name: {
      kind: 'ask',
      collects: { name: 'text', age: 'number' },
      shown: read('answers', 'name'),
      years: read('answers', 'age'),
    },
    partner: {
      kind: 'ask',
      collects: { name: 'text' },
      scope: ['co'],
      shown: read('answers', 'co', 'name'),
      first: read('answers', 'name'),
    },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'load', save: 'save' } },
);

test('what depends on an answer depends on the one the draft brought as well', async () => {
  const { world, open } = simulatedSession(dependent);
  world.respondsTo('load', ok({ name: 'Li', co: { name: 'Wang' } }));
  const session = open();
  await world.settle();
  expect(session.view().step).toMatchObject({ shown: 'Li' });

  session.send({ type: 'ask.submitted', answers: { name: 'Zhao' } });
  await world.settle();

  expect(session.view().step).toMatchObject({ shown: 'Wang', first: 'Zhao' });
});

test('a masked value of the draft, or one of another type, is no answer to depend on', async () => {
  const { world, open } = simulatedSession(dependent);
  world.respondsTo('load', ok({ name: '138****8000', age: 'many' }));
  const session = open();
  await world.settle();

  expect(session.view().answers).toEqual({ name: '138****8000' });
  expect(session.view().step).toMatchObject({ shown: '', years: '' });
});

test('each form saves the whole draft, with what no field shows unchanged', async () => {
  const { world, open } = simulatedSession(flow);
  world.respondsTo('load', ok(whole));
  const session = open();
  await world.settle();

  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();
  session.send({ type: 'ask.submitted', answers: { name: 'Zhao' } });
  await world.settle();

  const saved = world.calls.filter(({ endpoint }) => endpoint === 'save');
  expect(saved.map(({ request }) => request)).toEqual([
    { ...whole, name: 'Wang' },
    { ...whole, name: 'Wang', co: { age: 30, name: 'Zhao' } },
  ]);
  expect(session.view().ended).toBe('success');
});

test("another flow's form on the way neither saves the draft nor is filled from it", async () => {
  const { world, open } = simulatedSession(
    aFlow(
      {
        name: { kind: 'ask', collects: { name: 'text' } },
        'pay/part': { kind: 'ask', collects: { note: 'text' } },
        job: { kind: 'ask', collects: { job: 'text' } },
        done: { kind: 'result', ends: 'success' },
      },
      { draft: { load: 'load', save: 'save', except: ['pay/part'] } },
    ),
  );
  world.respondsTo('load', ok({ note: '**' }));
  const session = open();
  await world.settle();
  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();
  expect(session.view().stepId).toBe('pay/part');
  expect(session.view().answers).toEqual({});

  session.send({ type: 'ask.submitted', answers: { note: 'half' } });
  await world.settle();
  session.send({ type: 'ask.submitted', answers: { job: 'clerk' } });
  await world.settle();

  const saved = world.calls.filter(({ endpoint }) => endpoint === 'save');
  expect(saved.map(({ request }) => request)).toEqual([
    { note: '**', name: 'Wang' },
    { note: '**', name: 'Wang', job: 'clerk' },
  ]);
});

test('loading a draft can be retried', async () => {
  const { world, open } = simulatedSession(flow);
  world.respondsTo('load', unreachable());
  const session = open();
  await world.settle();
  const trouble = { state: 'unreachable', words: 'offline', can: ['retry', 'back'] };
  expect(session.view().engine).toEqual(trouble);
  world.respondsTo('load', ok(whole));

  session.send({ type: 'retry' });
  await world.settle();

  expect(session.view().answers).toEqual({ name: 'Li' });
});

test('an unanswered save keeps what was typed and can be retried', async () => {
  const { world, open } = simulatedSession(flow);
  world.respondsTo('save', unreachable());
  const session = open();
  await world.settle();
  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();
  expect(session.view().engine).toMatchObject({ state: 'unreachable', can: ['retry', 'edit'] });
  expect(session.view().answers).toEqual({ name: 'Wang' });
  world.respondsTo('save', ok());

  session.send({ type: 'retry' });
  await world.settle();

  expect(session.view().stepId).toBe('partner');
});

test("a refused save shows the platform's message and leads back to the form", async () => {
  const { world, open } = simulatedSession(flow);
  world.respondsTo('save', failed('E1', '姓名不符'));
  const session = open();
  await world.settle();
  session.send({ type: 'ask.submitted', answers: { name: 'Wang' } });
  await world.settle();
  expect(session.view().engine).toMatchObject({ state: 'refused', words: '姓名不符' });

  session.send({ type: 'edit' });

  expect(session.view()).toMatchObject({ stepId: 'name', status: 'editing', engine: undefined });
});

test('a masked value is never sent back, and the value entered in its place is sent', async () => {
  const { world, open } = simulatedSession(flow);
  const masked = { name: '3201**********1234', note: '**', co: { name: '6222****0128', age: 30 } };
  world.respondsTo('load', ok(masked));
  const session = open();
  await world.settle();
  const saved = () =>
    world.calls.filter(({ endpoint }) => endpoint === 'save').map(({ request }) => request);

  session.send({ type: 'ask.submitted', answers: { name: '320100199001011234' } });
  await world.settle();
  expect(saved()).toEqual([{ name: '320100199001011234', note: '**', co: { age: 30 } }]);
  expect(session.view().answers).toEqual({ name: '6222****0128' });
  session.send({ type: 'ask.submitted', answers: { name: '6222021234560128' } });
  await world.settle();

  expect(saved().at(-1)).toEqual({
    name: '320100199001011234',
    note: '**',
    co: { age: 30, name: '6222021234560128' },
  });
});

const withSecret = aFlow(
  {
    card: { kind: 'ask', collects: { cardNo: 'text' }, sensitive: ['cardNo'] },
    job: { kind: 'ask', collects: { job: 'text' } },
    check: { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'load', save: 'save' } },
);

/** Opened again at the step after the card, by a phone that has not stored its number. */
async function reopenedAfterCard(loaded: string) {
  const { world, open } = simulatedSession(withSecret);
  world.respondsTo('load', ok({}));
  const first = open();
  await world.settle();
  first.send({ type: 'ask.submitted', answers: { cardNo: '6222021234560128' } });
  await world.settle();
  first.close();
  world.respondsTo('load', ok({ cardNo: loaded }));
  const session = open();
  await world.settle();
  expect(session.view().stepId).toBe('job');
  return { world, session, past: () => session.view().past.map(({ answers }) => answers) };
}

test('a look back at a page shows what the draft has of answers that are not stored', async () => {
  const { world, session, past } = await reopenedAfterCard('6222021234560128');

  expect(past()).toEqual([{ cardNo: '6222021234560128' }]);
  session.send({ type: 'ask.submitted', answers: { job: 'clerk' } });
  await world.settle();

  expect(past()).toEqual([{ cardNo: '6222021234560128' }, { job: 'clerk' }]);
  expect(world.calls.at(-1)).toMatchObject({
    endpoint: 'save',
    request: { cardNo: '6222021234560128', job: 'clerk' },
  });
});

test('a masked answer of a page before is no answer any more once the draft was saved without it', async () => {
  const { world, session, past } = await reopenedAfterCard('6222****0128');
  expect(past()).toEqual([{ cardNo: '6222****0128' }]);

  session.send({ type: 'ask.submitted', answers: { job: 'clerk' } });
  await world.settle();

  expect(world.calls.at(-1)?.request).toEqual({ job: 'clerk' });
  expect(past()).toEqual([{}, { job: 'clerk' }]);
});
