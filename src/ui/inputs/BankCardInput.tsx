import { useLayoutEffect, useRef } from 'react';
import { bankOf } from '../field/bank-bins.ts';
import { useLanguage } from '../language.tsx';
import { groupFours } from '../field/mask.ts';
import { halfWidth } from '../field/validate.ts';
import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

const maxDigits = 19;

/** Digits in groups of four, the caret staying with the digit it stood behind, and the bank the first digits name. */
export function BankCardInput(props: InputProps<string>) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const value = props.value ?? '';
  const bank = bankOf(value);
  const shown = groupFours(value);

  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === undefined || document.activeElement !== element) return;
    const at = afterDigits(shown, caret.current);
    caret.current = undefined;
    element?.setSelectionRange(at, at);
  });

  return (
    <>
      <input
        ref={input}
        id={props.id}
        {...props.aria}
        aria-describedby={
          [props.aria['aria-describedby'], bank && `${props.id}-bank`].filter(Boolean).join(' ') ||
          undefined
        }
        type="text"
        inputMode="numeric"
        autoComplete="cc-number"
        className={`${styles.input ?? ''} ${styles.digits ?? ''}`}
        value={shown}
        disabled={props.disabled}
        onChange={(event) => {
          const { selectionStart } = event.target;
          const typed = halfWidth(event.target.value);
          caret.current = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length;
          props.onChange(typed.replace(/\D/g, '').slice(0, maxDigits));
        }}
      />
      {bank && (
        <p id={`${props.id}-bank`} className={styles.under}>
          {bank[language]}
        </p>
      )}
    </>
  );
}

function afterDigits(text: string, digits: number): number {
  let digitsBefore = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (digitsBefore === digits) return at;
    if (text[at] !== ' ') digitsBefore += 1;
  }
  return text.length;
}
