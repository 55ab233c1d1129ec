import { dialogs } from '../dialogs.ts';
import type { Host } from '../../model/effects.ts';
import type { Caller } from '../../api/client.ts';
import { confirmDialog, isDialogOpen } from '../confirm-dialog.tsx';
import { expireSignIn, personCount } from './customer.ts';
import { clearTokenCheck } from './token-check.ts';
import { loginOfHost } from './sign-in.ts';
import { redirectToLogin, mayRedirect } from './login-redirect.ts';
import { messages } from '../messages.ts';

/**
 * Handles a signed-out response (browsing-and-ordering, sections 6 and 8). Somebody who was signed in is told that the
 * session ended: in the native app by a dialog that signs in again, elsewhere by the caller, flows on their screens and
 * pages with a sign-in button. The legacy client's -2 removes the token and, in the native app, signs in at once.
 * Somebody who never signed in is led to the login. Resolves to whether the same call may be repeated for the same
 * person.
 */
export async function onSignedOut(
  how: 'unauthorized' | 'legacy' | 'nobody',
  host: Host,
  call: Caller,
): Promise<boolean> {
  clearTokenCheck();
  if (host.kind === 'native') return inTheApp(how, call);
  if (how === 'legacy') expireSignIn();
  if (how === 'nobody' && !isDialogOpen(dialogs.signInAgain) && mayRedirect()) redirectToLogin();
  return false;
}

let signingIn: Promise<boolean> | undefined;

/** One dialog, however many calls were refused. */
function inTheApp(how: 'unauthorized' | 'legacy' | 'nobody', call: Caller): Promise<boolean> {
  signingIn ??= againInTheApp(how, call).finally(() => (signingIn = undefined));
  return signingIn;
}

async function againInTheApp(
  how: 'unauthorized' | 'legacy' | 'nobody',
  call: Caller,
): Promise<boolean> {
  if (how === 'nobody' && !mayRedirect()) return false;
  if (how === 'unauthorized')
    await confirmDialog({ ...dialogs.signedOut, confirm: messages.confirm, closable: false });
  if (how !== 'nobody') expireSignIn();
  const before = personCount();
  return (await loginOfHost(call)) && personCount() === before;
}
