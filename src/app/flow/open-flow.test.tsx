import { expect, test } from 'vitest';
import { checkRepository } from '../../../tools/repository/repository.ts';
import { indexFile, publish } from '../../language/emit/publish.ts';
import type { Flow } from '../../model/definition.ts';
import type { AppIndex, DefinitionHead } from '../../model/definition-files.ts';
import type { CallResult } from '../../model/effects.ts';
import { recordKey } from '../../machine/record-key.ts';
import { failed, ok } from '../../verify/call-results.ts';
import { SimulatedWorld } from '../../verify/simulated-world.ts';
import { memoryStorage } from '../../machine/storage.ts';
import { messages as machineWords } from '../../machine/messages.ts';
import type { Definitions } from './definitions.ts';
import { openFlow } from './open-flow.ts';
import { messages } from './messages.ts';
import type { AppServices } from '../services.ts';

const { startsHere } = machineWords;
const files = publish(checkRepository().definitions);
const index = files.get(indexFile) as AppIndex;

const definitions: Definitions = {
  index: async () => index,
  head: async (funder) =>
    files.get(index.funders[funder]?.file ?? index.pages?.file ?? '') as DefinitionHead,
  async withFlows(head, ids) {
    const flows = ids.map((id): [string, Flow] => [id, files.get(head.flows[id] ?? '') as Flow]);
    return { ...head, flows: Object.fromEntries(flows), examples: {}, hash: '' };
  },
  async ofAction(funder, action) {
    const { name, links, flows, actions } = index.funders[funder]!;
    const flow = actions[action]!;
    const own = { [flow]: files.get(flows[flow]!) as Flow };
    const started = { [action]: { flow } };
    return { funder, name, links, actions: started, flows: own, examples: {}, hash: '' };
  },
  requestFirstPage: async () => undefined,
  free: async () => undefined,
  onChange: () => () => undefined,
};

/** Opens a used car's order for an action; `exists`: the platform's response about the car. */
function opened(action: number | string, exists: CallResult, records?: Map<string, string>) {
  const order = { orderNo: 'A1', funder: 'SELF_OPERATED', productLineCode: '3', vin: 'V1' };
  return openedAt({ path: '/start', action }, order, exists, records);
}

async function openedAt(
  at: { path: string; action: number | string },
  order: Record<string, unknown>,
  exists: CallResult = ok(),
  records?: Map<string, string>,
  detail: CallResult = ok(order),
) {
  const simulated = new SimulatedWorld();
  const requestedEndpoints: string[] = [];
  const services = {
    definitions,
    call: async (endpoint: string) => {
      requestedEndpoints.push(endpoint);
      return endpoint === 'order.detail' ? detail : exists;
    },
    effects: simulated.effects,
    storage: memoryStorage(records).tab(),
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    owner: 'me',
    links: [],
    onBug: () => undefined,
  } as unknown as AppServices; // only the members that opening uses
  const about = { ...at, orderNo: 'A1', params: {}, language: 'zh' } as const;
  const result = await openFlow(about, services, new AbortController().signal);
  return { found: result, asksForCar: requestedEndpoints.includes('secondhand.exists') };
}

const noCar = ok({ exist: false });

test.each<[string, number | string]>([
  ['the credit review', 100],
  ['an authorization', 110],
  ['the co-signer', 121],
  ['a contract', 300],
  ['a contract again', 310],
  ["the funder's contract", 320],
  ['the down payment', 200],
  ['a balance', 210],
  ['a guarantee deposit', 233],
])('%s does not continue where the car is sold', async (_, action) => {
  expect((await opened(action, noCar)).found).toEqual({ type: 'to-order', words: messages.sold });
});

