import { useState } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';
import cascade from './Cascade.module.css';
import type { InputProps, Option } from './input.ts';
import { SheetTrigger } from './SheetTrigger.tsx';

/** A few choices in a pop-up from the lower edge: picking one closes it. */
export function SheetChoice(
  props: InputProps<string> & { title: string; options: readonly Option[] },
) {
  const [open, setOpen] = useState(false);
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <>
      <SheetTrigger {...props} chosen={chosen?.label} onOpen={() => setOpen(true)} />
      {open && (
        <Dialog variant="sheet" title={props.title} onClose={() => setOpen(false)}>
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
