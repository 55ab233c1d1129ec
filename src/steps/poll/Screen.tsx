import { useSay } from '../../ui/language.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ScreenProps } from '../../model/step-kind.ts';
import { useFocusKept } from '../focus-kept.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { schema } from './schema.ts';
import { words } from './words.ts';

export function Screen({ step, status, data, send }: ScreenProps<typeof schema.settings>) {
  const say = useSay();
  const restart = () => send({ type: 'poll.restarted' });
  const leave = () => send({ type: 'poll.left' });
  // A new question is nothing new on the screen.
  useFocusKept(status === 'undecided' || status === 'unreachable' ? status : 'waiting');
  switch (status) {
    case 'undecided':
      return (
        <Problem
          title={say(words.undecided)}
          text={say(words.undecidedText)}
          onRetry={restart}
          retryWords={say(words.checkAgain)}
          onWay={leave}
          wayWords={say(words.later)}
        />
      );
    case 'unreachable':
      return <Unreachable data={data} onRetry={restart} onWay={leave} wayWords={words.later} />;
    default:
      return <Waiting text={step.text ?? say(words.asking)} still={say(words.still)} />;
  }
}
