import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onScreenShown, shownScreen } from '../page/shown-screen.ts';
import styles from './Toast.module.css';
import { addToastPlace, useTopToastPlace } from './top-layer.ts';

/** Milliseconds (browsing-and-ordering, sections 2 and 9). */
export const toastTimes = { short: 2000, long: 3500, custom: 4000 } as const;

interface Toast {
  id: number;
  words: string;
  /** Milliseconds. */
  time: number;
  /** The screen it belongs to and is removed with; undefined until that is shown. */
  screen?: string;
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

// Messages of the previous screen are removed; those shown on the way here belong to this one.
onScreenShown(({ id, settled }) => {
  if (!current) return;
  if (current.screen !== undefined && current.screen !== id) show(undefined);
  else if (settled) current.screen = id;
});

/**
 * Shows a sentence; a new one takes the place of the one before. `short`: what the customer did is done; `long`: what went
 * wrong; `custom`: what a flow or the platform has to say, longer where it takes longer to read. It goes with its screen;
 * `next`: what says it leaves the page, and it is said on the next one.
 */
export function showToast(
  words: string,
  time: keyof typeof toastTimes = 'custom',
  on: 'here' | 'next' = 'here',
): void {
  count += 1;
  const least = toastTimes[time];
  const toast: Toast = {
    id: count,
    words,
    time: time === 'custom' ? Math.max(least, readingTime(words)) : least,
  };
  show(toast);
  if (on === 'next') return;
  // The caller may navigate in the same tick.
  setTimeout(() => {
    const { id, settled } = shownScreen();
    if (settled) toast.screen ??= id;
  });
}

/** Milliseconds a sentence stays: 3 s, and longer for long ones. */
function readingTime(words: string): number {
  return Math.min(3000 + Math.max(0, words.length - 16) * 90, 9000);
}

/** Once per app, outside everything else: the place of the toasts and the toast itself. */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
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

/** A live region rendered before it has content, as screen readers need it. */
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
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current: element } = bubble;
    if (!element) return undefined;
    const page = element.closest('dialog') ?? document.body;
    const rise = () => {
      element.style.translate = 'none';
      element.style.translate = `0 ${-clearanceAbove(element, page)}px`;
    };
    rise();
    // The screen it belongs to may be shown only now.
    const changes = new MutationObserver(rise);
    changes.observe(page, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return (
    <span ref={bubble} className={styles.toast}>
      {props.words}
    </span>
  );
}

const pressable = 'a[href], button, input, select, textarea, summary, [role=slider]';
/** Pixels: below the bar with the way back, and between the sentence and what can be pressed. */
const edges = { bar: 64, gap: 6, step: 8 };

/** Pixels by which it has to rise to cover nothing that can be pressed; 0 where there is no such place. */
function clearanceAbove(element: HTMLElement, page: HTMLElement): number {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const others = [...page.querySelectorAll(pressable)]
    .map((other) => other.getBoundingClientRect())
    .filter((other) => other.height > 0 && other.left < right && other.right > left);
  const isFree = (up: number) =>
    others.every(
      (other) => other.bottom < top - up - edges.gap || other.top > bottom - up + edges.gap,
    );
  for (let up = 0; top - up > edges.bar; up += edges.step) if (isFree(up)) return up;
  return 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
