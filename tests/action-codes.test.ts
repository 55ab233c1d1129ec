import { expect, test } from 'vitest';
import { actionCodes } from '../src/api/action-codes.ts';
import { dispatch } from '../src/machine/dispatch.ts';
import { openSession } from '../src/machine/session.ts';
import { ok } from '../src/verify/call-results.ts';
import { SimulatedWorld } from '../src/verify/simulated-world.ts';
import { flowStartedBy } from '../src/machine/starts.ts';
import { memoryStorage } from '../src/machine/storage.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { platformId } from '../src/model/action-id.ts';
import { checkRepository } from '../tools/repository/repository.ts';

const { index, definitions } = checkRepository();
const funders = definitions.filter(({ funder }) => funder !== platformId);

/** Codes that the specification defines without naming a lender. */
const ofEverybody = [
  111, 112, 1001, 1002, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1201, 1202, 1222, 1530,
];

test.each(ofEverybody)('action %i starts a flow for every funder', (code) => {
  const without = funders.filter(({ funder }) => dispatch(index, funder, code).type !== 'flow');

  expect(actionCodes[code]?.isGeneral).toBe(true);
  expect(without.map(({ funder }) => funder)).toEqual([]);
});

/** The rendered first screen of an action of this funder. */
async function firstScreen(funder: string, action: number, language: 'zh' | 'en') {
  const definition = funders.find((one) => one.funder === funder)!;
  const flow = flowStartedBy(definition, action)!;
  const world = new SimulatedWorld();
  for (const endpoint of ['account.status', 'face-sign.check', 'psbc.signature-status'])
    world.respondsTo(endpoint, ok({ status: '0' }));
  const session = openSession({
    definition,
    flowId: flow.id,
    action,
    order: { orderNo: 'A1', funder, cusName: '张三', idNumber: '110101199001011237' },
    host: { kind: 'native', system: 'ios', version: '99.0.0' },
    language,
    kinds: kindStates,
    effects: world.effects,
    storage: memoryStorage().tab(),
    owner: 'test',
  });
  await world.settle();
  const { step } = session.view();
  session.close();
  return step as { text?: string; intro?: string };
}

test.each([111, 112, 1530, 1001, 1002, 1101, 1102, 1106, 1201, 1202, 1222])(
  'the plain version of %i names the funder',
  async (action) => {
    const zh = await firstScreen('BOC', action, 'zh');
    const en = await firstScreen('BOC', action, 'en');

    expect(zh.text ?? zh.intro).toContain('中国银行');
    expect(en.text ?? en.intro).toContain('Bank of China');
  },
);
