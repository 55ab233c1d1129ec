import styles from './CarOutline.module.css';
import { useSay } from './language.tsx';
import unseen from './unseen.module.css';
import { words } from './words.ts';

/** As large as the page of a car, so that nothing jumps when it is there. `text`: what takes its time. */
export function CarOutline({ text }: { text?: string | undefined }) {
  const say = useSay();
  return (
    <div className={styles.outline}>
      <output className={text === undefined ? unseen.unseen : styles.text} aria-busy="true">
        {text ?? say(words.carLoading)}
      </output>
      <div aria-hidden="true">
        <div className={styles.picture} />
        <div className={styles.line} />
        <div className={styles.short} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
    </div>
  );
}
