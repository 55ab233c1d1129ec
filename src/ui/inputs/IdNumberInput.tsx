import { useState } from 'react';
import { maskIdNumber } from '../field/mask.ts';
import { halfWidth } from '../field/validate.ts';
import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

/** Whole while being written, masked but for the first 3 and last 2 as soon as the customer is elsewhere. */
export function IdNumberInput(props: InputProps<string>) {
  const [writing, setWriting] = useState(false);
  const value = props.value ?? '';
  return (
    <input
      id={props.id}
      {...props.aria}
      // Ends in a digit or an X, so a keyboard of digits alone would lock one customer in eleven out.
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className={`${styles.input ?? ''} ${styles.digits ?? ''}`}
      value={writing ? value : maskIdNumber(value)}
      maxLength={18}
      disabled={props.disabled}
      onFocus={() => setWriting(true)}
      onChange={(event) =>
        // A change while masked (a browser filling in) is a whole new number.
        props.onChange(halfWidth(event.target.value).replace(/[\s*]/g, '').toUpperCase())
      }
      onBlur={() => setWriting(false)}
    />
  );
}
