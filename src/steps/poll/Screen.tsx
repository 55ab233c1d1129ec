import { hasOutcome } from '../../model/definition.ts';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
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
  const goOn = hasOutcome(step, 'unfinished') && (
    <Button variant="secondary" onPress={() => send({ type: 'poll.unfinished' })}>
      {t(messages.unfinished)}
    </Button>
  );
  // A repeated request changes nothing on the screen.
  useFocusRestored(status === 'undecided' || status === 'unreachable' ? status : 'waiting');
  switch (status) {
    case 'undecided':
      return (
        <Problem
          title={t(messages.undecided)}
          text={t(goOn ? messages.unfinishedText : messages.undecidedText)}
          onRetry={restart}
          retryText={t(messages.checkAgain)}
          onAction={leave}
          actionText={t(messages.later)}
          more={goOn}
        />
      );
    case 'unreachable':
      return (
        <Unreachable data={data} onRetry={restart} onAction={leave} actionText={messages.later} />
      );
    default:
      return (
        <>
          <Waiting text={step.text ?? t(messages.asking)} still={t(messages.still)} />
          {goOn && <ActionBar>{goOn}</ActionBar>}
        </>
      );
  }
}
