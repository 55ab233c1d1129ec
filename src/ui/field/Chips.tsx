import { startTransition, useId, useOptimistic } from 'react';
import styles from './Chips.module.css';

export interface Chip {
  value: string;
  label: string;
  /** A quiet figure behind it, such as how many there are. */
  count?: number;
  disabled?: boolean;
}

export interface ChipsProps {
  legend: string;
  chips: readonly Chip[];
  chosen: readonly string[];
  /** `one`: choosing another takes the place of the first; choosing it again takes it away. */
  type: 'one' | 'several';
  onChange: (chosen: string[]) => void;
}

/** Small choices side by side: check boxes by nature, so that each can be taken away again. */
export function Chips({ legend, chips, chosen, type, onChange }: ChipsProps) {
  const name = useId();
  // What is chosen may be in the address, and a phone can be slow to get there: the chip answers at once.
  const [shown, show] = useOptimistic(chosen);
  const toggle = (value: string) => {
    const others = shown.filter((one) => one !== value);
    const added = type === 'one' ? [value] : [...shown, value];
    const next = others.length < shown.length ? others : added;
    startTransition(() => {
      show(next);
      onChange(next);
    });
  };
  const lookOf = ({ value, disabled }: Chip) =>
    (shown.includes(value) ? styles.chosen : disabled === true ? styles.off : '') ?? '';
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={`${styles.chip ?? ''} ${lookOf(chip)}`}>
            <input
              type="checkbox"
              name={name}
              checked={shown.includes(chip.value)}
              disabled={chip.disabled === true && !shown.includes(chip.value)}
              onChange={() => toggle(chip.value)}
            />
            <span>{chip.label}</span>
            {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
