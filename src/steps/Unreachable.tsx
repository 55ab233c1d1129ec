import { useSay } from '../ui/language.tsx';
import { Problem } from '../ui/Problem.tsx';
import type { FixedWords } from './contract.ts';
import { actions, unsureText, whatHappened, whyOf } from './unreachable.ts';

export interface UnreachableProps {
  data: Record<string, unknown>;
  /** It was a write and may have arrived. */
  unsure?: boolean;
  onRetry: () => void;
  /** Another way on, where there is one. */
  onWay?: () => void;
  wayWords?: FixedWords;
}

/** The screen of a step nobody answered: what happened, and the way on. */
export function Unreachable(props: UnreachableProps) {
  const say = useSay();
  const happened = whatHappened[whyOf(props.data)];
  const way =
    props.onWay === undefined
      ? {}
      : { onWay: props.onWay, wayWords: say(props.wayWords ?? actions.back) };
  return (
    <Problem
      title={say(happened.title)}
      text={say(props.unsure ? unsureText : happened.text)}
      onRetry={props.onRetry}
      retryWords={say(actions.again)}
      {...way}
    />
  );
}
