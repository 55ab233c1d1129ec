import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ActionBar.module.css';
import { useBusy } from '../feedback/busy.tsx';
import { watchKeyboard } from './keyboard-inset.ts';
import { useT } from '../language.tsx';
import { useTall } from './tall.ts';
import { messages } from '../messages.ts';

interface ActionBarProps {
  children: ReactNode;
  note?: ReactNode;
  /** Nothing is typed or signed here, so that it stays at the edge of a phone on its side too. */
  stays?: boolean;
}

/** The buttons at the lower edge of a page: the last child of what a screen renders. Stays above the keyboard. */
export function ActionBar(props: ActionBarProps) {
  useEffect(watchKeyboard, []);
  const bar = useRef<HTMLDivElement>(null);
  const tall = useTall(bar);
  const t = useT();
  const { isLong } = useBusy();
  const note = isLong ? t(messages.stillWorking) : props.note;
  const at = tall ? styles.tall : props.stays ? styles.stays : undefined;
  return (
    <div ref={bar} className={`${styles.bar ?? ''} ${at ?? ''}`} data-bar="">
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {props.children}
    </div>
  );
}
