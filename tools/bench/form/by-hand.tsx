/** The same three steps written by hand with react-hook-form, with the app's inputs: what an engine is measured against. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { ActionBar } from '../../../src/ui/page/ActionBar.tsx';
import { Button } from '../../../src/ui/Button.tsx';
import { ErrorSummary, focusField } from '../../../src/ui/field/ErrorSummary.tsx';
import { FieldCard } from '../../../src/ui/field/Field.tsx';
import { LanguageProvider } from '../../../src/ui/language.tsx';
import { Page } from '../../../src/ui/page/Page.tsx';
import '../../../src/ui/theme.css';
import type { BoundFormValues } from './Bound.tsx';
import { pages } from './pages.tsx';

function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<BoundFormValues[]>(() => pages.map(({ start }) => start));
  const page = pages[at];
  const title = page?.title ?? '提交成功';
  useEffect(() => {
    document.title = title;
  }, [title]);
  const next = (values: BoundFormValues) => {
    const all = answers.with(at, values);
    localStorage.setItem('wizard', JSON.stringify({ at: at + 1, answers: all }));
    setAnswers(all);
    setAt(at + 1);
  };
  return (
    <Page
      title={title}
      focusKey={title}
      progress={{ at: at + 1, of: 4 }}
      {...(at > 0 && { onBack: () => setAt(at - 1) })}
    >
      {page && <Step key={at} page={page} start={answers[at] ?? {}} next={next} />}
    </Page>
  );
}

interface StepProps {
  page: (typeof pages)[number];
  start: BoundFormValues;
  next: (values: BoundFormValues) => void;
}

function Step({ page, start, next }: StepProps) {
  const form = useForm<BoundFormValues>({
    mode: 'onTouched',
    defaultValues: start,
    shouldFocusError: false,
  });
  const problems = Object.entries(form.formState.errors).map(([name, error]) => ({
    id: `field-${name}`,
    label: name,
    text: error?.message ?? '',
  }));
  const submit = form.handleSubmit(next, (errors) =>
    focusField(`field-${Object.keys(errors)[0] ?? ''}`),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {form.formState.isSubmitted && <ErrorSummary problems={problems} />}
      <FieldCard>
        <page.Fields control={form.control} />
      </FieldCard>
      <ActionBar>
        <Button submit>下一步</Button>
      </ActionBar>
    </form>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LanguageProvider language="zh">
      <Wizard />
    </LanguageProvider>
  </StrictMode>,
);
