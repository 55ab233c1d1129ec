import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform.tsx';

/** Whether somebody is signed in, now and whenever that changes. */
export function useSignedIn(): boolean {
  const { signedIn, onSigned } = usePlatform();
  return useSyncExternalStore(onSigned, signedIn, () => false);
}
