import { z } from 'zod/mini';
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

const word = z.string().check(z.minLength(1), z.maxLength(200));
const schema = z.object({
  province: z.optional(z.object({ code: word, name: word })),
  city: z.optional(
    z.object({ code: word, name: word, en: z.optional(word), spell: z.optional(word) }),
  ),
  store: z.optional(
    z.object({
      code: word,
      name: word,
      id: word,
      identifier: z.optional(word),
      address: z.optional(word),
      located: z.optional(z.literal(true)),
    }),
  ),
});

/** What was chosen in this tab; nothing where nothing was, or where it cannot be read. */
export function readPlace(what: PlaceFor = 'new', storage = sessionPlace()): ChosenPlace {
  try {
    const read = schema.safeParse(JSON.parse(storage?.getItem(placeKeys[what]) ?? '{}'));
    return read.success ? read.data : {};
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

/** Another city takes the store away: it stands in the one before. The used cars' follows. */
export function chooseCity(
  city: ChosenCity & { province: ChosenRegion },
  storage = sessionPlace(),
): void {
  const { province, ...chosen } = city;
  for (const what of ['new', 'used'] as const) {
    const before = readPlace(what, storage);
    const stays = before.city?.code === chosen.code;
    writePlace(
      stays ? { ...before, city: chosen, province } : { province, city: chosen },
      what,
      storage,
    );
  }
}

export function cityName(place: ChosenPlace, language: Language): string | undefined {
  return language === 'en' ? (place.city?.en ?? place.city?.name) : place.city?.name;
}

function sessionPlace(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
