import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import styles from '../feedback/Feedback.module.css';

/** There is nothing to show, which is no fault; `children` lead on. */
export function Empty(props: {
  title: string;
  text?: string;
  drawing?: DrawingName;
  children?: ReactNode;
}) {
  return (
    <div className={styles.problem}>
      <Drawing name={props.drawing ?? 'empty'} />
      <p className={styles.headline}>{props.title}</p>
      {props.text !== undefined && <p className={styles.quiet}>{props.text}</p>}
      {props.children !== undefined && <div className={styles.actions}>{props.children}</div>}
    </div>
  );
}
