import { dialogs } from '../api/words.ts';
import type { Host } from '../machine/effects.ts';
import type { Caller } from '../api/client.ts';
import { showToast } from '../ui/Toast.tsx';
import { ask } from './ask.tsx';
import { forgetSignedIn } from './customer.ts';
import { startLanguage } from './language.ts';
import { loginOfHost } from './sign-in.ts';
import { words } from './words.ts';

/**
 * The platform no longer knows the customer (browsing-and-ordering, sections 6 and 8). In the native app a dialog says
 * that the session was ended, and confirming it signs in again there; the legacy client's -2 goes there at once. Elsewhere
 * the legacy token is forgotten, and whoever asked says the rest: flows on their screens, pages with a way to sign in.
 */
export async function onSignedOut(
  how: 'unauthorized' | 'legacy',
  host: Host,
  call: Caller,
): Promise<void> {
  if (how === 'legacy') forgetSignedIn();
  if (host.kind !== 'native') return;
  if (how === 'unauthorized') {
    const confirmed = await ask({
      ...dialogs.signedOut,
      confirm: words.confirm,
      closable: false,
    });
    if (!confirmed) return;
    forgetSignedIn();
  }
  if (await loginOfHost(call)) showToast(words.signedInAgain[startLanguage()], 'long');
}
