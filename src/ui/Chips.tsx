import { useId } from 'react';
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
  const toggle = (value: string) => {
    const others = chosen.filter((one) => one !== value);
    if (others.length < chosen.length) onChange(others);
    else onChange(type === 'one' ? [value] : [...chosen, value]);
  };
  const lookOf = ({ value, disabled }: Chip) =>
    (chosen.includes(value) ? styles.chosen : disabled === true ? styles.off : '') ?? '';
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={`${styles.chip ?? ''} ${lookOf(chip)}`}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(chip.value)}
              disabled={chip.disabled === true && !chosen.includes(chip.value)}
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
