import { useEffect, useMemo } from 'react';

/** An address a picture can be shown at for as long as the screen shows it; undefined for what is no picture. */
export function usePreview(file: unknown): string | undefined {
  const url = useMemo(
    () =>
      file instanceof Blob && file.type.startsWith('image/')
        ? URL.createObjectURL(file)
        : undefined,
    [file],
  );
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);
  return url;
}
