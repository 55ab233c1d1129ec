import { checkRepository } from '../../../../tools/repository/repository.ts';
import { ok } from '../../../verify/call-results.ts';
import { settle, SimulatedWorld } from '../../../verify/simulated-world.ts';
import { openSession, type Session } from '../../../machine/session.ts';
import { memoryStorage } from '../../../machine/storage.ts';
import { platformId } from '../../../model/action-id.ts';
import type { StepProps } from '../../../steps/hosted-screen/inner-states.ts';
import { loadMachine } from '../../../steps/hosted-screen/run-machine.ts';
import { kindStates } from '../../../steps/registry/states.ts';
import { store } from './world.fixture.ts';
import { plan } from '../plans.fixture.ts';

const definition = checkRepository().definitions.find(({ funder }) => funder === platformId)!;
export const flow = Object.values(definition.flows).find(({ use }) => use === 'car-detail')!;
export const addressParams = { carId: 'C1', cityspell: 'beijing' };

export function aWorld() {
  return new SimulatedWorld()
    .respondsTo('bridge.chosen-place', ok({ cityspell: 'beijing', storeCode: '', stores: [] }))
    .respondsTo('bridge.kept-choice', ok({ choices: [], utm_source: 'h5' }))
    .respondsTo('car.stores', ok({ storeList: [store] }))
    .respondsTo('car.detail', ok({ modelCode: 'M1', fullName: '示例牌 示例' }))
    .respondsTo('car.provinces', ok([]))
    .respondsTo('car.license-types', ok([]))
    .respondsTo(
      'car.colours',
      ok([
        { spuCode: 'red', name: '红' },
        { spuCode: 'blue', name: '蓝' },
      ]),
    )
    .respondsTo('car.plans', ({ spuCode }) =>
      ok([plan(String(spuCode), 10, 36, spuCode === 'red' ? 100 : 200)]),
    )
    .respondsTo('car.button', ok({ subCode: '8', buttonCode: '1' }))
    .respondsTo('parameter.list', ok([]))
    .respondsTo('parameter.by-code', ok([]))
    .respondsTo('plan.list', ok({ financialPlanList: [{ schemeCode: 'A', leaseTerm: '36' }] }));
}

export async function open(world: SimulatedWorld, storage = memoryStorage()) {
  const session = openSession({
    definition,
    flowId: flow.id,
    kinds: kindStates,
    action: flow.id,
    order: addressParams,
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    language: 'zh',
    effects: world.effects,
    storage: storage.tab(),
    owner: 'tab',
    onBug: (bug) => {
      throw bug;
    },
  });
  await quiet();
  return session;
}

export async function quiet() {
  await Promise.all(['car', 'plan-confirm', 'order-review'].map(loadMachine));
  await settle();
  await settle();
}

export async function sendEvent(
  session: Session,
  event: { type: string; [more: string]: unknown },
) {
  const { actor } = session.view().data as StepProps['data'];
  actor?.send(event);
  await quiet();
}

export const endpointsCalled = (world: SimulatedWorld) =>
  world.calls.map(({ endpoint }) => endpoint);
