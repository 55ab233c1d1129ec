import { useEffect, useState } from 'react';
import { ErrorSummary, type FieldProblem, focusField } from '../../ui/field/ErrorSummary.tsx';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Translate, useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { useEventCallback } from '../../ui/stable.ts';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import type { PastStep } from '../../model/step-kind.ts';
import { listsIn } from '../lists.ts';
import { linesOf, listsNeeded, questionsOf, type ReviewLine } from './lines.ts';
import type { ReviewKind } from './states.ts';
import styles from './Screen.module.css';
import { messages } from './messages.ts';

export function Screen(props: ScreenOf<ReviewKind>) {
  const { step, data, status, send } = props;
  const t = useT();
  const language = useLanguage();
  const lists = listsIn(data);
  const pages = props.past.filter(
    (past) =>
      (step.of === undefined || step.of.includes(past.step.id)) &&
      Object.keys(questionsOf(past)).length > 0,
  );
  const missing = listsNeeded(pages).filter((name) => lists[name] === undefined);
  const requestLists = useEventCallback(() =>
    send({ type: 'review.lists-requested', data: { requestedLists: missing } }),
  );
  const isLoadingLists = missing.length > 0 && status === 'shown' && data.trouble === undefined;
  useEffect(() => {
    if (isLoadingLists) requestLists();
  }, [isLoadingLists, requestLists]);

  const shown = pages.map((past) => ({ past, lines: linesOf(past, { t, language, lists }) }));
  const { problems, confirm } = useConfirm(
    shown.flatMap((page) => problemsOf(page, t)),
    () => send({ type: 'review.confirmed' }),
  );

  return (
    <>
      <ErrorSummary problems={problems} />
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      {missing.length > 0 && data.trouble !== undefined && (
        <ProblemNote
          text={t(messages.namesMissing)}
          onRetry={requestLists}
          retrying={status === 'loading'}
        />
      )}
      {pages.length === 0 && <Text>{t(messages.nothing)}</Text>}
      {shown.map(({ past, lines }) => (
        <Answers
          key={past.step.id}
          past={past}
          lines={lines}
          onChange={() => send({ type: 'back', to: past.step.id })}
        />
      ))}
      <ActionBar>
        <Button onPress={confirm}>{step.button ?? t(messages.confirm)}</Button>
      </ActionBar>
    </>
  );
}

/** What is missing is listed once the customer has tried to confirm, and the first of it takes the focus. */
function useConfirm(missing: readonly FieldProblem[], onConfirm: () => void) {
  const [isRefused, setIsRefused] = useState(false);
  const confirm = () => {
    const [first] = missing;
    if (first === undefined) return onConfirm();
    setIsRefused(true);
    return focusField(first.id);
  };
  return { problems: isRefused ? missing : [], confirm };
}

interface ReviewedPage {
  past: PastStep;
  lines: readonly ReviewLine[];
}

function Answers({ past, lines, onChange }: ReviewedPage & { onChange: () => void }) {
  const t = useT();
  const title = typeof past.step.title === 'string' ? past.step.title : t(messages.earlier);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={styles.change}
          aria-label={t(messages.changeOf, { title })}
          onClick={onChange}
        >
          {t(messages.change)}
        </button>
      </div>
      <dl>
        {lines.map((line) => (
          <div key={line.name} className={styles.line}>
            <dt>{line.label}</dt>
            <dd>
              {line.isMissing ? (
                <button
                  type="button"
                  id={idOf(past, line.name)}
                  className={styles.missing}
                  aria-label={t(messages.missingOf, { label: line.label })}
                  onClick={onChange}
                >
                  {t(messages.missing)}
                </button>
              ) : (
                line.text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function problemsOf({ past, lines }: ReviewedPage, t: Translate): FieldProblem[] {
  return lines
    .filter(({ isMissing }) => isMissing)
    .map(({ name, label }) => ({ id: idOf(past, name), label, text: t(messages.missing) }));
}

function idOf({ step }: PastStep, name: string): string {
  return `missing-${step.id}-${name}`;
}
