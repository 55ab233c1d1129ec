import { useEffect } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { useEventCallback } from '../../ui/stable.ts';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import type { PastStep } from '../../model/step-kind.ts';
import { listsIn } from '../lists.ts';
import { linesOf, listsNeeded, questionsOf, type LineContext } from './lines.ts';
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

  return (
    <>
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      {missing.length > 0 && data.trouble !== undefined && (
        <ProblemNote
          text={t(messages.namesMissing)}
          onRetry={requestLists}
          retrying={status === 'loading'}
        />
      )}
      {pages.length === 0 && <Text>{t(messages.nothing)}</Text>}
      {pages.map((past) => (
        <Answers
          key={past.step.id}
          past={past}
          lineContext={{ t, language, lists }}
          onChange={() => send({ type: 'back', to: past.step.id })}
        />
      ))}
      <ActionBar>
        <Button onPress={() => send({ type: 'review.confirmed' })}>
          {step.button ?? t(messages.confirm)}
        </Button>
      </ActionBar>
    </>
  );
}

function Answers(props: { past: PastStep; lineContext: LineContext; onChange: () => void }) {
  const { past, lineContext } = props;
  const { t } = lineContext;
  const title = typeof past.step.title === 'string' ? past.step.title : t(messages.earlier);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={styles.change}
          aria-label={t(messages.changeOf, { title })}
          onClick={props.onChange}
        >
          {t(messages.change)}
        </button>
      </div>
      <dl>
        {linesOf(past, lineContext).map((line, at) => (
          // Two questions may have the same words.
          <div key={`${at} ${line.label}`} className={styles.line}>
            <dt>{line.label}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
