import type { Caller } from '../api/client.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { openLink } from '../bridge/open-link.ts';
import type { Effects, Host } from '../machine/effects.ts';
import { showToast } from '../ui/Toast.tsx';
import { now, sleepUntil } from './clock.ts';

/** What a machine may do, done for real. */
export function createEffects(call: Caller, host: Host, bridge: Bridge): Effects {
  const page = {
    assign: (url: string) => window.location.assign(url),
    visible: () => document.visibilityState === 'visible',
    onVisibilityChange(changed: () => void) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  };
  return {
    call,
    open: (url, options) => openLink(url, options, { host, bridge, page }),
    sleep: sleepUntil,
    now,
    newId,
    random: Math.random,
    toast: showToast,
  };
}

/** Web views without a secure context have no randomUUID. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
