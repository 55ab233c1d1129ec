import type { Definition } from '../../src/model/definition.ts';
import { openSession } from '../../src/machine/session.ts';
import { SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { memoryStorage } from '../../src/machine/storage.ts';
import { kindStates } from '../../src/steps/registry/states.ts';

interface Opening {
  definition: Definition | undefined;
  flowId: string;
  action: number;
  /** Of the order's customer. */
  idNumber: string;
}

/** A phone with one order. Calling `open` again reopens the app after a kill. */
export function aPhone({ definition, flowId, action, idNumber }: Opening) {
  if (!definition) throw new Error(`There is no ${flowId}.`);
  const storage = memoryStorage();
  const world = new SimulatedWorld();
  const open = () =>
    openSession({
      definition,
      flowId,
      action,
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
