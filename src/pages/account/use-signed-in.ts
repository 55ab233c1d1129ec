import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform.tsx';

/** Whether the customer is signed in; follows changes. */
export function useSignedIn(): boolean {
  const { signedIn, onSignInChange } = usePlatform();
  return useSyncExternalStore(onSignInChange, signedIn, () => false);
}
