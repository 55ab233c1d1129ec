import { useEffect, useState } from 'react';
import styles from './Feedback.module.css';
import { useSay } from './language.tsx';
import { words } from './words.ts';

/** Something is on its way. After 5 seconds the words say that it still is. */
export function Waiting(props: { text?: string; still?: string }) {
  const say = useSay();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.waiting} aria-busy="true">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{props.text ?? say(words.waiting)}</span>
      {long && <span className={styles.quiet}>{props.still ?? say(words.stillWorking)}</span>}
    </output>
  );
}
