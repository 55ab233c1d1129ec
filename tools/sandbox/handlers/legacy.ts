import { stores } from '../cars.ts';
import type { Handlers } from '../handler.ts';
import { carFor, pickerPlan, termsAndRatios } from '../plans.ts';
import { citiesOf, districtsOf, provinces, type Region } from '../regions.ts';

/** Per cent: more than the initial ratio by this much is refused (browsing-and-ordering, section 5). */
const mostIncrease = 30;

export const legacyHandlers = {
  'store.provinces': () =>
    distinct(stores.map(({ provinceCode: code, province: name }) => ({ code, name }))),

  'store.cities': ({ provinceCode }) =>
    distinct(
      stores
        .filter((store) => store.provinceCode === provinceCode)
        .map(({ cityCode: code, city: name }) => ({ code, name })),
    ),

  'store.delivery-stores': ({ cityId }) => storesIn(cityId),
  'store.of-city': ({ cityCode }) => storesIn(cityCode),
  'region.provinces': () => provinces(),
  'region.cities': ({ provinceId }) => citiesOf(provinceId),
  'region.districts': ({ cityId }) => districtsOf(cityId),
  'check.evaluate': () => true,

  'parameter.by-code': ({ paraCode }) =>
    paraCode === 'contract_detail'
      ? [{ value: '/documents/samples/personal-information-authorization.pdf' }]
      : [],

  'parameter.list': ({ paraCategory }) =>
    paraCategory === 'percent_code'
      ? [0, 5, 10, 15, 20].map((value) => ({ id: String(value), value: String(value) }))
      : [],

  'plan.list': ({ carCode }) => ({ financialPlanList: plansOf(carCode, 0) }),

  'plan.calculate': ({ carCode, startPercent }) => ({
    financialPlanList: plansOf(carCode, percent(startPercent)),
    percentList: [10, 20, 30].map((value) => ({ id: String(value), value: `${value}%` })),
    checkResult: true,
  }),

  'plan.check': ({ carCode, leaseTerm, increaseStartPercent }) => {
    const increase = percent(increaseStartPercent);
    const all = plansOf(carCode, increase);
    const sameTerm = all.filter((plan) => plan.leaseTerm === leaseTerm);
    return {
      financialPlanList: [...sameTerm, ...all.filter((plan) => !sameTerm.includes(plan))],
      checkResult:
        increase > mostIncrease ? { result: false, code: '3' } : { result: true, code: '0' },
    };
  },
} satisfies Partial<Handlers>;

function plansOf(carCode: string, increase: number) {
  return termsAndRatios().map(({ term, ratio }) =>
    pickerPlan(carFor(carCode), term, ratio + increase, ratio),
  );
}

function percent(text: string | undefined): number {
  const value = Number(text ?? 0);
  return Number.isFinite(value) && value >= 0 && value <= 60 ? value : 0;
}

function storesIn(cityCode: string) {
  return stores
    .filter((store) => store.cityCode === cityCode)
    .map(({ id, name, code, address }) => ({
      id,
      name,
      code,
      address,
      storeId: id,
      storeName: name,
      storeAddress: address,
      idStr: id,
    }));
}

function distinct(regions: readonly Region[]): Region[] {
  return [...new Map(regions.map((region) => [region.code, region])).values()];
}
