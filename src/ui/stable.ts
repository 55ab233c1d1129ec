import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** The same object while it is deeply equal: the machine makes its plain data anew with every event. */
export function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

/** One function for the life of the screen that always does what the latest one would. */
export function useEventCallback<A extends unknown[]>(callback: (...args: A) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
