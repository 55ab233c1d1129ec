import { type Control, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../ui/field/ErrorSummary.tsx';
import { type FieldSettings, idOf, isShown, type FormValues } from './field.ts';

/** After a refused attempt to send the form: everything that is still wrong. The only part that watches all fields. */
export function FormProblems(props: {
  control: Control<FormValues>;
  fields: Record<string, FieldSettings>;
}) {
  const { errors, submitCount } = useFormState({ control: props.control });
  if (submitCount === 0) return null;
  const problems = Object.entries(props.fields).flatMap(([name, field]) => {
    const message = errors[name]?.message;
    return isShown(field) && typeof message === 'string'
      ? [{ id: idOf(name), label: field.label, text: message }]
      : [];
  });
  return <ErrorSummary problems={problems} />;
}
