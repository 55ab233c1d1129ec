/** What a page of the catalogue asks first, known before the app is there. */

/** Of the session storage, as `chosen-place.ts` keeps it; the first city where nothing was chosen or it cannot be read. */
function cityCode(storage: Pick<Storage, 'getItem'>): string {
  try {
    const { city } = JSON.parse(storage.getItem('chosen_place') ?? '{}') as {
      city?: { code?: unknown };
    };
    if (typeof city?.code === 'string') return city.code;
  } catch {
    // As if nothing was chosen.
  }
  return '110100';
}

const home = (of: string) => (city: string) => ({
  path: '/hshcwxweb/home/content',
  request: { home: of, cityCode: city },
});
const cars =
  (fixed: Readonly<Record<string, string>>, inCity = false) =>
  (city: string) => ({
    path: '/hshcwxweb/catalogue/cars',
    request: { ...fixed, ...(inCity && { cityCode: city }), buyingIn: city, page: '1', size: '10' },
  });

const asks = {
  '/testIndex': home('general'),
  '/index': home('product'),
  '/newIndex': home('new-car'),
  '/newCar': cars({ kind: 'new' }),
  '/secondCar': cars({ kind: 'used' }, true),
  '/usedCar': cars({ kind: 'used' }),
  '/usedCarMS': cars({ kind: 'used', label: 'special' }),
};

export const plainPages = Object.keys(asks) as (keyof typeof asks)[];

/** Undefined for pages that ask nothing, or that the address says more about. */
export function firstAsk(
  { pathname, search }: { pathname: string; search: string },
  storage: Pick<Storage, 'getItem'>,
): { path: string; request: Record<string, string> } | undefined {
  const isPlain = pathname === '/testIndex' || search === '';
  if (!isPlain || !Object.hasOwn(asks, pathname)) return undefined;
  return asks[pathname as keyof typeof asks](cityCode(storage));
}
