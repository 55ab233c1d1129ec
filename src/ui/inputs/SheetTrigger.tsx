import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

/** The closed control of a choice that is made in a pop-up. `chosen`: what was chosen, in words. */
export function SheetTrigger<V>({
  id,
  aria,
  disabled,
  chosen,
  onOpen,
}: InputProps<V> & { chosen: string | undefined; onOpen: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      id={id}
      aria-describedby={aria['aria-describedby']}
      aria-haspopup="dialog"
      aria-labelledby={`${id}-label ${id}`}
      className={`${styles.input ?? ''} ${styles.select ?? ''} ${styles.trigger ?? ''} ${
        chosen === undefined ? (styles.unchosen ?? '') : ''
      } ${aria['aria-invalid'] ? (styles.invalid ?? '') : ''}`}
      disabled={disabled}
      onClick={onOpen}
    >
      {chosen ?? t(messages.choose)}
    </button>
  );
}
