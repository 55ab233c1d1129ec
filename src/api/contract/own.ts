import type { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { amount, answer, maybe, nothing, request, text } from '../fields.ts';

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
    'The city and the store chosen in this tab; empty texts where none is. `used`: that of used cars.',
    'chosen-place',
    request({ used: maybe(text) }),
    answer({
      provinceCode: text,
      provinceName: text,
      cityCode: text,
      cityName: text,
      cityspell: text,
      storeCode: text,
      storeName: text,
    }),
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
    }),
    nothing,
  ),
} satisfies Record<string, Endpoint>;
