import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { useSay } from '../language.tsx';
import { words } from '../words.ts';
import cascade from './Cascade.module.css';
import type { InputProps, Option } from './input.ts';
import styles from './inputs.module.css';

/** A few choices in a pop-up from the lower edge: picking one closes it. */
export function SheetChoice(
  props: InputProps<string> & { title: string; options: readonly Option[] },
) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <>
      <button
        type="button"
        id={props.id}
        aria-describedby={props.aria['aria-describedby']}
        aria-haspopup="dialog"
        aria-labelledby={`${props.id}-label ${props.id}`}
        className={`${styles.input ?? ''} ${styles.select ?? ''} ${styles.trigger ?? ''} ${
          chosen ? '' : (styles.unchosen ?? '')
        } ${props.aria['aria-invalid'] ? (styles.invalid ?? '') : ''}`}
        disabled={props.disabled}
        onClick={() => setOpen(true)}
      >
        {chosen?.label ?? say(words.choose)}
      </button>
      {open && (
        <Dialog look="sheet" title={props.title} onClose={() => setOpen(false)}>
          <ul>
            {props.options.map((option) => (
              <li key={option.value}>
                <button
                  type="button"
                  className={cascade.option}
                  aria-pressed={option.value === props.value}
                  onClick={() => {
                    setOpen(false);
                    props.onChange(option.value);
                  }}
                >
                  {option.label}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
