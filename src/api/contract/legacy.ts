import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { amount, response, extension, list, optional, request, text, yesNo } from '../fields.ts';

const startUp = 7_000;
const region = response({ code: text, name: text });
const store = response({
  storeId: optional(text),
  storeName: optional(text),
  storeAddress: optional(text),
  idStr: optional(text),
  address: optional(text),
  id: optional(text),
  name: optional(text),
  code: optional(text),
});
const plan = response({
  schemeCode: text,
  schemeName: optional(text),
  firstMoney: amount,
  monthRent: amount,
  leaseTerm: text,
  businessType: text,
  startPercent: amount,
  /** 10 where the platform does not say. */
  initStartPercent: optional(amount),
  /** What is borrowed, what is left to pay at the end, and what is paid before the review. */
  loanAmount: optional(amount),
  lastMoney: optional(amount),
  deposit: extension(amount),
  /** The customer must agree that personal information is used. */
  contract: optional(yesNo),
});
const parameters = list(response({ value: text, id: extension(text), name: extension(text) }));
const financialParameters = {
  carCode: text,
  province: text,
  storeCode: text,
  startPercent: optional(text),
  leaseTerm: optional(text),
  schemeCode: optional(text),
};
const planCalculation = response({
  financialPlanList: list(plan),
  percentList: optional(list(response({ id: text, value: text }))),
  checkResult: optional(z.union([yesNo, response({ result: yesNo, code: optional(text) })])),
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
    request({}),
    list(region),
  ),
  'store.cities': read(
    'Cities with a store: `result.data`.',
    '/api/store/listCityOfProvinceHasStore',
    request({ provinceCode: text }),
    list(region),
  ),
  'store.delivery-stores': read(
    'Stores that deliver in a city: `result.data`.',
    '/api/store/getAllDeliveryStores',
    request({
      cityId: text,
      provinceId: text,
      queryType: optional(text),
      saleType: optional(text),
    }),
    list(store),
  ),
  'store.of-city': read(
    'Stores of a city: `result.data`.',
    '/api/store/listStoreOfCity',
    request({ cityCode: text }),
    list(store),
  ),
  'region.provinces': read(
    'Provinces: `result.data`.',
    '/api/check/getProvinces',
    request({}),
    list(region),
  ),
  'region.cities': read(
    'Cities of a province: `result.data`.',
    '/api/check/getCitys',
    request({ provinceId: text }),
    list(region),
  ),
  'region.districts': read(
    'Districts of a city: `result.data`.',
    '/api/check/getDirects',
    request({ cityId: text }),
    list(region),
  ),
  'parameter.by-code': {
    ...read(
      'Parameters by code; the first is the contract file: `result.data`.',
      '/api/parameter/byParaCode',
      request({ paraCode: text }),
      parameters,
    ),
    timeout: startUp,
  },
  'parameter.list': {
    ...read(
      'Parameters of a category: `result.data`.',
      '/api/parameter/getParameter',
      request({ paraCategory: text }),
      parameters,
    ),
    method: 'POST',
    timeout: startUp,
  },
  'plan.list': {
    ...read(
      'The finance plans of a car in a store.',
      '/api/erp/listFinancialPlan',
      request({ carCode: text, province: text, storeCode: text }),
      response({ financialPlanList: list(plan) }),
    ),
    method: 'POST',
  },
  'plan.calculate': {
    ...read(
      'The plans for other terms and ratios.',
      '/api/erp/calFinancialPlan',
      request(financialParameters),
      planCalculation,
    ),
    method: 'POST',
  },
  'plan.check': {
    ...read(
      'Whether a plan is allowed.',
      '/api/erp/checkFinancialPlan',
      request({ ...financialParameters, businessType: text, increaseStartPercent: text }),
      planCalculation,
    ),
    method: 'POST',
  },
} satisfies Record<string, Endpoint>;
