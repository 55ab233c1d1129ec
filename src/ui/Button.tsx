import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  /** `primary` once per screen; `plain` is a text that can be pressed. */
  look?: 'primary' | 'secondary' | 'danger' | 'plain';
  /** Something this button began is still going on: it keeps the focus and ignores presses. */
  loading?: boolean;
  disabled?: boolean;
  submit?: boolean;
  describedBy?: string;
}

export function Button(props: ButtonProps) {
  const { look = 'primary', loading = false, disabled = false } = props;
  // Not the `disabled` attribute while loading: it would drop the focus to the top of the page.
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      className={`${styles.button ?? ''} ${styles[look] ?? ''}`}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={props.describedBy}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else props.onPress?.();
      }}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <span>{props.children}</span>
    </button>
  );
}
