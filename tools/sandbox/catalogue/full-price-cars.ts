import { type Car, cars } from './cars.ts';
import { cityStores } from './cities.ts';
import { paintWords } from './words.ts';

export interface FullPriceCar {
  carCode: string;
  car: Car;
  /** Whole fen. */
  guidePrice: number;
  price: number;
  deposit: number;
  colors: readonly { value: string; zh: string; en: string }[];
  stock: number;
  arrival: { zh: string; en: string };
}

const white = { value: 'white', ...paintWords.white };
const grey = { value: 'grey', ...paintWords.grey };
const silver = { value: 'silver', ...paintWords.silver };
const black = { value: 'black', ...paintWords.black };
const blue = { value: 'blue', ...paintWords.blue };

const inStore = { zh: '现车，付定金后 3 日内可提', en: 'In the store, yours within 3 days' };
const inTransit = { zh: '在途，约 15 日到店', en: 'On its way, about 15 days' };

function offer(
  car: number,
  off: number,
  colors: FullPriceCar['colors'],
  stock: number,
  year = '',
): FullPriceCar {
  const found = cars[car] ?? cars[0]!;
  const price = found.price - off;
  return {
    carCode: `Q${found.modelCode.slice(1)}${year}`,
    car: { ...found, price },
    guidePrice: found.price,
    price,
    deposit: price >= 150_000_00 ? 3_000_00 : 2_000_00,
    colors,
    stock,
    arrival: stock > 1 ? inStore : inTransit,
  };
}

/** The full-payment zone: two pages of cars; the fourth one is sold out. */
export const fullPriceCars: readonly FullPriceCar[] = [
  offer(0, 18_000_00, [silver, white, black], 6),
  offer(1, 21_000_00, [white, black], 3),
  offer(2, 9_800_00, [grey, white, blue], 5),
  offer(3, 26_000_00, [black], 0),
  offer(4, 15_700_00, [grey, silver], 2),
  offer(2, 16_800_00, [blue], 1, 'S'),
  offer(0, 25_000_00, [white], 1, 'S'),
];

/** The zone is run by the first few stores. */
export const storeOptions = cityStores.slice(0, 8).map(({ code, name, city }) => ({
  value: code,
  zh: `${city.name.zh} ${name.zh}`,
  en: `${city.name.en} ${name.en}`,
}));
