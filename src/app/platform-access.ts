import { type Caller, createCaller } from '../api/client.ts';
import { createBridge, type HostEnds } from '../bridge/bridge.ts';
import { openLink } from '../bridge/open-link.ts';
import { ownPage } from '../bridge/own-page.ts';
import type { Effects, Host } from '../machine/effects.ts';
import { sleep } from './clock.ts';
import { startLanguage } from './language.ts';
import { newId } from './new-id.ts';
import { onSignedOut } from './signed-out.tsx';

declare global {
  interface Window extends HostEnds {}
}

/** The ways out of the app: endpoints, the native app, links. Loaded after the first paint. */
export function openAccess(
  host: Host,
  onBug: (message: string) => void,
): { call: Caller; open: Effects['open'] } {
  const page = ownPage(window);
  const bridge = createBridge(host, { window, page, newId });
  const call = createCaller({
    baseUrl: '',
    credentials: () => ({
      token: stored('token'),
      tokentype: stored('tokentype'),
      phone: storedPhone(),
    }),
    bridge,
    sleep,
    newId,
    language: startLanguage,
    onSignedOut: (how) => onSignedOut(how, host, bridge),
    onBug,
  });
  return { call, open: (url, options) => openLink(url, options, { host, bridge, page }) };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The guard keeps it for the session. */
function storedPhone(): string | undefined {
  try {
    return sessionStorage.getItem('phone') ?? undefined;
  } catch {
    return undefined;
  }
}
