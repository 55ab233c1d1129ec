import { soldVins } from '../catalogue/card.ts';
import { buttonOf } from './buttons.ts';
import { cityOfSpell, cityStores, distanceBetween, findCity } from '../catalogue/cities.ts';
import { detailOf } from '../catalogue/detail.ts';
import { carWithoutColours, paintsOf, type FinancePlan, plansOf } from '../catalogue/finance.ts';
import { photographOf } from '../catalogue/photographs.ts';
import { findCar, type StockCar } from '../catalogue/stock.ts';
import { storeFields } from '../catalogue/store-view.ts';
import { paintWords } from '../catalogue/words.ts';
import { type Handlers, Refusal } from '../platform/handler.ts';
import { provinces } from '../dictionaries/regions.ts';

export const carHandlers = {
  'car.stores': ({ cityspell, latitude, longitude }, { lang }) => {
    const city = cityOfSpell(cityspell);
    const here =
      latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    const from = here ?? city;
    const stores = cityStores.map((store) => {
      const distance = from ? distanceBetween(from, store) : 0;
      return { store, distance, elsewhere: Number(store.city !== city) };
    });
    return {
      storeList: stores
        .toSorted((a, b) => a.elsewhere - b.elsewhere || a.distance - b.distance)
        .map(({ store, distance }) => ({
          ...storeFields(store, lang),
          hours: store.hours,
          phone: store.phone,
          latitude: store.latitude,
          longitude: store.longitude,
          ...(here && { distance }),
        })),
    };
  },

  'car.license-types': ({ carId }, { lang }) => {
    const own = { id: '2', licenseName: { zh: '个户上牌', en: 'In your own name' } };
    const company = { id: '1', licenseName: { zh: '公户上牌', en: "In the lessor's name" } };
    const types = findCar(carId)?.kind === 'lease-back' ? [own] : [company, own];
    return types.map(({ id, licenseName }) => ({ id, licenseName: licenseName[lang] }));
  },

  'car.detail': async ({ carId, cityCode }, call) =>
    detailOf(carThere(carId), {
      sold: await soldVins(call),
      city: findCity(cityCode),
      now: call.now,
      lang: call.lang,
    }),

  'car.button': (input, call) => buttonOf(call, input),

  'car.provinces': (_input, { lang }) => provinces(lang),

  'car.colours': ({ modelCode }, { lang }) => {
    const car = findCar(modelCode);
    if (!car || car.carId === carWithoutColours) return [];
    return paintsOf(car).map((paint) => ({
      spuCode: `${modelCode}-${paint}`,
      name: paintWords[paint][lang],
      image: photographOf({ bodyType: car.model.series.bodyType, paint }).focusImage,
      imageSmall: photographOf({ bodyType: car.model.series.bodyType, paint }).focusImageSmall,
      paint,
    }));
  },

  'car.plans': ({ spuCode, cityCode, provinceCode }, { lang }) => {
    const [code = '', paint] = spuCode.split('-');
    const car = findCar(code);
    if (!car) return [];
    // A paint the car does not come in costs nothing more.
    const found = paintsOf(car).find((one) => one === paint);
    const plans = plansOf(car, { paint: found, cityCode, provinceCode });
    return plans.map((plan) => ({ ...carPlan(plan, lang), spuCode }));
  },
} satisfies Partial<Handlers>;

function carThere(carId: string): StockCar {
  const car = findCar(carId);
  if (car) return car;
  throw new Refusal('CAR_NOT_FOUND', '车辆信息不存在或已下架', 'This car is not offered any more');
}

/** Yuan, as the specified endpoints count. */
function carPlan(
  { product, ratio, term, first, rent, financed, final }: FinancePlan,
  lang: 'zh' | 'en',
) {
  return {
    capitalCode: product.funder,
    projectCode: product.code,
    projectName: product.name[lang],
    repaymentPeriod: term,
    downPayRate: ratio,
    monthPayment: rent / 100,
    downPayment: first / 100,
    invest: financed / 100,
    finalPayment: final / 100,
    productId: `${product.code}-${term}`,
  };
}
