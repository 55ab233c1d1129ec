import { areaList } from '@vant/area-data';
import type { Lang } from '../platform/lang.ts';
import { regionNames } from './region-names.ts';

export type RegionRecord = {
  code: string;
  name: string;
};

export function provinces(lang: Lang): RegionRecord[] {
  return named(areaList.province_list, () => true, lang);
}

export function citiesOf(provinceCode: string, lang: Lang): RegionRecord[] {
  return /^\d{6}$/.test(provinceCode)
    ? named(areaList.city_list, (code) => code.startsWith(provinceCode.slice(0, 2)), lang)
    : [];
}

/** The list also has zones for parcels, whose ground is in its districts: 苏州 has 苏州工业园区, and 工业园区 beside it. */
const parcelZone = /^(?:经济(?:技术)?开发区|高新(?:技术开发)?区|工业园区|开发区)$/;

export function districtsOf(cityCode: string, lang: Lang): RegionRecord[] {
  const isDistrict = (code: string, name: string) =>
    code.startsWith(cityCode.slice(0, 4)) && !parcelZone.test(name);
  return /^\d{6}$/.test(cityCode) ? named(areaList.county_list, isDistrict, lang) : [];
}

/** A region in the customer's language; one without a name in letters by its Chinese name, an unknown one as it was named. */
export function regionIn(lang: Lang, code: string, name: string): string {
  const { province_list: provinces, city_list: cities, county_list: districts } = areaList;
  const own = provinces[code] ?? cities[code] ?? districts[code] ?? name;
  return lang === 'en' ? (regionNames.get(code) ?? own) : own;
}

function named(
  list: Record<string, string>,
  isIncluded: (code: string, name: string) => boolean,
  lang: Lang,
): RegionRecord[] {
  return Object.entries(list)
    .filter(([code, name]) => isIncluded(code, name))
    .map(([code, name]) => ({ code, name: regionIn(lang, code, name) }));
}
