import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

interface TextProps extends InputProps<string> {
  kind?: keyof typeof kinds;
  maxLength?: number | undefined;
  /** Of another person than the phone's owner: no autofill. */
  foreign?: boolean;
  /** Can be read, selected and reached, and not changed. */
  readOnly?: boolean;
}

const kinds = {
  text: { type: 'text', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  pin: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  digits: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  capitals: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const;

export function TextInput(props: TextProps) {
  const { kind = 'text', foreign = false } = props;
  return (
    <input
      id={props.id}
      {...props.aria}
      {...kinds[kind]}
      {...(foreign && { autoComplete: 'off' })}
      className={
        ['phone', 'pin', 'digits'].includes(kind)
          ? `${styles.input ?? ''} ${styles.digits ?? ''}`
          : styles.input
      }
      value={props.value ?? ''}
      maxLength={props.maxLength}
      readOnly={props.readOnly}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function LongTextInput(props: InputProps<string> & { maxLength?: number | undefined }) {
  return (
    <textarea
      id={props.id}
      {...props.aria}
      className={`${styles.input ?? ''} ${styles.long ?? ''}`}
      rows={3}
      value={props.value ?? ''}
      maxLength={props.maxLength}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
