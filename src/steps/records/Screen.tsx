import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Problem, ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { troubleText } from '../lists.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { RecordCard } from './RecordCard.tsx';
import type { RecordsKind } from './states.ts';
import styles from './Screen.module.css';
import { messages } from './messages.ts';

type Props = ScreenOf<RecordsKind>;

export function Screen(props: Props) {
  const { status, data, send } = props;
  const t = useT();
  const back = () => send({ type: 'back' });
  const reload = () => send({ type: 'records.reloaded' });
  useFocusRestored(status === 'continuing' ? 'shown' : status);
  switch (status) {
    case 'shown':
    case 'continuing':
      return <List {...props} />;
    case 'refused':
      return (
        <Problem
          title={data.refusal || t(messages.refused)}
          onRetry={reload}
          retryText={t(actions.again)}
          onAction={() => send({ type: 'records.abandoned' })}
          actionText={t(actions.back)}
        />
      );
    case 'unloaded':
      return <Unreachable data={data} onRetry={reload} onAction={back} />;
    default:
      return <Skeleton />;
  }
}

function List({ step, status, data, send }: Props) {
  const t = useT();
  const language = useLanguage();
  const records = data.records ?? [];
  const canChoose = step.choose !== undefined;
  const more = () => send({ type: 'records.more-requested' });
  const nothingToChoose = canChoose && step.button === undefined && records.length === 0;
  return (
    <>
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      <Facts facts={step.facts} />
      {records.length === 0 ? (
        <Text>{step.empty ?? t(messages.empty)}</Text>
      ) : (
        <ul className={styles.list}>
          {records.map((record, at) => (
            <RecordCard
              // oxlint-disable-next-line react/no-array-index-key -- the list only ever grows at its end
              key={at}
              record={record}
              choose={record.open ? step.choose : undefined}
              onChoose={() => send({ type: 'records.chosen', answers: record.picked })}
            />
          ))}
        </ul>
      )}
      {data.trouble !== undefined && (
        <ProblemNote text={troubleText(data.trouble, language)} onRetry={more} />
      )}
      <div className={styles.tools}>
        {data.more === true && (
          <Button variant="secondary" onPress={more} loading={status === 'continuing'}>
            {t(messages.more)}
          </Button>
        )}
        {status === 'shown' && (
          <Button variant="plain" onPress={() => send({ type: 'records.reloaded' })}>
            {t(messages.again)}
          </Button>
        )}
      </div>
      {!canChoose && (
        <ActionBar>
          <Button onPress={() => send({ type: 'records.chosen' })}>
            {step.button ?? t(messages.acknowledge)}
          </Button>
        </ActionBar>
      )}
      {canChoose && step.button !== undefined && (
        <ActionBar>
          <Button
            variant="secondary"
            onPress={() => send({ type: 'records.closed', ...nothingPicked(step) })}
          >
            {step.button}
          </Button>
        </ActionBar>
      )}
      {nothingToChoose && (
        <ActionBar>
          <Button variant="secondary" onPress={() => send({ type: 'back' })}>
            {t(actions.back)}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

function Skeleton() {
  const t = useT();
  return (
    <>
      <output className={visuallyHidden.element} aria-busy="true">
        {t(messages.loading)}
      </output>
      <div className={styles.list} aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.skeleton} />
        ))}
      </div>
    </>
  );
}

/** Closing the list drops a choice, also one of an earlier visit. */
function nothingPicked({ pick }: ScreenOf<RecordsKind>['step']): {
  answers?: Record<string, undefined>;
} {
  const names = Object.keys(pick ?? {});
  return names.length === 0
    ? {}
    : { answers: Object.fromEntries(names.map((name) => [name, undefined])) };
}
