import type { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { amount, response, list, optional, nothing, request, text, yesNo } from '../fields.ts';
import { carStore } from './car.ts';

function own<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  name: string,
  request: R,
  response: A,
) {
  return {
    about,
    client: 'bridge',
    method: 'POST',
    path: `/bridge/own-${name}`,
    encoding: 'json',
    request,
    response,
    timeout: 3_000,
    ours: true,
  } as const;
}

/** What the app itself keeps on the phone, for flows to read and write. Nothing of it leaves the phone. */
export const ownEndpoints = {
  'bridge.chosen-place': own(
    'The city and the store chosen in this tab, else those found; empty texts where there is neither. `used`: that of used cars. `cityspell`: the city of an address, which a store the customer chose overrules.',
    'chosen-place',
    request({ used: optional(text), cityspell: optional(text) }),
    response({
      provinceCode: text,
      provinceName: text,
      cityCode: text,
      cityName: text,
      cityspell: text,
      storeCode: text,
      storeName: text,
      /** The customer chose the store; it was not found where the phone is. */
      isChosen: optional(yesNo),
      /** The store whole, or nothing. */
      stores: list(carStore),
    }),
  ),
  'bridge.keep-place': own(
    'Keeps the city and the store that were found where the phone is, for as long as the customer chooses no others.',
    'keep-place',
    request({ used: optional(text), cityspell: text, store: carStore }),
    nothing,
  ),
  'bridge.kept-choice': own(
    'What was chosen of this car before, from the two snapshots; no choice where they are of another car.',
    'kept-choice',
    request({ carId: text }),
    response({
      choices: list(
        response({ spuCode: text, schemeCode: text, leaseTerm: text, startPercentPlus: amount }),
      ),
      utm_source: text,
    }),
  ),
  'bridge.order-origin': own(
    'Where the customer came from, as addresses and the host have said it in this visit; empty texts where they have not.',
    'order-origin',
    request({}),
    response({ utm_source: text, lob: text, platform: text, share_source: text }),
  ),
  'bridge.keep-risk-snapshot': own(
    'Keeps what risk control looks at later (browsing-and-ordering, section 3) in the local storage.',
    'keep-risk-snapshot',
    request({
      deptName: text,
      deptCode: text,
      provinceCode: text,
      cityCode: text,
      cityName: text,
      carFullName: text,
      startPercentPlus: amount,
      schemeCode: text,
      leaseTerm: text,
      carId: text,
      url: text,
    }),
    nothing,
  ),
  'bridge.keep-plan-snapshot': own(
    'Keeps the chosen plan beside the risk-control snapshot.',
    'keep-plan-snapshot',
    request({
      schemeCode: text,
      leaseTerm: text,
      businessType: text,
      firstMoney: amount,
      monthRent: amount,
      startPercent: amount,
      initStartPercent: amount,
      spuCode: optional(text),
    }),
    nothing,
  ),
  'bridge.picked-model': own(
    'The model picked on the pages of brands, series and models, given once; empty texts where none was picked since.',
    'picked-model',
    request({}),
    response({ modelCode: text, modelName: text }),
  ),
} satisfies Record<string, Endpoint>;
