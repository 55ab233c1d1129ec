import { useEffect, useState } from 'react';
import styles from './Feedback.module.css';
import { useT } from '../language.tsx';
import { messages } from '../messages.ts';

/** A pending request. After 5 seconds the text says that it is still pending. */
export function Waiting(props: { text?: string; still?: string }) {
  const t = useT();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.waiting} aria-busy="true">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{props.text ?? t(messages.waiting)}</span>
      {long && <span className={styles.quiet}>{props.still ?? t(messages.stillWorking)}</span>}
    </output>
  );
}
