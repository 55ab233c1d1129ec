import { type ReactNode, useId } from 'react';
import { useBusy } from './feedback/busy.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  /** `primary` once per screen; `plain` is a text that can be pressed. */
  variant?: 'primary' | 'secondary' | 'danger' | 'plain';
  /** Something this button began is still going on: it keeps the focus and ignores presses. */
  loading?: boolean;
  disabled?: boolean;
  submit?: boolean;
  describedBy?: string;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', disabled = false } = props;
  const id = useId();
  const { isBusy, pressed, press } = useBusy();
  const isOwn = pressed === undefined ? variant === 'primary' : pressed === id;
  const loading = props.loading === true || (isBusy && isOwn);
  // Not the `disabled` attribute while loading: it would drop the focus to the top of the page.
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      className={`${styles.button ?? ''} ${styles[variant] ?? ''}`}
      disabled={disabled}
      aria-disabled={loading || isBusy || undefined}
      aria-busy={loading || undefined}
      aria-describedby={props.describedBy}
      onClick={(event) => {
        if (loading || isBusy) return event.preventDefault();
        press(id);
        props.onPress?.();
      }}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <span>{props.children}</span>
    </button>
  );
}
