import { type Caller, createCaller } from '../api/client.ts';
import { fetchFile } from '../api/file.ts';
import { createBridge, type HostEnds } from '../bridge/bridge.ts';
import { openLink } from '../bridge/open-link.ts';
import { ownPage } from '../bridge/own-page.ts';
import type { Effects, Host } from '../machine/effects.ts';
import type { Environment } from '../pages/platform.tsx';
import { type FetchFile, PdfProblem } from '../ui/pdf/pdf-file.ts';
import { sleep } from './clock.ts';
import { forgetSignedIn, keepSignedIn, readKey } from './customer.ts';
import { baseOf } from './environment.ts';
import { startLanguage } from './language.ts';
import { newId } from './new-id.ts';
import { withOwnCapabilities } from './own-capabilities.ts';
import { onSignedOut } from './signed-out.ts';

declare global {
  interface Window extends HostEnds {}
}

export interface Access {
  call: Caller;
  open: Effects['open'];
  fetchFile: FetchFile;
}

/** The ways out of the app: endpoints, the native app, links. Loaded after the first paint. */
export function openAccess(
  host: Host,
  environment: Environment,
  onBug: (message: string) => void,
): Access {
  const page = ownPage(window);
  const bridge = withOwnCapabilities(createBridge(host, { window, page, newId }));
  const credentials = () => ({
    token: readKey('token'),
    tokentype: readKey('tokentype'),
    phone: readKey('phone'),
  });
  const call = createCaller({
    baseUrl: (path) => baseOf(path, environment),
    credentials,
    bridge,
    sleep,
    newId,
    language: startLanguage,
    onSignedOut: (how) => void onSignedOut(how, host, call),
    onSigned(who) {
      if (who) keepSignedIn(who);
      else forgetSignedIn();
      // Pages show what the customer before was told.
      void import('../pages/answers.tsx').then(({ dropAnswers }) => dropAnswers());
    },
    onBug,
  });
  return {
    call,
    open: (url, options) => openLink(url, options, { host, bridge, page }),
    async fetchFile(address, ways) {
      const who = { credentials: credentials(), language: startLanguage() };
      const answer = await fetchFile(address, { ...who, ...ways });
      if (answer instanceof Blob) return answer;
      if (answer.type === 'failed') throw new PdfProblem('missing');
      const signedOut = answer.type === 'unreachable' && answer.why === 'signed-out';
      if (signedOut) void onSignedOut('unauthorized', host, call);
      throw new PdfProblem(signedOut ? 'signed-out' : 'lost');
    },
  };
}
