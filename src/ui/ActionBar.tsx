import { type ReactNode, useRef } from 'react';
import styles from './ActionBar.module.css';
import { useBusy } from './busy.tsx';
import { useKeyboardInset } from './keyboard-inset.ts';
import { useSay } from './language.tsx';
import { useTall } from './tall.ts';
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
