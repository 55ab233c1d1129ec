import { useT } from '../../ui/language.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { useFocusRestored } from '../focus-restored.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { FetchProps } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: FetchProps) {
  const t = useT();
  const retry = () => send({ type: 'fetch.retried' });
  const back = () => send({ type: 'back' });
  useFocusRestored(status);
  switch (status) {
    case 'unreachable':
      return <Unreachable data={data} onRetry={retry} onAction={back} />;
    case 'refused':
      return (
        <Problem
          title={data.refusal || t(messages.refused)}
          onRetry={retry}
          retryText={t(actions.again)}
          onAction={back}
          actionText={t(actions.back)}
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
