import type { FormFieldProps } from './field-props.ts';
import { memo, useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../ui/field/Field.tsx';
import { isRadioList } from '../../ui/inputs/ChoiceInput.tsx';
import type { Option } from '../../ui/inputs/input.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { type FieldSettings, idOf } from './field.ts';
import { FieldInput } from './FieldInput.tsx';
import { type Listed, listOf, type Lists } from '../lists.ts';
import { refusalOf } from './refused.ts';
import { problemWith } from './checks/rules.ts';
import { Suggestion } from './Suggestion.tsx';

/** Re-renders for its own value only, which keeps long forms fast. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { name, field, lists, today, onRefusal } = props;
  const t = useT();
  const language = useLanguage();
  const options = useMemo(
    () =>
      optionsOf(field, lists)?.map((listed) => ({ value: listed.value, label: listed[language] })),
    [field, lists, language],
  );
  const offered = options?.map((option) => option.value);
  const { field: bound, fieldState } = useController({
    name,
    control: props.control,
    rules: {
      validate: (value) =>
        problemWith(field, value, { t, language, today, offered, banks: props.banks }) ??
        refusalOf(props.refused, value) ??
        true,
    },
  });
  const { refuse } = field;
  useEffect(() => {
    if (refuse) onRefusal(name);
  }, [refuse, onRefusal, name]);
  return (
    <Field
      id={idOf(name)}
      label={field.label}
      required={field.required}
      hint={field.hint}
      error={fieldState.error?.message}
      group={groupOf(field, options)}
      onLeave={() =>
        props.afterTap(() => {
          bound.onBlur();
          props.onLeave();
        })
      }
    >
      {(ties) => (
        <>
          <FieldInput
            {...props}
            ties={ties}
            options={options}
            value={bound.value}
            onChange={bound.onChange}
          />
          <Suggestion
            name={name}
            field={field}
            lists={lists}
            value={bound.value}
            onTake={bound.onChange}
          />
        </>
      )}
    </Field>
  );
});

function optionsOf(field: FieldSettings, lists: Lists): readonly Listed[] | undefined {
  const list = listOf(field.options);
  if (list !== undefined) return lists[list];
  // Written out, so words by value.
  return Object.entries((field.options ?? {}) as Record<string, string>).map(([value, words]) => ({
    value,
    zh: words,
    en: words,
  }));
}

function groupOf(field: FieldSettings, options: readonly Option[] | undefined) {
  if (field.type === 'yes-no') return 'radiogroup';
  if (field.type === 'one-of')
    return isRadioList(options, field.as === 'list') && field.as !== 'sheet'
      ? 'radiogroup'
      : undefined;
  return ['many-of', 'validity', 'photo', 'files'].includes(field.type) ? 'group' : undefined;
}
