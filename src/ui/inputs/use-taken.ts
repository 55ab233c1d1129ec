import { useEffect, useRef } from 'react';

/** A photo of the host's camera is sent like one that was chosen, once. */
export function useTaken(taken: File | undefined, pick: (photo: File) => void): void {
  const previous = useRef<File>(undefined);
  useEffect(() => {
    if (taken === undefined || previous.current === taken) return;
    previous.current = taken;
    pick(taken);
  });
}
