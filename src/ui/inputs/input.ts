import type { InputTies } from '../field/Field.tsx';

/** What every input takes. Leaving it is noticed by the `Field` around it. */
export interface InputProps<V> extends InputTies {
  value: V | undefined;
  onChange: (value: V | undefined) => void;
  disabled?: boolean | undefined;
}

export interface Option {
  value: string;
  label: string;
  /** A quiet line below the label, such as an address. */
  note?: string;
}
