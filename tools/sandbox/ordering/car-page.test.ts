import { describe, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { type EndpointResponse, readResponse } from '../../../src/api/response.ts';
import { okCode } from '../../../src/api/codes.ts';
import { type CarContext, selectionOf } from '../../../src/features/car/car-context.ts';
import type { PickerContext } from '../../../src/features/car/plan-picker-machine.ts';
import { contract } from '../../../src/api/contract.ts';
import type { CallResult } from '../../../src/model/effects.ts';
import { openSession } from '../../../src/machine/session.ts';
import { SimulatedWorld } from '../../../src/verify/simulated-world.ts';
import { memoryStorage } from '../../../src/machine/storage.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { checkRepository } from '../../repository/repository.ts';
import { requestOverHttp } from '../testing/http-request.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { cityStores } from '../catalogue/cities.ts';
import { carWithoutColours } from '../catalogue/finance.ts';
import { findCar } from '../catalogue/stock.ts';
import type { HttpId } from '../platform/handler.ts';
import { storeFields } from '../catalogue/store-view.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-01T08:00:00Z'));
const { definitions } = checkRepository();
const pages = definitions.find(({ funder }) => funder === 'PLATFORM');

const nowhere = {
  provinceCode: '',
  provinceName: '',
  cityCode: '',
  cityName: '',
  cityspell: '',
  storeCode: '',
  storeName: '',
  stores: [],
};
const noSavedChoices = { choices: [], utm_source: 'A01_006_012' };
const phone = {
  'bridge.kept-choice': noSavedChoices,
  'bridge.keep-place': {},
};

interface SentRequest {
  id: string;
  request: Record<string, unknown>;
}

function done(response: EndpointResponse): CallResult {
  if (response.type === 'processing') throw new Error('It is still being processed.');
  return response;
}

/** Opens a page about a car with the real machine against the sandbox, and waits until nothing is pending. `own`: what the phone has stored. */
async function openAt(page: string, address: Record<string, string>, own: object = {}) {
  const flow = pages && flowStartedBy(pages, page);
  if (!pages || !flow) throw new Error(`${page} starts no flow`);
  const requests: SentRequest[] = [];
  const place = { ...nowhere, cityspell: address.cityspell ?? '' };
  const onPhone: Readonly<Record<string, object>> = {
    ...phone,
    'bridge.chosen-place': place,
    ...own,
  };
  const { effects } = new SimulatedWorld();
  let pending = 0;
  const session = openSession({
    definition: pages,
    flowId: flow.id,
    action: page,
    order: address,
    host: { kind: 'native', system: 'ios', version: '99.0.0' },
    language: 'zh',
    kinds: kindStates,
    effects: {
      ...effects,
      async call(id, request) {
        requests.push({ id, request });
        const row = contract[id as HttpId];
        if (id.startsWith('bridge.')) {
          const bridgeResponse = onPhone[id] ?? {};
          const data: unknown =
            typeof bridgeResponse === 'function' ? bridgeResponse(request) : bridgeResponse;
          return done(readResponse(row, 200, { code: okCode, msg: '', data }));
        }
        pending += 1;
        const response = await requestOverHttp(sandbox.url, id as HttpId, request);
        pending -= 1;
        return done(readResponse(row, response.status, response.body));
      },
    },
    storage: memoryStorage().tab(),
    owner: 'test',
  });
  // The car's page loads with a machine of its own.
  const loaded = () =>
    (session.view().data.actor as AnyActorRef | undefined)?.getSnapshot().context as
      | CarContext
      | undefined;
  const picked = () =>
    (session.view().data.actor as AnyActorRef | undefined)?.getSnapshot().context as
      | PickerContext
      | undefined;
  const atRest = () => {
    const { kind, over, step } = session.view();
    if (kind === 'hosted-screen' && step.shows === 'car') return loaded()?.button !== undefined;
    if (kind === 'hosted-screen' && step.shows === 'plan-picker') return picked()?.schemes;
    return ['hosted-screen', 'notice'].includes(kind) || over;
  };
  await vi.waitFor(
    () => {
      if (pending > 0 || !atRest())
        throw new Error(`${session.view().stepId} ${requests.map(({ id }) => id).join(', ')}`);
    },
    { timeout: 30_000 },
  );
  const view = session.view();
  const context = loaded();
  session.close();
  return { view, context, requests };
}

const suzhou = cityStores.find(({ city }) => city.spell === 'suzhou') ?? cityStores[9]!;
const chosen = storeFields(suzhou, 'zh');

describe('a car is shown as what it is, whatever its address', () => {
  it.each([
    ['appCarDetail', 'N10001', 'new'],
    ['appCarDetail', 'B30001', 'lease-back'],
    ['carDetail', 'U20001', 'used'],
    ['carDetail', 'Z40001', 'direct-lease'],
    ['leaseDetailNew', 'Z40001', 'direct-lease-new'],
    ['leaseDetail', 'N10001', 'new'],
  ])('/%s shows %s as %s', async (page, carId, line) => {
    const { context } = await openAt(page, { carId, cityspell: 'beijing' });

    expect(context?.line).toBe(line);
  });
});