test.each<[string, number | string]>([
  ['a refund', 242],
  ['the records of refunds', 243],
  ['the progress of an appeal', 244],
  ['calling off an appeal', 246],
  ['another repayment card', 335],
  ['a rent', 'repayment'],
  ['a settlement', 'settlement'],
  ['a refund of the deposit', 'orderRefundIn'],
  ['an appeal', 'refundAppeal'],
  ['the records of payments', 'paymentRecord'],
  ['the deposit, which says it in a dialog of its own', 220],
])('%s does not query whether the car is still available', async (_, action) => {
  const { found, asksForCar } = await opened(action, noCar);

  expect([found.type, asksForCar]).toEqual(['session', false]);
});

test('an order that the platform does not show the customer is none to go back to', async () => {
  const at = { path: '/start', action: 200 };
  const { found } = await openedAt(at, {}, ok(), undefined, failed('E1', '订单不存在'));

  expect(found).toMatchObject({ type: 'problem', refusedOrder: true });
});

test('a step of a kind that this app does not know is a problem that is told, and no endless opening', async () => {
  const bugs: Error[] = [];
  const ofAction: Definitions['ofAction'] = async (funder, action) => {
    const definition = await definitions.ofAction(funder, action);
    const flows = Object.entries(definition?.flows ?? {}).map(([id, flow]) => {
      const steps = Object.entries(flow.steps).map(([name, step]) => [
        name,
        { ...step, kind: 'of-a-newer-release' },
      ]);
      return [id, { ...flow, steps: Object.fromEntries(steps) }];
    });
    return definition && { ...definition, flows: Object.fromEntries(flows) };
  };
  const services = {
    definitions: { ...definitions, ofAction },
    call: async () => ok({ orderNo: 'A1', funder: 'BOC', productLineCode: '1' }),
    effects: new SimulatedWorld().effects,
    storage: memoryStorage().tab(),
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    owner: 'me',
    links: [],
    onBug: (bug: Error) => bugs.push(bug),
  } as unknown as AppServices; // only the members that opening uses
  const at = { path: '/start', action: 335, orderNo: 'A1', params: {}, language: 'zh' } as const;

  const found = await openFlow(at, services, new AbortController().signal);

  expect(found).toEqual({ type: 'problem', words: messages.loadFailed });
  expect(bugs.map(({ message }) => message)).toEqual([
    expect.stringContaining('of-a-newer-release'),
  ]);
});

test('a response that is not OK shows its own message', async () => {
  const { found } = await opened(200, failed('E1', '车辆信息查询失败'));

  expect(found).toEqual({
    type: 'problem',
    words: { zh: '车辆信息查询失败', en: '车辆信息查询失败' },
  });
});

test('a payment that was started shows its result, whether or not the car is still available', async () => {
  const record = {
    at: 'create',
    answers: {},
    trail: ['ask', 'cashier', 'create'],
    deadlines: {},
    intents: { create: { requestId: 'R1', state: 'sent' } },
    hash: '',
    owner: 'me',
  };
  const records = new Map([[recordKey('A1', 200), JSON.stringify(record)]]);

  expect((await opened(200, noCar, records)).found.type).toBe('session');
});

test.each([
  ['its first screen begins anew', '/repayment', 'done', 'settling'],
  ['the order begins anew', '/orderAction', 'done', 'settling'],
  ['its result shows that', '/payResult', 'done', 'find'],
  ['its first screen continues where nobody knows what became of it', '/repayment', 'sent', 'find'],
])('a rent that was paid, opened at the address of %s', async (_, path, state, step) => {
  const record = {
    at: 'done',
    answers: {},
    trail: ['settling', 'rents', 'ask', 'cashier', 'create', 'find', 'confirm', 'done'],
    deadlines: {},
    intents: { create: { requestId: 'R1', state } },
    hash: '',
    owner: 'me',
  };
  const records = new Map([[recordKey('A1', 'repayment'), JSON.stringify(record)]]);
  const order = { orderNo: 'A1', funder: 'GONGTOU_FINANCE' };

  const { found } = await openedAt({ path, action: 'repayment' }, order, ok(), records);

  expect('session' in found && found.session.view().stepId).toBe(step);
});

