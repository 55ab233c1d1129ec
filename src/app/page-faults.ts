import { loadEndpoint } from '../api/contract-lazy.ts';
import { dialogs } from '../api/words.ts';
import type { Words } from '../definition/definition.ts';
import type { CallResult, Host } from '../machine/effects.ts';
import { plainWords } from '../pages/plain-words.ts';
import { showToast } from '../ui/Toast.tsx';
import { ask } from './ask.tsx';
import { forgetSignedIn } from './customer.ts';
import { startLanguage } from './language.ts';
import { loginAddress } from './sign-in.ts';
import { goTo, here } from './way.ts';
import { words } from './words.ts';

type Fault = Exclude<CallResult, { type: 'ok' }>;

/**
 * What the shell says of a page's call that failed (browsing-and-ordering, section 8). Flows have screens of their own
 * for all of it and do not come here.
 *
 * - busy, and a channel that failed: the dialog, then a reload. Not without a network: a reload would leave nothing.
 * - signed out: a way to sign in; in the native app its own dialog is there already.
 * - what a page does not say itself: a toast with the platform's words.
 */
export async function sayFault(
  id: string,
  fault: Fault,
  { saysItself, host }: { saysItself: boolean; host: Host },
): Promise<void> {
  const client = (await loadEndpoint(id))?.client;
  if (client === 'bridge') return;
  if (fault.type === 'failed') {
    if (!saysItself) showToast(fault.result.msg, 'long');
    return;
  }
  // In the native app the client's own dialog leads to the app's login (signed-out.ts).
  if (fault.why === 'signed-out') return host.kind === 'native' ? undefined : askToSignIn();
  const channelFailed = client === 'channel' && ['server', 'broken', 'timeout'].includes(fault.why);
  if (fault.why === 'busy' || channelFailed) return askToReload();
  if (!saysItself) showToast(plain(fault.words), 'long');
}

async function askToReload(): Promise<void> {
  const reload = await ask({ ...dialogs.busy, confirm: words.reload, closable: true });
  if (reload) window.location.reload();
}

async function askToSignIn(): Promise<void> {
  const confirmed = await ask({ ...dialogs.signInAgain, confirm: words.signIn, closable: true });
  if (!confirmed) return;
  forgetSignedIn();
  goTo(loginAddress(here()));
}

function plain(said: Words): string {
  return plainWords(said)[startLanguage()];
}
