import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bankOf } from '../../ui/field/bank-bins.ts';
import { useEventCallback } from '../../ui/stable.ts';
import { type Listed, listOf, type Lists } from '../lists.ts';
import { isListOfBanks, optionOf } from './checks/bank-of-list.ts';
import { type FieldSettings, isShown, type FormValues } from './field.ts';

type Fields = Record<string, FieldSettings>;

/** Chooses the bank that a card number names, where the form asks for the bank as well. */
export function useBankOfCard(form: UseFormReturn<FormValues>, fields: Fields, lists: Lists): void {
  const choose = useEventCallback((bank: string) => {
    for (const [name, field] of Object.entries(fields)) {
      if (field.type !== 'one-of' || !isShown(field)) continue;
      const list = listOf(field.options);
      const option = list === undefined ? undefined : optionOf(bank, lists[list] ?? []);
      if (option && form.getValues(name) !== option.value)
        form.setValue(name, option.value, { shouldValidate: true });
    }
  });
  useEffect(() => {
    const bankByField = new Map<string, string | undefined>();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name = '', values }) => {
        const card = values[name];
        if (fields[name]?.type !== 'bank-card' || typeof card !== 'string') return;
        // Only another bank's number changes the choice: a manual one stays.
        const bank = bankOf(card)?.zh;
        if (bankByField.get(name) === bank) return;
        bankByField.set(name, bank);
        if (bank !== undefined) choose(bank);
      },
    });
  }, [form, fields, choose]);
}

/** The banks a form's card may be of, where it has a list of them. */
export function banksOf(fields: Fields, lists: Lists): readonly Listed[] | undefined {
  const all = Object.values(fields);
  if (all.every(({ type }) => type !== 'bank-card')) return undefined;
  for (const field of all) {
    const name = field.type === 'one-of' && isShown(field) ? listOf(field.options) : undefined;
    const list = name === undefined ? undefined : lists[name];
    if (list && isListOfBanks(list)) return list;
  }
  return undefined;
}
