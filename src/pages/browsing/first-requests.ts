import { type FirstRequestOf, photoOf } from '../page.ts';
import { placeKeys } from './place/place-keys.ts';

/** What pages of the catalogue ask first, known before the app is there. */

/** Of the session storage, as `chosen-place.ts` keeps it; the first city where nothing was chosen or it cannot be read. */
function cityCode(storage: Pick<Storage, 'getItem'>): string {
  try {
    const { city } = JSON.parse(storage.getItem(placeKeys.new) ?? '{}') as {
      city?: { code?: unknown };
    };
    if (typeof city?.code === 'string') return city.code;
  } catch {
    // As if nothing was chosen.
  }
  return '110100';
}

/** Of the home page of this kind, whatever else its address says. */
export function home(of: 'general' | 'product' | 'new-car'): FirstRequestOf {
  return (_address, storage) => ({
    path: '/hshcwxweb/home/content',
    request: { home: of, cityCode: cityCode(storage) },
  });
}

/** Of a list that is narrowed to these; an address with more to say narrows it further. */
export function cars(narrowed: Readonly<Record<string, string>>, inCity = false): FirstRequestOf {
  return ({ search }, storage) => {
    if (search !== '') return undefined;
    const city = cityCode(storage);
    return {
      path: '/hshcwxweb/catalogue/cars',
      request: {
        ...narrowed,
        ...(inCity && { cityCode: city }),
        buyingIn: city,
        page: '1',
        size: '10',
      },
      photo: photoOf('9rem', 'cars'),
    };
  };
}
