import { type ReactNode, useDeferredValue } from 'react';

/** What lies below the first screen: rendered when what is above it has been painted, in parts that let taps through. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted && children;
}
