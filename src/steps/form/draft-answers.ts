import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { answersOf, type FieldSettings, maskedOf, same, type FormValues } from './field.ts';
import type { FormProps } from './states.ts';
import { useEventCallback } from '../../ui/stable.ts';

/** Milliseconds without a key press until what is written is handed to the machine. */
const pause = 400;
/** Other fields may depend on these, so the machine hears of them at once. */
const atOnce = new Set(['one-of', 'many-of', 'yes-no', 'region', 'industry', 'validity', 'files']);

type Fields = Record<string, FieldSettings>;

/**
 * Keeps the machine's draft and the form the same: what is written goes to the machine when a field is left or the
 * customer pauses, what the machine changes (a photo that was sent) goes into the form.
 */
export function useKeptAnswers(
  form: UseFormReturn<FormValues>,
  fields: Fields,
  { answers, status, send }: Pick<FormProps, 'answers' | 'status' | 'send'>,
  editable: boolean,
) {
  const lastSent = useRef<FormValues>(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(false);

  const flush = useEventCallback(() => {
    clearTimeout(timer.current);
    if (!editable || sent.current) return;
    const masked = maskedOf(fields, lastSent.current);
    const changed = changesOf(
      // What came masked was never the field's: leaving it empty changes nothing.
      { ...lastSent.current, ...Object.fromEntries(Object.keys(masked).map((name) => [name, ''])) },
      answersOf(fields, form.getValues()),
    );
    if (Object.keys(changed).length === 0) return;
    lastSent.current = { ...lastSent.current, ...changed };
    send({ type: 'form.changed', answers: changed });
  });

  useEffect(() => {
    sent.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- any answer of the machine ends the wait
  }, [answers, status]);

  useEffect(() => {
    for (const [name, value] of Object.entries(changesOf(lastSent.current, answers))) {
      if (fields[name]) form.setValue(name, value, { shouldValidate: value !== undefined });
    }
    lastSent.current = { ...lastSent.current, ...answers };
  }, [answers, fields, form]);

  useEffect(() => {
    if (editable) flush();
  }, [editable, flush]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        clearTimeout(timer.current);
        if (name !== undefined && atOnce.has(fields[name]?.type ?? '')) flush();
        else timer.current = setTimeout(flush, pause);
      },
    });
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, fields, flush]);

  return {
    flush,
    /** Once, until the machine has answered in some way. */
    submit: (all: FormValues) => {
      if (sent.current) return;
      sent.current = true;
      lastSent.current = { ...lastSent.current, ...all };
      send({ type: 'form.submitted', answers: all });
    },
  };
}

function changesOf(before: FormValues, after: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !same(before[name], value) && !(isBlank(value) && isBlank(before[name])),
    ),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || same(value, []);
}
