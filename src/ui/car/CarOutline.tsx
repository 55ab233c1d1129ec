import styles from './CarOutline.module.css';
import { useT } from '../language.tsx';
import visuallyHidden from '../visually-hidden.module.css';
import { messages } from '../messages.ts';

/** As large as the page of a car, so that nothing jumps when it is there. `text`: what takes its time. */
export function CarOutline({ text }: { text?: string | undefined }) {
  const t = useT();
  return (
    <div className={styles.outline}>
      <output
        className={text === undefined ? visuallyHidden.element : styles.text}
        aria-busy="true"
      >
        {text ?? t(messages.carLoading)}
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
