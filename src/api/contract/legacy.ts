import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const startUp = 7_000;
const region = f.response({ code: f.text, name: f.text });
const store = f.response({
  storeId: f.optional(f.text),
  storeName: f.optional(f.text),
  storeAddress: f.optional(f.text),
  idStr: f.optional(f.text),
  address: f.optional(f.text),
  id: f.optional(f.text),
  name: f.optional(f.text),
  code: f.optional(f.text),
});
const plan = f.response({
  schemeCode: f.text,
  schemeName: f.optional(f.text),
  firstMoney: f.amount,
  monthRent: f.amount,
  leaseTerm: f.text,
  businessType: f.text,
  startPercent: f.amount,
  /** 10 where the platform does not say. */
  initStartPercent: f.optional(f.amount),
  /** What is borrowed, what is left to pay at the end, and what is paid before the review. */
  loanAmount: f.optional(f.amount),
  lastMoney: f.optional(f.amount),
  deposit: f.extension(f.amount),
  /** The customer must agree that personal information is used. */
  contract: f.optional(f.yesNo),
});
const parameters = f.list(
  f.response({ value: f.text, id: f.extension(f.text), name: f.extension(f.text) }),
);
const financialParameters = {
  carCode: f.text,
  province: f.text,
  storeCode: f.text,
  startPercent: f.optional(f.text),
  leaseTerm: f.optional(f.text),
  schemeCode: f.optional(f.text),
};
const planCalculation = f.response({
  financialPlanList: f.list(plan),
  percentList: f.optional(f.list(f.response({ id: f.text, value: f.text }))),
  checkResult: f.optional(
    z.union([f.yesNo, f.response({ result: f.yesNo, code: f.optional(f.text) })]),
  ),
});

function read<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  path: string,
  request: R,
  response: A,
) {
  return {
    about,
    client: 'legacy',
    method: 'GET',
    path,
    encoding: 'form',
    request,
    response,
  } as const;
}

/** browsing-and-ordering, section 7, "Legacy client". Prices are yuan. */
export const legacyEndpoints = {
  'store.provinces': read(
    'Provinces with a store: `result.data`.',
    '/api/store/listProvinceHasStore',
    f.request({}),
    f.list(region),
  ),
  'store.cities': read(
    'Cities with a store: `result.data`.',
    '/api/store/listCityOfProvinceHasStore',
    f.request({ provinceCode: f.text }),
    f.list(region),
  ),
  'store.delivery-stores': read(
    'Stores that deliver in a city: `result.data`.',
    '/api/store/getAllDeliveryStores',
    f.request({
      cityId: f.text,
      provinceId: f.text,
      queryType: f.optional(f.text),
      saleType: f.optional(f.text),
    }),
    f.list(store),
  ),
  'store.of-city': read(
    'Stores of a city: `result.data`.',
    '/api/store/listStoreOfCity',
    f.request({ cityCode: f.text }),
    f.list(store),
  ),
  'region.provinces': read(
    'Provinces: `result.data`.',
    '/api/check/getProvinces',
    f.request({}),
    f.list(region),
  ),
  'region.cities': read(
    'Cities of a province: `result.data`.',
    '/api/check/getCitys',
    f.request({ provinceId: f.text }),
    f.list(region),
  ),
  'region.districts': read(
    'Districts of a city: `result.data`.',
    '/api/check/getDirects',
    f.request({ cityId: f.text }),
    f.list(region),
  ),
  'parameter.by-code': {
    ...read(
      'Parameters by code; the first is the contract file: `result.data`.',
      '/api/parameter/byParaCode',
      f.request({ paraCode: f.text }),
      parameters,
    ),
    timeout: startUp,
  },
  'parameter.list': {
    ...read(
      'Parameters of a category: `result.data`.',
      '/api/parameter/getParameter',
      f.request({ paraCategory: f.text }),
      parameters,
    ),
    method: 'POST',
    timeout: startUp,
  },
  'plan.list': {
    ...read(
      'The finance plans of a car in a store.',
      '/api/erp/listFinancialPlan',
      f.request({ carCode: f.text, province: f.text, storeCode: f.text }),
      f.response({ financialPlanList: f.list(plan) }),
    ),
    method: 'POST',
  },
  'plan.calculate': {
    ...read(
      'The plans for other terms and ratios.',
      '/api/erp/calFinancialPlan',
      f.request(financialParameters),
      planCalculation,
    ),
    method: 'POST',
  },
  'plan.check': {
    ...read(
      'Whether a plan is allowed.',
      '/api/erp/checkFinancialPlan',
      f.request({ ...financialParameters, businessType: f.text, increaseStartPercent: f.text }),
      planCalculation,
    ),
    method: 'POST',
  },
} satisfies Record<string, Endpoint>;
