import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './ActionBar.module.css';
import { useBusy } from './busy.tsx';
import { useKeyboardInset } from './keyboard-inset.ts';
import { useSay } from './language.tsx';
import { words } from './words.ts';

/** The buttons at the lower edge of a page: the last child of what a screen renders. Stays above the keyboard. */
export function ActionBar(props: { children: ReactNode; note?: ReactNode }) {
  useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  const tall = useTall(bar);
  const say = useSay();
  const { isLong } = useBusy();
  const note = isLong ? say(words.stillWorking) : props.note;
  return (
    <div ref={bar} className={`${styles.bar ?? ''} ${tall ? (styles.tall ?? '') : ''}`} data-bar="">
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {props.children}
    </div>
  );
}

/** Of the window: a bar that takes more than this stays at the end of the page instead of covering it. */
const mostOfWindow = 1 / 3;

/** Large letters make a bar of two buttons half as tall as the window. */
function useTall(bar: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const element = bar.current;
    // Web views as old as Safari 13 have none.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setTall(element.offsetHeight > window.innerHeight * mostOfWindow);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar]);
  return tall;
}
