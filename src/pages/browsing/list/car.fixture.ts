import type { ListedCar } from '../catalogue.ts';

const both = (zh: string) => ({ zh, en: zh });

/** A car of the catalogue. */
export function aCar(more: Partial<ListedCar> = {}): ListedCar {
  return {
    carId: 'N10001',
    kind: 'new',
    brandId: 'B1',
    brand: both('晨曜'),
    seriesId: 'S1',
    series: both('启程'),
    name: both('舒适型'),
    bodyType: 'suv',
    paint: 'silver',
    colour: both('银'),
    energy: 'petrol',
    gearbox: 'manual',
    price: 10_000_000,
    guidePrice: 11_000_000,
    firstPayment: 1_000_000,
    monthRent: 366_403,
    cityCode: '110100',
    city: both('北京'),
    labels: [],
    sold: false,
    ...more,
  };
}
