import type { HandlerResponse } from '../platform/handler.ts';
import { type City, cityStores } from './cities.ts';

export function cityView(city: City): HandlerResponse<'city.locate'>['city'] {
  const { code, name, spell, letter, provinceCode, province, latitude, longitude } = city;
  const stores = cityStores.filter((store) => store.city === city).length;
  return { code, name, spell, letter, provinceCode, province, latitude, longitude, stores };
}
