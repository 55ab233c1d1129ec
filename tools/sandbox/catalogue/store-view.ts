import type { Lang } from '../platform/lang.ts';
import type { Store } from './cities.ts';

/** Every field the specification names of a store, whichever picker reads it. */
export function storeFields({ id, identifier, code, name, address, city }: Store, lang: Lang) {
  return {
    city: city.name[lang],
    cityCode: city.code,
    province: city.province[lang],
    provinceCode: city.provinceCode,
    identifier,
    id,
    name: name[lang],
    code,
    storeId: id,
    storeName: name[lang],
    storeAddress: address[lang],
    idStr: id,
    address: address[lang],
  };
}
