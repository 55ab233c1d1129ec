import { loadEndpoint } from '../../api/contract-lazy.ts';
import type { ClientName } from '../../api/endpoint.ts';
import { dialogs } from '../dialogs.ts';
import type { LocalizedTemplate } from '../../model/definition.ts';
import type { CallResult, Host } from '../../model/effects.ts';
import { plainText } from '../../pages/plain-text.ts';
import { showToast } from '../../ui/feedback/Toast.tsx';
import { confirmDialog } from '../confirm-dialog.tsx';
import { startLanguage } from '../language.ts';
import { loginPath } from '../customer/sign-in.ts';
import { here } from '../history/navigate.ts';
import { redirectToLogin } from '../customer/login-redirect.ts';
import { messages } from '../messages.ts';

type Fault = Exclude<CallResult, { type: 'ok' }>;
type Unreachable = Extract<Fault, { type: 'unreachable' }>;

/**
 * What the shell says of a page's call that failed (browsing-and-ordering, section 8).
 *
 * - busy, and a channel that failed: the dialog, then a reload. Not without a network: a reload would leave nothing.
 * - signed out: a way to sign in; in the native app its own dialog is there already.
 * - what a page does not say itself: a toast with the platform's words.
 */
export async function showFault(
  id: string,
  fault: Fault,
  { showsErrors, host }: { showsErrors: boolean; host: Host },
): Promise<void> {
  const client = (await loadEndpoint(id))?.client;
  if (client === 'bridge') return;
  if (fault.type === 'failed') {
    if (!showsErrors) showToast(fault.result.msg, 'long');
    return;
  }
  // In the native app the app's own login was there already (signed-out.ts).
  if (fault.why === 'signed-out' || fault.why === 'not-signed-in')
    return host.kind === 'native' ? undefined : askToSignIn(fault.why);
  if (fault.why === 'busy' || hasChannelFailed(client, fault.why)) return askToReload();
  if (!showsErrors) showToast(plain(fault.words), 'long');
}

/**
 * The same for a flow's call. Flows have their own screens for failures; a failed channel call of a car shows the
 * dialog there too.
 */
export async function showFlowFault(id: string, { why }: Unreachable): Promise<void> {
  const client = (await loadEndpoint(id))?.client;
  const failed = hasChannelFailed(client, why) || (client === 'channel' && why === 'busy');
  if (failed) await askToReload();
}

function hasChannelFailed(client: ClientName | undefined, why: Unreachable['why']): boolean {
  return client === 'channel' && ['server', 'broken', 'timeout'].includes(why);
}

async function askToReload(): Promise<void> {
  const reload = await confirmDialog({ ...dialogs.busy, confirm: messages.reload, closable: true });
  if (reload) window.location.reload();
}

/** Not where a redirect to the login has begun. */
async function askToSignIn(why: 'signed-out' | 'not-signed-in'): Promise<void> {
  if (here().startsWith(loginPath)) return;
  const wording = why === 'signed-out' ? dialogs.signInAgain : dialogs.signIn;
  if (await confirmDialog({ ...wording, confirm: messages.signIn, closable: true }))
    redirectToLogin();
}

function plain(wording: LocalizedTemplate): string {
  return plainText(wording)[startLanguage()];
}
