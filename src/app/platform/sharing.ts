import { z } from 'zod/mini';
import type { Host } from '../../model/effects.ts';
import type { ShareCard, Shared } from '../../pages/platform.tsx';
import type { AppServices } from '../services.ts';

type SharingServices = Pick<AppServices, 'call' | 'host'>;

const config = z.object({
  appId: z.string(),
  noncestr: z.string(),
  timestamp: z.string(),
  signature: z.string(),
});

/** The address whose signature the messaging app accepted last. */
let proven: string | undefined;

/**
 * The address to be signed: the messaging app on iOS knows the one the page was loaded at for as long as it lives, on
 * Android the present one. Without its fragment.
 */
export function signedAddress(system: Host['system'], loadedAt: string, present: string): string {
  return (system === 'ios' ? loadedAt : present).split('#')[0] ?? '';
}

/** The page that has set its own card, which the default one must not replace. */
let ownCardAt: string | undefined;

/** Sets the app's default card on a page without its own. */
export async function offerUsualCard(
  services: SharingServices,
  card: ShareCard,
  loadedAt: string,
  signal: AbortSignal,
): Promise<void> {
  const { pathname } = window.location;
  if (services.host.kind === 'messaging' && !(await prove(services, loadedAt, signal))) return;
  if (signal.aborted || ownCardAt === pathname) return;
  await services.call('bridge.share', requestOf(card), { signal });
}

/** Sets the card that the host's menu sends from this page; other hosts have no such menu. */
export async function offerCard(
  { call, host }: SharingServices,
  card: ShareCard,
  loadedAt: string,
  signal: AbortSignal,
): Promise<boolean> {
  ownCardAt = window.location.pathname;
  if (host.kind !== 'messaging' && host.kind !== 'mini-program') return false;
  if (host.kind === 'messaging' && !(await prove({ call, host }, loadedAt, signal))) return false;
  const { type } = await call('bridge.share', requestOf(card), { signal });
  return type === 'ok';
}

/** Signs this page's address, unless that is done already. */
async function prove({ call, host }: SharingServices, loadedAt: string, signal: AbortSignal) {
  const reqUrl = signedAddress(host.system, loadedAt, window.location.href);
  if (proven === reqUrl) return true;
  const response = await call('share.config', { reqUrl }, { signal });
  const signed = response.type === 'ok' ? z.safeParse(config, response.result) : undefined;
  if (!signed?.success) return false;
  const { type } = await call('bridge.share-setup', signed.data, { signal });
  if (type === 'ok') proven = reqUrl;
  return type === 'ok';
}

/** Shares as the host can: itself, by its own menu, or by a link in the clipboard. */
export async function share(
  services: SharingServices,
  card: ShareCard,
  loadedAt: string,
): Promise<Shared> {
  const { signal } = new AbortController();
  const { kind } = services.host;
  if (kind === 'messaging' || kind === 'mini-program') {
    return (await offerCard(services, card, loadedAt, signal)) ? 'menu' : copy(card);
  }
  const response = await services.call('bridge.share', requestOf(card), { signal });
  if (response.type === 'ok') return response.result.shared === true ? 'shared' : 'menu';
  const code = response.type === 'failed' ? response.result.code : '';
  return code === 'cancelled' ? 'cancelled' : copy(card);
}

async function copy(card: ShareCard): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(requestOf(card).url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

function requestOf({ title, description, url = window.location.href, image }: ShareCard) {
  return { title, description, url, ...(image !== undefined && { image }) };
}
