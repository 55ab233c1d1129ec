import { expect, test } from 'vitest';
import { openSession } from '../src/machine/session.ts';
import { ok, SimulatedWorld, unreachable } from '../src/machine/simulated-world.ts';
import { memoryStorage } from '../src/machine/storage.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';

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

/** A phone with one order; `open()` again is what comes after a kill. */
function aPhone(flowId: string) {
  const definition = definitions.find(({ flows }) => Object.hasOwn(flows, flowId));
  if (!definition) throw new Error(`There is no ${flowId}.`);
  const storage = memoryStorage();
  const world = new SimulatedWorld();
  const open = () =>
    openSession({
      definition,
      flowId,
      action: 300,
      order: { orderNo: 'A1', cusName: '张伟', idNumber },
      host: { kind: 'web', system: 'other', version: '0.0.0' },
      language: 'zh',
      kinds: kindStates,
      effects: world.effects,
      storage: storage.tab(),
      owner: 'tester',
      onBug: (bug) => {
        throw bug;
      },
    });
  return { world, open };
}

test('another lessee whose request was killed is asked about, and not asked for again', async () => {
  const { world, open } = aPhone('change-lessee');
  world
    .answers('lessee.change-status', ok({ state: 'none' }))
    .answers('lessee.change', unreachable('server'));
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
  world.answers('lessee.change-status', ok({ state: 'pending', name: '王*' }));

  const after = open();
  await world.settle();

  expect(after.view().stepId).toBe('pending');
  expect(world.calls.filter(({ endpoint }) => endpoint === 'lessee.change')).toHaveLength(1);
});
