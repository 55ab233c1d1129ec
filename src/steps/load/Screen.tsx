import { useSay } from '../../ui/language.tsx';
import { CarOutline } from '../../ui/CarOutline.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ScreenProps } from '../../model/step-kind.ts';
import { useFocusKept } from '../focus-kept.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { schema } from './schema.ts';
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
      return step.looks === 'car' ? (
        <CarOutline text={step.text} />
      ) : (
        <Waiting {...waiting(step.text)} />
      );
  }
}

function waiting(text: string | undefined) {
  return text === undefined ? {} : { text };
}
