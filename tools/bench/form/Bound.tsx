import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field, type InputTies } from '../../../src/ui/field/Field.tsx';

export type BoundFormValues = Record<string, unknown>;

export interface BoundProps {
  control: Control<BoundFormValues>;
  name: string;
  label: string;
  hint?: string;
  group?: 'group' | 'radiogroup';
  required?: boolean;
  /** What is wrong with a value that is there. */
  check?: (value: unknown) => string | undefined;
  children: (ties: InputTies, value: unknown, onChange: (value: unknown) => void) => ReactNode;
}

/** A labelled input of a form, as one writes it once for an app made by hand. */
export function Bound(props: BoundProps) {
  const { control, name, label, hint, group, required = true, check } = props;
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value: unknown) => {
        const empty =
          value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        if (empty) return required ? `请填写${label}` : true;
        return check?.(value) ?? true;
      },
    },
  });
  return (
    <Field
      id={`field-${name}`}
      label={label}
      required={required}
      hint={hint}
      error={fieldState.error?.message}
      group={group}
      onLeave={field.onBlur}
    >
      {(ties) => props.children(ties, field.value, field.onChange)}
    </Field>
  );
}
