import { expect, test } from 'vitest';
import { ok } from '../src/verify/call-results.ts';
import { faultsOf } from '../src/steps/identity/faults.ts';
import { maskIdNumber } from '../src/ui/field/mask.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { aPhone } from './support/a-phone.ts';

const number = '110101199208153443';
const card = {
  idFront: 'f1',
  idBack: 'b1',
  idName: '王芳',
  idNumber: number,
  idValidFrom: '2020-01-31',
  idValidTo: 'long-term',
};

test('a co-signer named before the app was killed is confirmed once, and only their card is taken', async () => {
  const { world, open } = aPhone({
    definition: checkRepository().definitions.find(({ funder }) => funder === 'BOC'),
    flowId: 'co-signer',
    action: 121,
    idNumber: '320506199003072212',
  });
  world
    .respondsTo('co-signer.status', ok({ status: 'open' }))
    .respondsTo('co-signer.confirm', ok({ maskedIdNumber: maskIdNumber(number) }));
  const before = open();
  await world.settle();
  before.view().send({
    type: 'form.submitted',
    answers: {
      coName: '王芳',
      coSpouse: true,
      coIdNumber: number,
      coPhone: '13900139001',
    },
  });
  await world.settle();
  expect(before.view().stepId).toBe('how');
  before.close();

  const after = open();
  await world.settle();
  expect(after.view().stepId).toBe('how');
  after.view().send({ type: 'notice.here' });
  await world.settle();

  const { stepId, step } = after.view();
  const faults = (shown: typeof card) =>
    Object.keys(faultsOf(shown, 'both', '2026-01-01', step as Parameters<typeof faultsOf>[3]));
  expect(stepId).toBe('card');
  expect(faults(card)).toEqual([]);
  expect(faults({ ...card, idNumber: '440301199001011237' })).toEqual(['idNumber']);
  expect(faults({ ...card, idName: '李娜' })).toEqual(['idName']);
  expect(world.calls.filter(({ endpoint }) => endpoint === 'co-signer.confirm')).toHaveLength(1);
  after.close();
});
