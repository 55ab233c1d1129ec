/** What a map needs to know of a place. WGS-84, as phones tell where they are. */
export interface MapPlace {
  name: string;
  /** With its city, for maps that look it up. */
  address?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Many platforms write the city into the address, some do not. */
export function fullAddress(city: string, address = ''): string {
  return address.includes(city) ? address : `${city} ${address}`.trim();
}

/** The map's addresses open its app where it is on the phone, and its page elsewhere. */
const maps = 'https://uri.amap.com';
const shared = { coordinate: 'wgs84', callnative: '1' };

export function mapLink(place: MapPlace): string {
  const at = pointOf(place);
  return at === undefined
    ? link('search', { keyword: `${place.address ?? ''} ${place.name}`.trim() })
    : link('marker', { position: at, name: place.name });
}

/** By car. Undefined without coordinates of the place. */
export function routeLink(place: MapPlace): string | undefined {
  const at = pointOf(place);
  return at && link('navigation', { to: `${at},${place.name}`, mode: 'car' });
}

function pointOf({ latitude, longitude }: MapPlace): string | undefined {
  return latitude === undefined || longitude === undefined ? undefined : `${longitude},${latitude}`;
}

function link(what: string, query: Record<string, string>): string {
  return `${maps}/${what}?${new URLSearchParams({ ...query, ...shared }).toString()}`;
}
