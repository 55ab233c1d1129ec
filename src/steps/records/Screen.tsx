import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { Problem, ProblemNote } from '../../ui/Problem.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ScreenProps, StepEvent } from '../../model/step-kind.ts';
import { useFocusKept } from '../focus-kept.ts';
import { type Trouble, troubleText } from '../lists.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import unseen from '../../ui/unseen.module.css';
import { RecordCard } from './RecordCard.tsx';
import { shownRecords } from './records.ts';
import type { schema } from './schema.ts';
import styles from './Screen.module.css';
import { words } from './words.ts';

type Props = ScreenProps<typeof schema.settings>;

export function Screen(props: Props) {
  const { status, data, send } = props;
  const say = useSay();
  const back = () => send({ type: 'back' });
  const reload = () => send({ type: 'records.reloaded' });
  useFocusKept(status === 'continuing' ? 'shown' : status);
  switch (status) {
    case 'shown':
    case 'continuing':
      return <List {...props} />;
    case 'refused':
      return (
        <Problem
          title={
            typeof data.refusal === 'string' && data.refusal ? data.refusal : say(words.refused)
          }
          onRetry={reload}
          retryWords={say(actions.again)}
          onWay={() => send({ type: 'records.given-up' })}
          wayWords={say(actions.back)}
        />
      );
    case 'unloaded':
      return <Unreachable data={data} onRetry={reload} onWay={back} />;
    default:
      return <Skeleton />;
  }
}

function List({ step, status, data, send }: Props) {
  const say = useSay();
  const language = useLanguage();
  const records = shownRecords(data);
  const canChoose = step.choose !== undefined;
  const more = () => send({ type: 'records.more-wanted' });
  const nothingToChoose = canChoose && step.button === undefined && records.length === 0;
  return (
    <>
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      {records.length === 0 ? (
        <Text>{step.empty ?? say(words.empty)}</Text>
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
        <ProblemNote text={troubleText(data.trouble as Trouble, language)} onRetry={more} />
      )}
      <div className={styles.tools}>
        {data.more === true && (
          <Button look="secondary" onPress={more} loading={status === 'continuing'}>
            {say(words.more)}
          </Button>
        )}
        {status === 'shown' && (
          <Button look="plain" onPress={() => send({ type: 'records.reloaded' })}>
            {say(words.again)}
          </Button>
        )}
      </div>
      {!canChoose && (
        <ActionBar>
          <Button onPress={() => send({ type: 'records.chosen' })}>
            {step.button ?? say(words.seen)}
          </Button>
        </ActionBar>
      )}
      {canChoose && step.button !== undefined && (
        <ActionBar>
          <Button
            look="secondary"
            onPress={() => send({ type: 'records.closed', ...nothingPicked(step) })}
          >
            {step.button}
          </Button>
        </ActionBar>
      )}
      {nothingToChoose && (
        <ActionBar>
          <Button look="secondary" onPress={() => send({ type: 'back' })}>
            {say(actions.back)}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

function Skeleton() {
  const say = useSay();
  return (
    <>
      <output className={unseen.unseen} aria-busy="true">
        {say(words.loading)}
      </output>
      <div className={styles.list} aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.skeleton} />
        ))}
      </div>
    </>
  );
}

/** Whoever closes the list has chosen none of it, also where they had on an earlier visit. */
function nothingPicked({ pick }: ScreenProps<typeof schema.settings>['step']): Partial<StepEvent> {
  const names = Object.keys(pick ?? {});
  return names.length === 0
    ? {}
    : { answers: Object.fromEntries(names.map((name) => [name, undefined])) };
}
