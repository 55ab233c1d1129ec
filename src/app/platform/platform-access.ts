import { type Caller, createCaller } from '../../api/client.ts';
import { fetchFile } from '../../api/file.ts';
import type { Credentials } from '../../api/credentials.ts';
import { lobOf } from '../../api/tracking.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { type HostGlobals } from '../../bridge/host-globals.ts';
import { openLink } from '../../bridge/open-link.ts';
import { ownPage } from '../../bridge/own-page.ts';
import type { Effects, Host } from '../../model/effects.ts';
import type { Environment } from '../../pages/platform.tsx';
import { type FetchFile, PdfProblem } from '../../ui/pdf/pdf-file.ts';
import { hasNetwork } from '../../ui/online.ts';
import { sleep } from './clock.ts';
import { clearSignIn, storeSignIn } from '../customer/customer.ts';
import { storeTokenCheck } from '../customer/token-check.ts';
import { readKey } from '../customer/customer-storage.ts';
import { baseOf } from './environment.ts';
import { startLanguage } from '../language.ts';
import { newId } from './new-id.ts';
import { withAppCapabilities } from './app-capabilities.ts';
import { onSignedOut } from '../customer/signed-out.ts';

declare global {
  interface Window extends HostGlobals {}
}

export interface Access {
  call: Caller;
  open: Effects['open'];
  fetchFile: FetchFile;
}

/** Access to endpoints, the native app and links. Loaded after the first paint. */
export function openAccess(
  host: Host,
  environment: Environment,
  onBug: (message: string) => void,
): Access {
  const page = ownPage(window);
  const bridge = withAppCapabilities(createBridge(host, { window, page, newId }), lobOf(host));
  const credentials = () => ({
    token: readKey('token'),
    tokentype: readKey('tokentype'),
    phone: readKey('phone'),
  });
  const call = createCaller({
    baseUrl: (path) => baseOf(path, environment),
    credentials,
    bridge,
    hasNetwork,
    sleep,
    newId,
    language: startLanguage,
    onSignedOut: (how) => onSignedOut(how, host, call),
    async onSignInChange(signedIn) {
      const owner =
        signedIn && signedIn.phone === undefined ? await ownerOf(signedIn.token, call) : undefined;
      if (signedIn) storeSignIn({ ...signedIn, phone: signedIn.phone ?? owner?.phone });
      else clearSignIn();
      if (owner?.registered === true) storeTokenCheck();
      // Pages cache responses of the customer before.
      void import('../../pages/endpoint-queries.tsx').then(({ resetQueries }) => resetQueries());
    },
    onBug,
  });
  return {
    call,
    open: (url, options) => openLink(url, options, { host, bridge, page }),
    async fetchFile(address, options) {
      const who = credentials();
      const language = startLanguage();
      const fetchAs = (credentials: Credentials) =>
        fetchFile(address, { credentials, language, ...options });
      let response = await fetchAs(who);
      if (isRefused(response)) {
        const how = who.token === undefined ? 'nobody' : 'unauthorized';
        if (await onSignedOut(how, host, call)) response = await fetchAs(credentials());
      }
      if (response instanceof Blob) return response;
      if (response.type === 'failed') throw new PdfProblem('missing');
      throw new PdfProblem(isRefused(response) ? 'signed-out' : 'lost');
    },
  };
}

function isRefused(response: Awaited<ReturnType<typeof fetchFile>>): boolean {
  return (
    !(response instanceof Blob) && response.type === 'unreachable' && response.why === 'signed-out'
  );
}

/**
 * The phone number of a token that came without one, and whether it is registered. Undefined where the platform does not
 * say, and for a visitor: nobody's data would have to be removed.
 */
async function ownerOf(
  token: string,
  call: Caller,
): Promise<{ phone: string; registered: boolean } | undefined> {
  if (readKey('token') === undefined && readKey('phone') === undefined) return undefined;
  const response = await call(
    'user.check-token',
    { token },
    { signal: new AbortController().signal },
  );
  if (response.type !== 'ok') return undefined;
  return { phone: String(response.result.phone), registered: response.result.newUser === false };
}
