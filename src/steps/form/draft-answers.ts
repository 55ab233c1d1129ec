import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { answersOf, type FieldSettings, maskedOf, same, type FormValues } from './field.ts';
import type { FormProps } from './states.ts';
import { useEventCallback } from '../../ui/stable.ts';

/** Milliseconds without a key press after which the machine gets what is entered. */
const pause = 400;
/** Other fields may depend on these, so the machine gets them at once. */
const immediateTypes = new Set([
  'one-of',
  'many-of',
  'yes-no',
  'region',
  'industry',
  'validity',
  'files',
]);

type Fields = Record<string, FieldSettings>;

/**
 * Synchronizes the machine's answers and the form: entered values go to the machine when a field loses focus or the
 * customer pauses, the machine's changes (an uploaded photo) into the form.
 */
export function useDraftAnswers(
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
      // A masked value was never entered here: leaving it empty changes nothing.
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
        if (name !== undefined && immediateTypes.has(fields[name]?.type ?? '')) flush();
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
    /** Once, until the machine has responded. */
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
