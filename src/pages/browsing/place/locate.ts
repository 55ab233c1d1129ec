import type { PagePlatform } from '../../platform.tsx';
import type { ListedCity } from '../catalogue.ts';

/** `refused`: the phone does not know where it is, or may not say. `far`: no city of ours is near. */
export type Located = { type: 'found'; city: ListedCity } | { type: 'refused' | 'far' };

/**
 * The city the phone is in. Its position comes from the host and goes to no endpoint but the one that names the city.
 */
export async function locate(call: PagePlatform['call'], signal: AbortSignal): Promise<Located> {
  const where = await call('bridge.location', {}, signal, { showsErrors: true });
  if (where.type !== 'ok') return { type: 'refused' };
  const { latitude, longitude } = where.result as { latitude: number; longitude: number };
  const request = { latitude: String(latitude), longitude: String(longitude) };
  const near = await call('city.locate', request, signal, { showsErrors: true });
  return near.type === 'ok'
    ? { type: 'found', city: (near.result as { city: ListedCity }).city }
    : { type: near.type === 'failed' ? 'far' : 'refused' };
}
