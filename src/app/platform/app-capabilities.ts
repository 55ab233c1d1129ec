import { okCode } from '../../api/codes.ts';
import { snapshotKeys } from '../../api/storage-keys.ts';
import { type Lob, utmSources } from '../../api/tracking.ts';
import type { Bridge, BridgeResponse } from '../../model/bridge.ts';
import { placeNamed, readPlace, writePlace } from '../../pages/browsing/place/chosen-place.ts';
import { takePickedModel } from '../../pages/browsing/brand/picked-model.ts';
import { readKey } from '../customer/customer-storage.ts';

/** Handles capabilities the app has itself; passes the rest to the host. */
export function withAppCapabilities(bridge: Bridge, lob: Lob, storage = localStore()): Bridge {
  return {
    request(capability, request, options) {
      const answer = appCapabilities[capability];
      return answer
        ? Promise.resolve(answer(request, { storage, lob }))
        : bridge.request(capability, request, options);
    },
  };
}

type Request = Record<string, unknown>;
interface Phone {
  storage: Storage | undefined;
  /** Where the app runs. */
  lob: Lob;
}
type AppCapability = (request: Request, phone: Phone) => BridgeResponse;

const appCapabilities: Readonly<Record<string, AppCapability>> = {
  'own-chosen-place': (request) => done(chosenPlace(request)),
  'own-keep-place': (request) => done(savePlace(request)),
  'own-picked-model': () => done(pickedModel()),
  'own-kept-choice': (request, phone) => done(savedChoices(request, phone)),
  'own-order-origin': (_request, phone) => done(origin(phone)),
  'own-keep-risk-snapshot': (snapshot, { storage }) => keep(snapshotKeys.risk, snapshot, storage),
  'own-keep-plan-snapshot': (snapshot, { storage }) => keep(snapshotKeys.plan, snapshot, storage),
};

const placeFor = (used: unknown) => (used === 'yes' ? 'used' : 'new');

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function chosenPlace({ used, cityspell }: Request) {
  return placeNamed(placeFor(used), textOf(cityspell));
}

/** A chosen store stays; a located one is replaced. */
function savePlace({ used, cityspell, store: located }: Request): void {
  const what = placeFor(used);
  const { city, store: before } = readPlace(what);
  if (before !== undefined && before.located !== true) return;
  const text = (name: string) => textOf((located as Request)[name]);
  const spell = textOf(cityspell);
  const same = city?.code === text('cityCode');
  const address = text('address');
  writePlace(
    {
      province: { code: text('provinceCode'), name: text('province') },
      city: {
        ...(same && city),
        code: text('cityCode'),
        name: text('city'),
        ...(spell !== '' && { spell }),
      },
      store: {
        code: text('code'),
        name: text('name'),
        id: text('id'),
        identifier: text('identifier') || undefined,
        ...(address !== '' && { address }),
        located: true,
      },
    },
    what,
  );
}

function pickedModel() {
  const { modelCode = '', name = '' } = takePickedModel() ?? {};
  return { modelCode, modelName: name };
}

function savedChoices({ carId }: Request, phone: Phone) {
  const { storage } = phone;
  const risk = snapshotOf(snapshotKeys.risk, storage);
  const plan = snapshotOf(snapshotKeys.plan, storage);
  const isOfThisCar = carId !== '' && risk.carId === carId && plan.schemeCode === risk.schemeCode;
  const choice = {
    spuCode: textOf(plan.spuCode),
    schemeCode: textOf(risk.schemeCode),
    leaseTerm: textOf(risk.leaseTerm),
    startPercentPlus: typeof risk.startPercentPlus === 'number' ? risk.startPercentPlus : 0,
  };
  return { choices: isOfThisCar ? [choice] : [], utm_source: origin(phone).utm_source };
}

function origin({ lob }: Phone) {
  return {
    utm_source: readKey('utm_source') ?? utmSources[lob],
    lob: readKey('lob') ?? lob,
    platform: readKey('platform') ?? '',
    share_source: readKey('share_source') ?? '',
  };
}

/** Empty where there is none, or an unreadable one. */
function snapshotOf(key: string, storage: Storage | undefined): Request {
  try {
    const read: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Request) : {};
  } catch {
    return {};
  }
}

/** Without storage the customer can still order. */
function keep(key: string, snapshot: unknown, storage: Storage | undefined): BridgeResponse {
  try {
    storage?.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Full, or denied.
  }
  return done();
}

function done(data?: unknown): BridgeResponse {
  return { code: okCode, msg: '', data };
}

function localStore(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
