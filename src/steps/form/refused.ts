import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { idOf, same, type FormValues } from './field.ts';

/** The platform's message about a submitted answer (an exit's `at`). */
export interface RefusedAnswer {
  text: string;
  value: unknown;
}

/** Shown until the answer changes: the same one would be refused again. */
export function refusalOf(refused: RefusedAnswer | undefined, value: unknown): string | undefined {
  return refused && same(refused.value, value) ? refused.text : undefined;
}

/** Shown as soon as the customer is back at the form. */
export function useRefused(
  form: UseFormReturn<FormValues>,
  { refused = none }: { readonly refused?: Record<string, RefusedAnswer> | undefined },
): Record<string, RefusedAnswer> {
  useEffect(() => {
    const still = Object.keys(refused).find((name) =>
      refusalOf(refused[name], form.getValues(name)),
    );
    if (still === undefined) return undefined;
    void form.trigger(still);
    // A moment later than the heading, which takes the focus of every step entered.
    const frame = requestAnimationFrame(() => focusField(idOf(still)));
    return () => cancelAnimationFrame(frame);
  }, [form, refused]);
  return refused;
}

const none: Record<string, RefusedAnswer> = {};
