import { useId } from 'react';
import styles from './Overlay.module.css';
import { useT } from '../language.tsx';
import { useModal } from './modal.ts';
import { messages } from '../messages.ts';

/** Covers the page while something goes on that nothing may come between. Rendered is shown. */
export function Overlay({ text }: { text?: string }) {
  const t = useT();
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
          {text ?? t(messages.waiting)}
        </h2>
      </div>
    </dialog>
  );
}
