import { useEffect, useState } from 'react';

/** An address a picture can be shown at for as long as the screen shows it; undefined for what is no picture. */
export function usePreview(file: unknown): string | undefined {
  const [url, setUrl] = useState<string>();
  // Made where it is revoked: React may run the effect of one render twice, and the second time needs another address.
  useEffect(() => {
    if (!(file instanceof Blob) || !file.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as the effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
