import { useSay } from '../../ui/language.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ScreenProps } from '../contract.ts';
import { useFocusKept } from '../focus-kept.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import unseen from '../../ui/unseen.module.css';
import type { schema } from './schema.ts';
import styles from './Screen.module.css';
import { words } from './words.ts';

export function Screen({ step, status, data, send }: ScreenProps<typeof schema.settings>) {
  const say = useSay();
  const retry = () => send({ type: 'load.retried' });
  const back = () => send({ type: 'back' });
  useFocusKept(status);
  switch (status) {
    case 'unreachable':
      return <Unreachable data={data} onRetry={retry} onWay={back} />;
    case 'refused':
      return (
        <Problem
          title={
            typeof data.refusal === 'string' && data.refusal ? data.refusal : say(words.refused)
          }
          onRetry={retry}
          retryWords={say(actions.again)}
          onWay={back}
          wayWords={say(actions.back)}
        />
      );
    default:
      return step.looks === 'car' ? <CarOutline /> : <Waiting {...waiting(step.text)} />;
  }
}

function waiting(text: string | undefined) {
  return text === undefined ? {} : { text };
}

/** As large as the page that follows, so that nothing jumps. */
function CarOutline() {
  const say = useSay();
  return (
    <>
      <output className={unseen.unseen} aria-busy="true">
        {say(words.loading)}
      </output>
      <div className={styles.car} aria-hidden="true">
        <div className={styles.picture} />
        <div className={styles.line} />
        <div className={styles.short} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
    </>
  );
}
