import { okCode } from '../api/codes.ts';
import type { Bridge, BridgeAnswer } from '../bridge/bridge.ts';
import { readPlace } from '../pages/browsing/chosen-place.ts';

/** Keys of the local storage (browsing-and-ordering, section 3, "Stored risk-control snapshot"). */
export const snapshotKeys = { risk: 'risk_control', plan: 'chosen_plan' } as const;

/** Answers what the app itself keeps; the host is asked for the rest. */
export function withOwnCapabilities(bridge: Bridge, storage = localStore()): Bridge {
  return {
    request(capability, request, options) {
      const own = ownCapabilities[capability];
      return own
        ? Promise.resolve(own(request, storage))
        : bridge.request(capability, request, options);
    },
  };
}

type Own = (request: Record<string, unknown>, storage: Storage | undefined) => BridgeAnswer;

const ownCapabilities: Readonly<Record<string, Own>> = {
  'own-chosen-place': ({ used }) => done(chosenPlace(used === 'yes' ? 'used' : 'new')),
  'own-keep-risk-snapshot': (snapshot, storage) => keep(snapshotKeys.risk, snapshot, storage),
  'own-keep-plan-snapshot': (snapshot, storage) => keep(snapshotKeys.plan, snapshot, storage),
};

function chosenPlace(what: 'new' | 'used') {
  const { province, city, store } = readPlace(what);
  return {
    provinceCode: province?.code ?? '',
    provinceName: province?.name ?? '',
    cityCode: city?.code ?? '',
    cityName: city?.name ?? '',
    cityspell: city?.spell ?? '',
    storeCode: store?.code ?? '',
    storeName: store?.name ?? '',
  };
}

/** A browser that keeps nothing does not keep the customer from ordering. */
function keep(key: string, snapshot: unknown, storage: Storage | undefined): BridgeAnswer {
  try {
    storage?.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Full, or forbidden.
  }
  return done();
}

function done(data?: unknown): BridgeAnswer {
  return { code: okCode, msg: '', data };
}

function localStore(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