test('what is done at a lender shows that at the address of its first screen, to which the lender leads back', async () => {
  const { actions, flows } = index.funders.KSH_BANK!;
  const { hash } = files.get(flows[actions[2000]!]!) as Flow;
  const trail = ['intro', 'open', 'check', 'done'];
  const record = { at: 'done', answers: {}, trail, deadlines: {}, intents: {}, hash, owner: 'me' };
  const records = new Map([[recordKey('A1', 2000), JSON.stringify(record)]]);
  const order = { orderNo: 'A1', funder: 'KSH_BANK' };

  const { found } = await openedAt({ path: '/KSHopenAccount', action: 2000 }, order, ok(), records);

  expect('session' in found && found.session.view().stepId).toBe('done');
});

test.each([
  ['its first screen, though a request comes before it', '/modifyCardFirstStepGT', undefined],
  ['a screen further on', '/modifyCardThirdStepGT', startsHere],
])('an address of %s leads into the flow', async (_, path, elsewhere) => {
  const order = { orderNo: 'A1', funder: 'GONGTOU_FINANCE' };

  const { found } = await openedAt({ path, action: 335 }, order);

  expect(found).toMatchObject({ type: 'session' });
  expect('requestedScreen' in found && found.requestedScreen?.elsewhere).toBe(elsewhere ?? false);
});

const formerly = {
  at: 'home',
  answers: {},
  trail: ['identity', 'personal', 'home'],
  deadlines: {},
  intents: {},
  hash: '',
  owner: 'me',
  offered: true,
};
const away = { type: 'to-order', words: messages.doneElsewhere };

test.each<[string, object, object, object]>([
  ['is over where the order no longer offers it', {}, { actions: [{ code: 321 }] }, away],
  ['goes on where the order offers it', {}, { actions: [{ code: 100 }] }, { type: 'session' }],
  ['goes on where the platform names no actions', {}, {}, { type: 'session' }],
  [
    'goes on where the order never offered it',
    { offered: undefined },
    { actions: [] },
    { type: 'session' },
  ],
  [
    'goes on where it has written',
    { intents: { submit: { requestId: 'R1', state: 'done' } } },
    { actions: [] },
    { type: 'session' },
  ],
])('a form half filled in %s', async (_, record, named, expected) => {
  const records = new Map([[recordKey('A1', 100), JSON.stringify({ ...formerly, ...record })]]);
  const order = { orderNo: 'A1', funder: 'SELF_OPERATED', ...named };

  const { found } = await openedAt({ path: '/start', action: 100 }, order, ok(), records);

  expect(found).toMatchObject(expected);
});

test('what a session filled in while the order offered it is over when it offers it no more', async () => {
  const records = new Map<string, string>();
  const order = { orderNo: 'A1', funder: 'SELF_OPERATED' };
  const at = { path: '/start', action: 330 };
  const open = (codes: number[]) =>
    openedAt(at, { ...order, actions: codes.map((code) => ({ code })) }, ok(), records);

  await open([330]);
  const again = await open([330]);
  const later = await open([300]);

  expect([again.found.type, later.found]).toEqual(['session', away]);
});

test('a result at hand is shown though the order no longer offers its action', async () => {
  const trail = ['intro', 'open'];
  const record = { ...formerly, at: 'open', trail };
  const records = new Map([[recordKey('A1', 2000), JSON.stringify(record)]]);
  const order = { orderNo: 'A1', funder: 'KSH_BANK', actions: [] };

  const { found } = await openedAt({ path: '/start', action: 2000 }, order, ok(), records);

  expect(found.type).toBe('session');
});

test('a customer who has already started continues without a message', async () => {
  const order = { orderNo: 'A1', funder: 'GONGTOU_FINANCE' };
  const records = new Map([[recordKey('A1', 335), '{}']]);

  const { found } = await openedAt(
    { path: '/modifyCardThirdStepGT', action: 335 },
    order,
    ok(),
    records,
  );

  expect(found).toMatchObject({ type: 'session' });
  expect(found).not.toHaveProperty('asked');
});
