import type { HostGlobals } from '../bridge/host-globals.ts';
import type { Host } from '../model/effects.ts';
import { installGlobals } from './host-globals.ts';

/**
 * The user agent of the host a tester has chosen for this tab (see pages/launcher/hosts.ts); undefined for the browser's
 * own. Everything behind it is real: the host is found in it as in any other.
 */
export function chosenUserAgent(): string | undefined {
  try {
    return sessionStorage.getItem('simulated-user-agent') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Makes this window what the host's would be, unless the host has done so itself. */
export function simulate(host: Host, page: Window & HostGlobals): void {
  const real =
    page.carFinanceBridge ?? page.webkit?.messageHandlers?.carFinanceBridge ?? page.WeixinJSBridge;
  if (!real && !page.wx?.miniProgram) installGlobals(host, page);
}
