import { useT } from '../ui/language.tsx';
import { useNetworkBack } from '../ui/online.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useSignIn } from '../ui/signing-in.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import {
  actions,
  type FailureData,
  unsureText,
  wantsSignIn,
  whatHappened,
  whyOf,
} from './unreachable.ts';

export interface UnreachableProps {
  data: FailureData;
  /** A write that may have arrived. */
  unsure?: boolean;
  onRetry: () => void;
  /** Another way on, where there is one. */
  onAction?: () => void;
  actionText?: LocalizedText;
}

/** A step's screen after a request without a response: the reason, and what can be done. */
export function Unreachable(props: UnreachableProps) {
  const t = useT();
  const signIn = useSignIn();
  const why = whyOf(props.data);
  const sentence = whatHappened[why];
  useNetworkBack(props.onRetry, why === 'offline');
  const action =
    props.onAction === undefined
      ? {}
      : { onAction: props.onAction, actionText: t(props.actionText ?? actions.back) };
  const again =
    signIn && wantsSignIn(props.data)
      ? { onRetry: () => signIn(props.onRetry), retryText: t(actions.signIn) }
      : { onRetry: props.onRetry, retryText: t(actions.again) };
  return (
    <Problem
      title={t(sentence.title)}
      text={t(props.unsure ? unsureText : sentence.text)}
      {...again}
      {...action}
    />
  );
}
