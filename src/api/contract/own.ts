import type { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { capability } from './capability.ts';
import { carStore } from './car.ts';

function own<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  name: string,
  request: R,
  response: A,
) {
  return capability(about, `own-${name}`, 3_000, request, response);
}

/** What the app itself keeps on the phone, for flows to read and write. Nothing of it leaves the phone. */
export const ownEndpoints = {
  'bridge.chosen-place': own(
    'The city and the store chosen in this tab, else those found; empty texts where there is neither. `used`: that of used cars. `cityspell`: the city of an address, which a store the customer chose overrules.',
    'chosen-place',
    f.request({ used: f.optional(f.text), cityspell: f.optional(f.text) }),
    f.response({
      provinceCode: f.text,
      provinceName: f.text,
      cityCode: f.text,
      cityName: f.text,
      cityspell: f.text,
      storeCode: f.text,
      storeName: f.text,
      /** The customer chose the store; it was not found where the phone is. */
      isChosen: f.optional(f.yesNo),
      /** The store whole, or nothing. */
      stores: f.list(carStore),
    }),
  ),
  'bridge.keep-place': own(
    'Keeps the city and the store that were found where the phone is, for as long as the customer chooses no others.',
    'keep-place',
    f.request({ used: f.optional(f.text), cityspell: f.text, store: carStore }),
    f.nothing,
  ),
  'bridge.kept-choice': own(
    'What was chosen of this car before, from the two snapshots; no choice where they are of another car.',
    'kept-choice',
    f.request({ carId: f.text }),
    f.response({
      choices: f.list(
        f.response({
          spuCode: f.text,
          schemeCode: f.text,
          leaseTerm: f.text,
          startPercentPlus: f.amount,
        }),
      ),
      utm_source: f.text,
    }),
  ),
  'bridge.order-origin': own(
    'Where the customer came from, as addresses and the host have said it in this visit; empty texts where they have not.',
    'order-origin',
    f.request({}),
    f.response({ utm_source: f.text, lob: f.text, platform: f.text, share_source: f.text }),
  ),
  'bridge.keep-risk-snapshot': own(
    'Keeps what risk control looks at later (browsing-and-ordering, section 3) in the local storage.',
    'keep-risk-snapshot',
    f.request({
      deptName: f.text,
      deptCode: f.text,
      provinceCode: f.text,
      cityCode: f.text,
      cityName: f.text,
      carFullName: f.text,
      startPercentPlus: f.amount,
      schemeCode: f.text,
      leaseTerm: f.text,
      carId: f.text,
      url: f.text,
    }),
    f.nothing,
  ),
  'bridge.keep-plan-snapshot': own(
    'Keeps the chosen plan beside the risk-control snapshot.',
    'keep-plan-snapshot',
    f.request({
      schemeCode: f.text,
      leaseTerm: f.text,
      businessType: f.text,
      firstMoney: f.amount,
      monthRent: f.amount,
      startPercent: f.amount,
      initStartPercent: f.amount,
      spuCode: f.optional(f.text),
    }),
    f.nothing,
  ),
  'bridge.picked-model': own(
    'The model picked on the pages of brands, series and models, given once; empty texts where none was picked since.',
    'picked-model',
    f.request({}),
    f.response({ modelCode: f.text, modelName: f.text }),
  ),
} satisfies Record<string, Endpoint>;
