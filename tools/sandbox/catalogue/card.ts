import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { City } from './cities.ts';
import { openingPlan } from './finance.ts';
import { makerOfSeries } from './makers.ts';
import { photographOf } from './photographs.ts';
import type { StockCar } from './stock.ts';
import { labelWords, paintWords } from './words.ts';

type Card = HandlerResponse<'catalogue.cars'>['cars'][number];

const made = new Map<string, ReturnType<typeof fixedOf>>();

/** A car as lists show it. `city`: where the customer is; a new car is delivered there. */
export function cardOf(car: StockCar, sold: ReadonlySet<string>, city?: City): Card {
  const fixed = made.get(car.carId) ?? fixedOf(car);
  made.set(car.carId, fixed);
  const { first, rent, term } = openingPlan(car, buyingIn(city));
  const place = car.kind === 'used' ? car.city : (city ?? car.city);
  return {
    ...fixed,
    firstPayment: first,
    monthRent: rent,
    term,
    cityCode: place.code,
    city: place.name,
    sold: car.used !== undefined && sold.has(car.used.vin),
  };
}

function fixedOf(car: StockCar) {
  const { carId, kind, model, paint, price, guidePrice, used } = car;
  const { series, name, gearbox } = model;
  const maker = makerOfSeries(series);
  return {
    carId,
    kind,
    brandId: maker.brandId,
    brand: { zh: maker.zh, en: maker.en },
    seriesId: series.seriesId,
    series: { zh: series.zh, en: series.en },
    name,
    bodyType: series.bodyType,
    paint,
    colour: paintWords[paint],
    energy: series.energy,
    gearbox,
    price,
    guidePrice,
    ...photographOf({ bodyType: series.bodyType, paint }),
    labels: car.labels.map((label) => labelWords[label]),
    ...(used && { registeredOn: used.registeredOn, mileage: used.mileage }),
  };
}

/** What a place decides about plans; without a city they are those of the country. */
export function buyingIn(city: City | undefined) {
  return { cityCode: city?.code, provinceCode: city?.provinceCode };
}

/** VINs of cars that are no longer available. */
export async function soldVins({ tx }: Pick<HandlerContext, 'tx'>): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('vehicles').select('vin').where('sold', '=', true).execute();
  return new Set(rows.map(({ vin }) => vin));
}
