import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform.tsx';

/** Whether the customer is signed in; follows changes. */
export function useSignedIn(): boolean {
  const { signedIn, onSigned } = usePlatform();
  return useSyncExternalStore(onSigned, signedIn, () => false);
}
