import type { Language } from '../../../model/definition.ts';
import { type PlaceFor, placeKeys } from './place-keys.ts';

/** Where the customer looks for cars and takes one over. What is chosen higher up is there whenever something below it is. */
export interface ChosenPlace {
  province?: ChosenRegion;
  city?: ChosenCity;
  store?: ChosenStore;
}

export interface ChosenRegion {
  code: string;
  name: string;
}

export interface ChosenCity extends ChosenRegion {
  /** In English, where the city list gave it. */
  en?: string | undefined;
  /** What `cityspell` is in addresses and requests. */
  spell?: string | undefined;
}

/** As the stores' endpoints name it (browsing-and-ordering, section 3, "Store"). */
export interface ChosenStore extends ChosenRegion {
  id: string;
  identifier?: string | undefined;
  address?: string | undefined;
  /** Found where the phone is, not chosen: it gives way to a city that is named. */
  located?: true | undefined;
}

/** What was chosen in this tab; nothing where nothing was, or where it cannot be read. */
export function readPlace(what: PlaceFor = 'new', storage = sessionPlace()): ChosenPlace {
  try {
    return placeIn(JSON.parse(storage?.getItem(placeKeys[what]) ?? '{}'));
  } catch {
    return {};
  }
}

export function writePlace(
  place: ChosenPlace,
  what: PlaceFor = 'new',
  storage = sessionPlace(),
): void {
  try {
    storage?.setItem(placeKeys[what], JSON.stringify(place));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** Another city removes the store, which is in the previous one, and that of the used cars. */
export function chooseCity(
  city: ChosenCity & { province: ChosenRegion },
  storage = sessionPlace(),
): void {
  const { province, ...chosen } = city;
  for (const what of ['new', 'used'] as const) {
    const before = readPlace(what, storage);
    const isSameCity = before.city?.code === chosen.code;
    writePlace(
      isSameCity ? { ...before, city: chosen, province } : { province, city: chosen },
      what,
      storage,
    );
  }
}

export function cityName(place: ChosenPlace, language: Language): string | undefined {
  return language === 'en' ? (place.city?.en ?? place.city?.name) : place.city?.name;
}

/** What was chosen for cars of this kind, or where an address names another city, that city. As `bridge.chosen-place` has it. */
export function placeNamed(what: PlaceFor, named: string) {
  const saved = readPlace(what);
  const isChosen = saved.store !== undefined && saved.store.located !== true;
  const elsewhere = !isChosen && named !== '' && named !== saved.city?.spell;
  const store = elsewhere ? undefined : saved.store;
  const place = regionsOf(saved);
  return {
    provinceCode: place.provinceCode,
    provinceName: place.province,
    cityCode: place.cityCode,
    cityName: place.city,
    cityspell: isChosen || named === '' ? (saved.city?.spell ?? '') : named,
    storeCode: store?.code ?? '',
    storeName: store?.name ?? '',
    isChosen,
    stores: store ? [{ identifier: '', ...store, ...place }] : [],
  };
}

/** Under the names a store has them by. */
function regionsOf({ province, city }: ChosenPlace) {
  return {
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    province: province?.name ?? '',
    city: city?.name ?? '',
  };
}

type Untrusted = Partial<Record<string, unknown>>;

/** Nothing where any of it is not as it was written. By hand: a schema would bring its library to the first screen. */
function placeIn(written: Untrusted): ChosenPlace {
  const { province, city, store } = written as Partial<Record<keyof ChosenPlace, Untrusted>>;
  const parts = Object.entries({ province, city, store }).filter(([, part]) => part !== undefined);
  const fits =
    holds(province, ['code', 'name']) &&
    holds(city, ['code', 'name'], ['en', 'spell']) &&
    holds(store, ['code', 'name', 'id'], ['identifier', 'address']) &&
    [undefined, true].includes(store?.['located'] as true | undefined);
  return fits ? Object.fromEntries(parts) : {};
}

function holds(
  part: Untrusted | undefined,
  needed: readonly string[],
  more: readonly string[] = [],
): boolean {
  if (part === undefined) return true;
  return (
    needed.every((name) => isWord(part[name])) &&
    more.every((name) => part[name] === undefined || isWord(part[name]))
  );
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function sessionPlace(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
