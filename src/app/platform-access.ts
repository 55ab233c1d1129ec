import { type Caller, createCaller } from '../api/client.ts';
import { createBridge } from '../bridge/bridge.ts';
import { openLink } from '../bridge/open-link.ts';
import { type NativeWindow, windowChannel } from '../bridge/window-channel.ts';
import type { Effects, Host } from '../machine/effects.ts';
import { sleep } from './clock.ts';
import { startLanguage } from './language.ts';
import { newId } from './new-id.ts';
import { onSignedOut } from './signed-out.tsx';

declare global {
  interface Window extends NativeWindow {}
}

/** The ways out of the app: endpoints, the native app, links. Loaded after the first paint. */
export function openAccess(
  host: Host,
  onBug: (message: string) => void,
): { call: Caller; open: Effects['open'] } {
  const bridge = createBridge(host, windowChannel(window), newId);
  const call = createCaller({
    baseUrl: '',
    credentials: () => ({ token: stored('token'), tokentype: stored('tokentype') }),
    bridge,
    sleep,
    newId,
    language: startLanguage,
    onSignedOut: (how) => onSignedOut(how, host, bridge),
    onBug,
  });
  const page = {
    assign: (url: string) => window.location.assign(url),
    visible: () => document.visibilityState === 'visible',
    onVisibilityChange(changed: () => void) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  };
  return { call, open: (url, options) => openLink(url, options, { host, bridge, page }) };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
