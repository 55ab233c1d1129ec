import { useEffect, useState } from 'react';

/** How time is waited for. */
export interface TimerClock {
  /** Calls back once after so many milliseconds. Returns how not to. */
  after: (milliseconds: number, act: () => void) => () => void;
}

export const browserClock: TimerClock = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The value as it is once it has rested for so many milliseconds. */
export function useDebounced<T>(
  value: T,
  milliseconds: number,
  clock: TimerClock = browserClock,
): T {
  const [rested, setRested] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setRested(value)), [value, milliseconds, clock]);
  return rested;
}
