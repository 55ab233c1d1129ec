import { expect, test } from 'vitest';
import { ok, unreachable } from '../src/verify/call-results.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { aPhone } from './support/a-phone.ts';

const { definitions } = checkRepository();
const idNumber = '110101199208153443';
const card = {
  idFront: 'f1',
  idBack: 'b1',
  idName: '张伟',
  idNumber,
  idValidFrom: '2020-01-31',
  idValidTo: 'long-term',
};

test('a change of lessee whose request was killed is queried, and not requested again', async () => {
  const { world, open } = aPhone({
    definition: definitions.find(({ flows }) => Object.hasOwn(flows, 'change-lessee')),
    flowId: 'change-lessee',
    action: 300,
    idNumber,
  });
  world
    .respondsTo('lessee.change-status', ok({ state: 'none' }))
    .respondsTo('lessee.change', unreachable('server'));
  const before = open();
  await world.settle();
  before.view().send({
    type: 'form.submitted',
    answers: { relation: 'friend', lesseePhone: '13900139001', changeReason: 'transfer' },
  });
  await world.settle();
  before.view().send({ type: 'identity.confirmed', answers: card });
  await world.settle();
  before.view().send({ type: 'review.confirmed' });
  await world.settle();
  expect(before.view().stepId).toBe('submit');
  before.close();
  world.respondsTo('lessee.change-status', ok({ state: 'pending', name: '王*' }));

  const after = open();
  await world.settle();

  expect(after.view().stepId).toBe('pending');
  expect(world.calls.filter(({ endpoint }) => endpoint === 'lessee.change')).toHaveLength(1);
});
