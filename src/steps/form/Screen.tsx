import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAfterTap } from '../../ui/tap/after-tap.ts';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { FieldCard } from '../../ui/field/Field.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { banksOf, useBankOfCard } from './bank-of-card.ts';
import { answersOf, groupsOf, idOf, isUploaded, startValues, type FormValues } from './field.ts';
import { notStoredIn, requireMasked, sayNotStored } from './require-masked.ts';
import { FormField } from './FormField.tsx';
import { FormLinks } from './FormLinks.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFocusRestored } from '../focus-restored.ts';
import { CameraOpen } from '../CameraOpen.tsx';
import { useDraftAnswers } from './draft-answers.ts';
import { splitPrefilled } from './prefilled.ts';
import { listsIn, troubleText } from '../lists.ts';
import { useStableValue, useEventCallback } from '../../ui/stable.ts';
import { useRefused } from './refused.ts';
import type { FormProps } from './states.ts';
import { useUploads } from './uploads.ts';
import { messages } from './messages.ts';

export function Screen(props: FormProps) {
  const { step, status, data, send } = props;
  const t = useT();
  const language = useLanguage();
  const [today] = useState(() => new Date());
  const lists = useStableValue(listsIn(data));
  const { open, prefilled } = splitPrefilled(step.fields, lists);
  // As the form was opened: what is filled in from here on stays.
  const [notStored] = useState(() => notStoredIn(open, props.answers));
  const fields = useStableValue(requireMasked(sayNotStored(open, notStored, t), props.answers, t));
  // Read-only while a request is pending or the draft is being saved.
  const editable = status === 'editing' || status === 'unreachable';
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: startValues(fields, props.answers),
    shouldFocusError: false,
  });
  const saving = useDraftAnswers(form, fields, props, editable);
  useBankOfCard(form, fields, lists);
  const banks = useMemo(() => banksOf(fields, lists), [fields, lists]);
  const refused = useRefused(form, data);
  const afterTap = useAfterTap();
  const uploads = useUploads(props, editable, saving.flush);
  const trouble = data.trouble === undefined ? undefined : troubleText(data.trouble, language);
  const recheck = useEventCallback((name: string) => {
    const { isTouched, invalid } = form.getFieldState(name);
    if (isTouched || invalid) void form.trigger(name);
  });
  const revalidate = useEventCallback(() => {
    const wrong = Object.keys(fields).filter((name) => form.getFieldState(name).invalid);
    if (wrong.length > 0) void form.trigger(wrong);
  });
  useEffect(() => {
    revalidate();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another language is the only reason
  }, [language, revalidate]);
  const want = useEventCallback((list: string) => {
    if (editable) send({ type: 'form.list-requested', data: { requestedLists: [list] } });
  });
  const inCamera = status === 'taking';
  useFocusRestored(inCamera ? status : 'form');
  const submit = useEventCallback(() => {
    void form.handleSubmit(
      (values) => saving.submit({ ...answersOf(fields, values), ...prefilled }),
      (errors) => focusFirst(Object.keys(fields), errors),
    )();
  });
  return (
    <>
      {/* Kept while the camera is open: what was typed lives in it. */}
      <form
        noValidate
        // Where no script runs, nothing typed comes into an address.
        method="post"
        hidden={inCamera}
        onSubmit={(event) => {
          event.preventDefault();
          if (!editable) return;
          // Another field's condition or refusal may depend on what was typed last.
          flushSync(saving.flush);
          submit();
        }}
      >
        <FormProblems control={form.control} fields={fields} />
        {step.intro !== undefined && <Text quiet>{step.intro}</Text>}
        {trouble !== undefined && (
          <ProblemNote
            text={t(messages.both, { one: trouble, other: t(messages.listsMissing) })}
            onRetry={() => send({ type: 'form.retried' })}
            retrying={status === 'loading'}
          />
        )}
        {groupsOf(fields).map(({ heading, names }) => (
          <FieldCard key={names[0]} heading={heading}>
            {names.map((name) => {
              const field = fields[name];
              return (
                field && (
                  <FormField
                    key={name}
                    name={name}
                    field={field}
                    control={form.control}
                    lists={lists}
                    trouble={trouble}
                    today={today}
                    banks={field.type === 'bank-card' ? banks : undefined}
                    refused={refused[name]}
                    onListRequest={want}
                    onLeave={saving.flush}
                    onRefusal={recheck}
                    afterTap={afterTap}
                    upload={
                      isUploaded(field) ? uploads.of(name, field.type === 'files') : undefined
                    }
                  />
                )
              );
            })}
          </FieldCard>
        ))}
        <FormLinks links={step.links ?? {}} onGo={saving.flush} />
        <ActionBar>
          <Button submit loading={!editable}>
            {step.button ?? t(messages.next)}
          </Button>
        </ActionBar>
      </form>
      {inCamera && <CameraOpen onCancel={() => send({ type: 'form.camera-closed' })} />}
    </>
  );
}

function focusFirst(names: readonly string[], errors: FieldErrors<FormValues>): void {
  const first = names.find((name) => errors[name] !== undefined);
  if (first !== undefined) focusField(idOf(first));
}
