import { useId } from 'react';
import styles from './Overlay.module.css';
import { useSay } from './language.tsx';
import { useModal } from './modal.ts';
import { words } from './words.ts';

/** Covers the page while something goes on that nothing may come between. Rendered is shown. */
export function Overlay({ text }: { text?: string }) {
  const say = useSay();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={id}
      aria-busy="true"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.box}>
        <span className={styles.spinner} aria-hidden="true" />
        <h2 id={id} tabIndex={-1} className={styles.words}>
          {text ?? say(words.waiting)}
        </h2>
      </div>
    </dialog>
  );
}
