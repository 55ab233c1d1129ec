import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { useKeyboardInset } from './keyboard-inset.ts';

/** The buttons at the lower edge of a page: the last child of what a screen renders. Stays above the keyboard. */
export function ActionBar(props: { children: ReactNode; note?: ReactNode }) {
  useKeyboardInset();
  return (
    <div className={styles.bar} data-bar="">
      {props.note !== undefined && <div className={styles.note}>{props.note}</div>}
      {props.children}
    </div>
  );
}
