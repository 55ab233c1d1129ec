import { expect, test } from 'vitest';
import { aFlow, aWorld, formula } from './sample.ts';
import type { Session } from './session.ts';
import { failed, ok, unreachable } from './simulated-world.ts';

const card = { type: 'ask.submitted', answers: { cardNo: '6222', married: false } };

function at(session: Session) {
  const { stepId, status } = session.view();
  return `${stepId} ${status}`;
}

async function toPay({ world, open }: ReturnType<typeof aWorld>) {
  const session = open();
  session.send({ type: 'page.done' });
  session.send(card);
  await world.settle();
  return session;
}

test('walks from the first screen to the result', async () => {
  const all = aWorld();
  const session = await toPay(all);
  expect(at(session)).toBe('rest resting');

  await all.world.pass(60_000);
  expect(at(session)).toBe('agree reading');
  session.send({ type: 'sign.drawn' });
  await all.world.settle();

  expect(at(session)).toBe('done showing');
  expect(session.view().ended).toBe('success');
  expect(all.world.calls.map(({ endpoint }) => endpoint)).toEqual([
    'card.pay',
    'card.check',
    'agree.sign',
  ]);
  session.send({ type: 'result.closed' });
  expect(session.view().over).toEqual({ ended: 'success', abandoned: false });
  expect(all.memory.kept.size).toBe(0);
});
