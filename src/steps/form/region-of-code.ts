import type { Region } from '../../ui/inputs/RegionInput.tsx';
import { type ListName, type Lists, regionList } from '../lists.ts';

/** The lists that name a district's code, province first: its first two digits are the province's, four the city's. */
export function listsOfCode(code: unknown): ListName[] {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return [];
  const [province, city] = above(code);
  return [
    regionList([]),
    regionList([{ value: province }]),
    regionList([{ value: province }, { value: city }]),
  ];
}

/** Districts are renamed and merged: one the platform does not know is no region. */
export function regionOfCode(code: string, lists: Lists): Region | undefined {
  const values = [...above(code), code];
  const [province, city, district] = listsOfCode(code).map((name, at) =>
    lists[name]?.find(({ value }) => value === values[at]),
  );
  if (!province || !city || !district) return undefined;
  return {
    provinceCode: province.value,
    provinceName: province.zh,
    cityCode: city.value,
    cityName: city.zh,
    districtCode: district.value,
    districtName: district.zh,
  };
}

function above(code: string): [province: string, city: string] {
  return [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`];
}
