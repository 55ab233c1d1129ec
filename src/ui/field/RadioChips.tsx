import { type ReactNode, useId } from 'react';
import styles from './Chips.module.css';

export interface RadioChip {
  value: string;
  label: string;
  /** Before the words, such as a swatch. */
  mark?: ReactNode;
}

export interface RadioChipsProps {
  legend: string;
  chips: readonly RadioChip[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** The error shown below it. */
  fault?: string | undefined;
}

/** One of several, side by side: a group of radio buttons. */
export function RadioChips({ legend, chips, chosen, onChoose, fault }: RadioChipsProps) {
  const name = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={fault === undefined ? undefined : `${name}-fault`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ value, label, mark }) => (
          <label
            key={value}
            className={`${styles.chip ?? ''} ${styles.square ?? ''} ${value === chosen ? (styles.chosen ?? '') : ''}`}
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {mark}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <p id={`${name}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