describe('the place of a car', () => {
  it.each([
    ['the list of stores has it', 'suzhou'],
    ['nobody knows how its city is spelt', ''],
  ])('is the store that was chosen, with its city, where %s', async (_, cityspell) => {
    const own = { ...nowhere, cityspell, storeCode: chosen.code, stores: [chosen] };
    const { context } = await openAt(
      'carDetail',
      { carId: 'N10001', cityspell: 'beijing' },
      { 'bridge.chosen-place': own },
    );

    expect(context?.store).toMatchObject({ code: chosen.code, city: chosen.city });
  });

  it.each([
    ['appCarDetail', 'U20001', 'yes'],
    ['carDetail', 'U20001', 'yes'],
    ['newUsedCar', 'U20001', 'yes'],
    ['newUsedCar', 'N10001', ''],
    ['appCarDetail', 'N10001', ''],
  ])('on /%s is for %s the store chosen for cars of its kind', async (page, carId, used) => {
    const other = storeFields(
      cityStores.find(({ city }) => city.spell === 'beijing')!,
      'zh',
    );
    const places = { [used]: chosen, [used === 'yes' ? '' : 'yes']: other };
    const inStore = ({ used: usedParam = '' }: { used?: string }) => {
      const store = places[usedParam];
      return { ...nowhere, storeCode: store?.code, stores: [store] };
    };
    const { context, requests } = await openAt(page, { carId }, { 'bridge.chosen-place': inStore });

    expect(context?.store).toMatchObject({ code: chosen.code, city: chosen.city });
    expect(requests.find(({ id }) => id === 'car.plans')?.request).toMatchObject({
      cityCode: chosen.cityCode,
    });
  });

  it('is the store or the city an address names, where the customer has chosen none', async () => {
    const [, second] = cityStores.filter(({ city }) => city.spell === 'beijing');
    const address = { carId: 'N10001', cityspell: 'beijing', storeCode: second!.code };
    const cityCode = second!.city.code;
    const { context, view } = await openAt('carDetail', { ...address, cityCode });
    expect([view.stepId, context?.store?.code]).toEqual(['car', second!.code]);

    const shanghai = await openAt('carDetail', { ...address, storeCode: '', cityCode: '310100' });
    expect([shanghai.view.stepId, shanghai.context?.store?.cityCode]).toEqual(['car', '310100']);

    const own = { ...nowhere, storeCode: chosen.code, stores: [chosen], isChosen: true };
    const other = await openAt('carDetail', address, { 'bridge.chosen-place': own });
    expect([other.view.stepId, other.context?.store?.code]).toEqual(['car', chosen.code]);
  });

  it.each<Record<string, string>>([
    { storeCode: 'NONE' },
    { cityCode: '999999' },
    { storeCode: chosen.code, cityCode: '310100' },
  ])('has a message where it is not that of the address: %o', async (named) => {
    const address = { carId: 'N10001', cityspell: 'beijing', ...named };
    const { view } = await openAt('carDetail', address);

    expect(view.stepId).toBe('elsewhere');
    expect(view.step.text).toContain('当前的城市不符');
  });

  it("is the phone's city, requested by its spelling and saved", async () => {
    const { latitude, longitude } = suzhou;
    const here = { latitude, longitude, cityspell: 'suzhou' };
    const { requests } = await openAt(
      'carDetail',
      { carId: 'N10001' },
      { 'bridge.location': here },
    );

    const requestOf = (id: string) => requests.find((one) => one.id === id)?.request;
    expect(requestOf('car.stores')).toEqual(here);
    expect(requestOf('bridge.keep-place')).toMatchObject({
      cityspell: 'suzhou',
      store: { city: '苏州' },
    });
  });

  it.each(['financePlan', 'financialPlan'])('is the same on /%s', async (page) => {
    const own = { ...nowhere, storeCode: chosen.code, stores: [chosen] };
    const { requests, view } = await openAt(
      page,
      { carId: page === 'financePlan' ? 'N10001' : 'U20001', cityspell: 'beijing' },
      { 'bridge.chosen-place': own },
    );

    expect(view.stepId).toBe('pick');
    expect(requests.find(({ id }) => id === 'plan.list')?.request).toMatchObject({
      storeCode: chosen.code,
      province: chosen.provinceCode,
    });
  });
});

it('a car without colours has a button, too', async () => {
  const { context } = await openAt('carDetail', {
    carId: carWithoutColours,
    cityspell: 'beijing',
  });

  expect(context?.colours).toEqual([]);
  expect(context?.button).toMatchObject({ subCode: '3' });
});

it('an earlier choice of the car is passed to its page', async () => {
  const choice = {
    spuCode: 'N10001-blue',
    schemeCode: 'A',
    leaseTerm: '48',
    startPercentPlus: 15,
  };
  const response = { choices: [choice], utm_source: 'B7' };
  const { context } = await openAt(
    'carDetail',
    { carId: 'N10001', cityspell: 'beijing' },
    { 'bridge.kept-choice': response },
  );

  expect(context?.savedChoices).toEqual([choice]);
  expect(context?.utmSource).toBe('B7');
});

const bayBlue = `${findCar('N10001')!.model.modelCode}-blue`;

it.each([
  ['by its code', { colour: bayBlue }, bayBlue],
  ['by its name', { color: '湖湾蓝' }, bayBlue],
  ['by none that the car has', { color: '彩虹色' }, undefined],
  ['by its code rather than its name', { colour: 'X', color: '湖湾蓝' }, undefined],
])('an address names a colour %s', async (_, named, expected) => {
  const { context } = await openAt('carDetail', {
    carId: 'N10001',
    cityspell: 'beijing',
    ...named,
  });
  const first = context?.colours?.[0]?.spuCode;

  expect(first).not.toBe(bayBlue);
  expect(context && selectionOf(context).spuCode).toBe(expected ?? first);
});
