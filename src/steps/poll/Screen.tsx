import { useT } from '../../ui/language.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { PollKind } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: ScreenOf<PollKind>) {
  const t = useT();
  const restart = () => send({ type: 'poll.restarted' });
  const leave = () => send({ type: 'poll.left' });
  // A repeated request changes nothing on the screen.
  useFocusRestored(status === 'undecided' || status === 'unreachable' ? status : 'waiting');
  switch (status) {
    case 'undecided':
      return (
        <Problem
          title={t(messages.undecided)}
          text={t(messages.undecidedText)}
          onRetry={restart}
          retryText={t(messages.checkAgain)}
          onAction={leave}
          actionText={t(messages.later)}
        />
      );
    case 'unreachable':
      return (
        <Unreachable data={data} onRetry={restart} onAction={leave} actionText={messages.later} />
      );
    default:
      return <Waiting text={step.text ?? t(messages.asking)} still={t(messages.still)} />;
  }
}
