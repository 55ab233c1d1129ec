import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toast.module.css';
import { addToastPlace, useTopToastPlace } from './top-layer.ts';

/** Milliseconds (browsing-and-ordering, sections 2 and 9). */
export const toastTimes = { short: 2000, long: 3500, custom: 4000 } as const;

interface Toast {
  id: number;
  words: string;
  /** Milliseconds. */
  time: number;
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/**
 * Shows a sentence; a new one takes the place of the one before. `short`: what the customer did is done; `long`: what went
 * wrong; `custom`: what a flow or the platform has to say, longer where it takes longer to read.
 */
export function showToast(words: string, time: keyof typeof toastTimes = 'custom'): void {
  count += 1;
  const least = toastTimes[time];
  show({ id: count, words, time: time === 'custom' ? Math.max(least, readingTime(words)) : least });
}

/** Milliseconds a sentence stays: 3 s, and longer for long ones. */
function readingTime(words: string): number {
  return Math.min(3000 + Math.max(0, words.length - 16) * 90, 9000);
}

/** Once per app, outside everything else: the place of the toasts and the toast itself. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => current);
  const place = useTopToastPlace();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => show(undefined), toast.time);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <>
      <ToastPlace base />
      {toast && place && createPortal(<ToastBubble key={toast.id} words={toast.words} />, place)}
    </>
  );
}

/** A live region that is there before anything is said in it, as screen readers need it. */
export function ToastPlace({ base = false }: { base?: boolean }) {
  const remove = useRef<(() => void) | undefined>(undefined);
  const place = useCallback(
    (element: HTMLOutputElement | null) => {
      remove.current?.();
      remove.current = element ? addToastPlace(element, base) : undefined;
    },
    [base],
  );
  return <output ref={place} className={styles.place} aria-live="polite" />;
}

function ToastBubble(props: { words: string }) {
  return <span className={styles.toast}>{props.words}</span>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
