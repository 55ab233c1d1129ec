import { areaList } from '@vant/area-data';

export type Region = {
  code: string;
  name: string;
};

export function provinces(): Region[] {
  return named(areaList.province_list, () => true);
}

export function citiesOf(provinceCode: string): Region[] {
  return /^\d{6}$/.test(provinceCode)
    ? named(areaList.city_list, (code) => code.startsWith(provinceCode.slice(0, 2)))
    : [];
}

export function districtsOf(cityCode: string): Region[] {
  return /^\d{6}$/.test(cityCode)
    ? named(areaList.county_list, (code) => code.startsWith(cityCode.slice(0, 4)))
    : [];
}

function named(list: Record<string, string>, wanted: (code: string) => boolean): Region[] {
  return Object.entries(list)
    .filter(([code]) => wanted(code))
    .map(([code, name]) => ({ code, name }));
}
