import type { Lang } from '../platform/lang.ts';
import { cityStores, findStore, type Store } from './cities.ts';

/** A car as an order carries it. */
export interface Car {
  modelCode: string;
  brandName: string;
  seriesName: string;
  modelName: string;
  color: string;
  /** Whole fen. */
  price: number;
}

/** Of the orders the sandbox begins with: models of former years, no longer in the catalogue. */
export const cars: readonly Car[] = [
  {
    modelCode: 'M1001',
    brandName: '晨曜',
    seriesName: '启程',
    modelName: '2024款 1.5L 自动风尚版',
    color: '流光银',
    price: 119_990_00,
  },
  {
    modelCode: 'M1002',
    brandName: '光岳',
    seriesName: 'G50',
    modelName: '2024款 2.0L 混动精英版',
    color: '珍珠白',
    price: 189_800_00,
  },
  {
    modelCode: 'M1003',
    brandName: '海岚',
    seriesName: '潮汐',
    modelName: '2024款 1.5L 插混 120km 领先型',
    color: '时光灰',
    price: 125_800_00,
  },
  {
    modelCode: 'M1004',
    brandName: '鸿野',
    seriesName: '越川',
    modelName: '2023款 1.5T 两驱活力版',
    color: '曜石黑',
    price: 185_900_00,
  },
  {
    modelCode: 'M1005',
    brandName: '锦途',
    seriesName: '锦瑟',
    modelName: '2024款 2.0T 耀动版',
    color: '时光灰',
    price: 118_700_00,
  },
];

/** Used cars, product line 3. The second one is sold. */
export const usedCars: readonly { vin: string; sold: boolean; car: Car }[] = [
  { vin: 'LSVNV2182E2100001', sold: false, car: { ...cars[0], price: 65_800_00 } as Car },
  { vin: 'LSVNV2182E2100002', sold: true, car: { ...cars[3], price: 98_800_00 } as Car },
];

export interface OrderStore {
  code: string;
  name: string;
  address: string;
  city: string;
  cityCode: string;
}

/** Stores by their names in the language of the place. */
export const stores: readonly OrderStore[] = cityStores.map((store) => orderStoreOf(store, 'zh'));

function orderStoreOf({ code, name, address, city }: Store, lang: Lang): OrderStore {
  const named = { name: name[lang], address: address[lang], city: city.name[lang] };
  return { code, ...named, cityCode: city.code };
}

/** The store an order is collected at; one that was given up is replaced by the first. */
export function orderStore(code: string, lang: Lang): OrderStore {
  const store = findStore(code) ?? cityStores[0];
  if (!store) throw new Error('Bug: there is no store');
  return orderStoreOf(store, lang);
}

export function storeAt(number: number): OrderStore {
  const store = stores[number % stores.length];
  if (!store) throw new Error('Bug: there is no store');
  return store;
}
