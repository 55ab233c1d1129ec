import { useState } from 'react';
import { exactYuan } from '../../model/yuan.ts';
import { useT } from '../language.tsx';
import { fenOf, halfWidth, yuanText } from '../field/validate.ts';
import { messages } from './messages.ts';
import type { InputProps } from './input.ts';
import styles from './inputs.module.css';

interface Typing {
  text: string;
  /** The value of the text, to notice a value set from elsewhere. */
  value: number | undefined;
}

/** NaN for a text that is no number: it stays visible, and the form's rules report it. */
function useTyped(
  props: InputProps<number>,
  read: (text: string) => number | undefined,
  write: (value: number | undefined) => string,
) {
  const [typing, setTyping] = useState<Typing>({ text: write(props.value), value: props.value });
  const text = Object.is(typing.value, props.value) ? typing.text : write(props.value);
  return {
    value: text,
    onChange: (event: { target: { value: string } }) => {
      const value = read(event.target.value);
      setTyping({ text: event.target.value, value });
      props.onChange(value);
    },
  };
}

function DecimalInput({
  id,
  aria,
  disabled,
  typed,
  keys = 'decimal',
}: Pick<InputProps<number>, 'id' | 'aria' | 'disabled'> & {
  typed: ReturnType<typeof useTyped>;
  keys?: 'numeric' | 'decimal';
}) {
  return (
    <input
      id={id}
      {...aria}
      type="text"
      inputMode={keys}
      autoComplete="off"
      className={`${styles.input ?? ''} ${styles.digits ?? ''}`}
      disabled={disabled}
      {...typed}
    />
  );
}

/** `whole`: the phone shows keys without a point. */
export function NumberInput({ whole, ...props }: InputProps<number> & { whole: boolean }) {
  const typed = useTyped(props, readNumber, (value) =>
    value === undefined || Number.isNaN(value) ? '' : String(value),
  );
  return <DecimalInput {...props} typed={typed} keys={whole ? 'numeric' : 'decimal'} />;
}

/** Written in yuan, whole fen as a value. From 10,000 yuan up the amount is also said in words customers count in. */
export function MoneyInput(props: InputProps<number>) {
  const t = useT();
  const typed = useTyped(props, fenOf, yuanText);
  const large = props.value !== undefined && props.value >= 1_000_000;
  return (
    <>
      <div
        className={`${styles.box ?? ''} ${props.aria['aria-invalid'] ? (styles.invalid ?? '') : ''}`}
      >
        <DecimalInput {...props} typed={typed} />
        <span className={styles.unit}>{t(messages.yuan)}</span>
      </div>
      {large && <p className={styles.under}>{exactYuan(props.value ?? 0)}</p>}
    </>
  );
}

function readNumber(text: string): number | undefined {
  const plain = halfWidth(text).replace(/[\s,]/g, '');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
