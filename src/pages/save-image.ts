import { useCallback } from 'react';
import type { SaveImage } from '../ui/media/image-saving.ts';
import { usePlatform } from './platform.tsx';

const forEver = new AbortController().signal;

/** The host's way to save a picture. The messaging app has one of its own, a long press; so have its mini-programs. */
export function useSaveImage(): SaveImage | undefined {
  const { call, host } = usePlatform();
  const save = useCallback<SaveImage>(
    async (image) => {
      const response = await call('bridge.save-image', { image }, forEver, { showsErrors: true });
      return response.type === 'ok';
    },
    [call],
  );
  return host.kind === 'native' || host.kind === 'web' ? save : undefined;
}
