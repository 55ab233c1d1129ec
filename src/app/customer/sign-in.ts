import type { CallResult } from '../../model/effects.ts';
import { expireSignIn } from './customer.ts';
import { isChecked, storeTokenCheck } from './token-check.ts';
import { readKey, writeKey } from './customer-storage.ts';
import { withoutSecrets } from './guard.ts';
import type { AppServices } from '../services.ts';

type SignInServices = Pick<AppServices, 'call' | 'host'>;

const neverAborted = new AbortController().signal;

/**
 * Signs in by the native app's login, elsewhere by our page; the client stores the login's credentials (`signs` in the
 * contract).
 */
export async function signIn(
  { call, host }: SignInServices,
  back: string,
  go: (address: string) => void,
): Promise<'signed-in' | 'leaving' | 'not-signed-in'> {
  if (host.kind !== 'native') {
    go(loginAddress(back));
    return 'leaving';
  }
  return (await loginOfHost(call)) ? 'signed-in' : 'not-signed-in';
}

let loggingIn: Promise<boolean> | undefined;

/** The native app's login, opened once for concurrent calls. Resolves to whether the customer signed in. */
export function loginOfHost(call: AppServices['call']): Promise<boolean> {
  loggingIn ??= call('bridge.login', {}, { signal: neverAborted }).then((response) => {
    loggingIn = undefined;
    return response.type === 'ok';
  });
  return loggingIn;
}

export const loginPath = '/login';

/** `back`: an address of ours; who the customer is never travels in it. */
export function loginAddress(back: string): string {
  return `${loginPath}?${new URLSearchParams({ back: withoutSecrets(back) }).toString()}`;
}

/**
 * Checks the token with the platform, unless that was done recently. `new`: the customer has yet to register. A refused
 * token is removed. Without a response nothing changes, and the next start checks again.
 */
export async function checkToken(
  call: (endpoint: string, request: Record<string, unknown>) => Promise<CallResult>,
): Promise<'new' | 'known' | 'refused' | 'nobody' | 'unanswered'> {
  const token = readKey('token');
  if (token === undefined) return 'nobody';
  if (isChecked() && readKey('phone') !== undefined) return 'known';
  const response = await call('user.check-token', { token });
  // Meanwhile another token may have come.
  if (readKey('token') !== token) return 'unanswered';
  if (response.type === 'failed') {
    expireSignIn();
    return 'refused';
  }
  if (response.type !== 'ok') return 'unanswered';
  const { phone, newUser } = response.result;
  writeKey('phone', String(phone));
  storeTokenCheck();
  return newUser === true ? 'new' : 'known';
}
