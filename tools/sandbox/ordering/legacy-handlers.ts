import type { Lang } from '../platform/lang.ts';
import { cities, cityStores, findStore, type Store } from '../catalogue/cities.ts';
import { evaluationAllowed, isEvaluatedFor } from './evaluations.ts';
import { findProduct, type FinancePlan, planOf, plansOf } from '../catalogue/finance.ts';
import { depositOf, productLineOf } from '../catalogue/lines.ts';
import { findCar, type StockCar } from '../catalogue/stock.ts';
import { storeFields } from '../catalogue/store-view.ts';
import type { Handlers } from '../platform/handler.ts';
import { citiesOf, districtsOf, provinces, type RegionRecord } from '../dictionaries/regions.ts';

/** Per cent: more than the initial ratio by this much is refused (browsing-and-ordering, section 5). */
const maxIncrease = 30;
/** Per cent beside the initial ratio that the payment picker offers (browsing-and-ordering, section 9). */
const increments = [0, 5, 10, 15, 20];
const percentList = increments.map((more) => ({ id: String(more), value: String(more) }));
/** So many periods want at least so many per cent paid down, unless the customer was evaluated for the car. */
const longTerm = { periods: 60, percent: 20 };

interface Financing {
  carCode: string;
  storeCode: string;
  province: string;
}

export const legacyHandlers = {
  'store.provinces': (_input, { lang }) =>
    distinct(cities.map((city) => ({ code: city.provinceCode, name: city.province[lang] }))),

  'store.cities': ({ provinceCode }, { lang }) =>
    cities
      .filter((city) => city.provinceCode === provinceCode)
      .map((city) => ({ code: city.code, name: city.name[lang] })),

  'store.delivery-stores': ({ cityId, saleType }, { lang }) =>
    storesIn(cityId, lang, ({ used }) => saleType !== '2' || used),
  'store.of-city': ({ cityCode }, { lang }) => storesIn(cityCode, lang, () => true),
  'region.provinces': (_input, { lang }) => provinces(lang),
  'region.cities': ({ provinceId }, { lang }) => citiesOf(provinceId, lang),
  'region.districts': ({ cityId }, { lang }) => districtsOf(cityId, lang),
  'check.evaluate': ({ carId }, call) => evaluationAllowed(call, carId),

  'parameter.by-code': ({ paraCode }) =>
    paraCode === 'contract_detail'
      ? [{ value: '/documents/samples/personal-information-authorization.pdf' }]
      : [],

  'parameter.list': ({ paraCategory }) => (paraCategory === 'percent_code' ? percentList : []),

  'plan.list': (input, { lang }) => ({ financialPlanList: listed(input, undefined, lang) }),

  'plan.calculate': ({ startPercent, schemeCode, leaseTerm, ...input }, { lang }) => {
    const ratio = startPercent ? percent(startPercent) : undefined;
    const all = listed(input, ratio, lang);
    const own = all.filter((plan) => plan.schemeCode === schemeCode);
    return {
      financialPlanList: firstOfTerm(own.length > 0 ? own : all, leaseTerm),
      percentList,
      checkResult: true,
    };
  },

  'plan.check': async (
    { leaseTerm, schemeCode = '', startPercent, increaseStartPercent, ...input },
    call,
  ) => {
    const initial = findProduct(schemeCode)?.ratio ?? 10;
    const increase = percent(increaseStartPercent);
    // What is added counts from the plan's own ratio; the phone may still hold what it was raised to before.
    const requestedPercent =
      increaseStartPercent === '' && startPercent ? percent(startPercent) : undefined;
    const ratio = requestedPercent ?? initial + increase;
    const long = Number(leaseTerm) >= longTerm.periods && ratio < longTerm.percent;
    const all = listed(input, Math.max(0, ratio), call.lang);
    const own = all.filter((plan) => plan.schemeCode === schemeCode);
    return {
      financialPlanList: firstOfTerm(own.length > 0 ? own : all, leaseTerm),
      percentList,
      checkResult: await verdict(ratio - initial, long, () =>
        isEvaluatedFor(call, input.carCode, ratio),
      ),
    };
  },
} satisfies Partial<Handlers>;

function firstOfTerm<P extends { leaseTerm: string }>(plans: readonly P[], term?: string): P[] {
  const ofTerm = (plan: P) => Number(plan.leaseTerm === term);
  return plans.toSorted((a, b) => ofTerm(b) - ofTerm(a));
}

/** Code 3: too little is paid down for what the customer was evaluated for (browsing-and-ordering, section 5). */
async function verdict(more: number, long: boolean, evaluated: () => Promise<boolean>) {
  if (more > maxIncrease) return { result: false, code: '1' };
  if ((more < 0 || long) && !(await evaluated())) return { result: false, code: '3' };
  return { result: true, code: '0' };
}

/** The plans of a car in a store, each with its own ratio or with this one, in per cent. */
function listed(
  { carCode, storeCode, province }: Financing,
  ratio: number | undefined,
  lang: Lang,
) {
  const car = findCar(carCode);
  if (!car) return [];
  const city = findStore(storeCode)?.city;
  const buying = { provinceCode: city?.provinceCode ?? province, cityCode: city?.code };
  return plansOf(car, buying).map((plan) => {
    const { product, price, term } = plan;
    return pickerPlan(car, ratio === undefined ? plan : planOf(product, price, term, ratio), lang);
  });
}

/** Yuan, as the specified endpoints count. */
function pickerPlan(car: StockCar, plan: FinancePlan, lang: Lang) {
  const { product, term, ratio, first, rent, financed, final } = plan;
  return {
    schemeCode: product.code,
    schemeName: product.name[lang],
    leaseTerm: String(term),
    businessType: productLineOf(car.kind),
    firstMoney: first / 100,
    monthRent: rent / 100,
    startPercent: ratio,
    initStartPercent: product.ratio,
    loanAmount: financed / 100,
    lastMoney: final / 100,
    deposit: depositOf(car, product) / 100,
    contract: product.funder !== 'SELF_OPERATED',
  };
}

/** Between 90 less and 90 more; 0 for what is no number. */
function percent(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(90, Math.max(-90, value)) : 0;
}

function storesIn(cityCode: string, lang: Lang, isIncluded: (store: Store) => boolean) {
  return cityStores
    .filter((store) => store.city.code === cityCode && isIncluded(store))
    .map((store) => storeFields(store, lang));
}

function distinct(regions: readonly RegionRecord[]): RegionRecord[] {
  return [...new Map(regions.map((region) => [region.code, region])).values()];
}
