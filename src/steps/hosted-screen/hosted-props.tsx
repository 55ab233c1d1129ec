import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import type { AnyHostedScreen } from '../../features/registry/any-screen.ts';
import type { HostedContext, HostedProps, HostedEvent } from '../../model/hosted-screen.ts';
import type { ButtonEvent } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { StepProps } from './inner-states.ts';

type Actor = StepProps['data']['actor'];

/** The screen of a feature as the screen of a step. */
export function asStepScreen(Hosted: AnyHostedScreen): (props: StepProps) => ReactElement {
  return function HostedScreen(props: StepProps) {
    const { actor, before } = props.data;
    const context = useContextOf(actor) ?? before;
    const why = context?.trouble;
    useFocusRestored(why === undefined ? 'shown' : 'unreachable');
    const send = (event: HostedEvent) => actor?.send(event);
    if (why !== undefined)
      return (
        <Unreachable
          data={{ why }}
          onRetry={() => send({ type: 'retry' })}
          onAction={() => props.send({ type: 'back' })}
        />
      );
    return <Hosted {...hostedProps(props)} context={context} send={send} />;
  };
}

/** Undefined where the step's screen has no machine, or it is still loading. */
function useContextOf(actor: Actor): HostedContext | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      // A machine that broke is the step's to tell.
      const subscription = actor?.subscribe({ next: listener, error: () => undefined });
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot().context as HostedContext | undefined,
    // Drawn ahead, and while that is taken over: no machine has begun.
    () => undefined,
  );
}

function hostedProps({ step, send }: StepProps): HostedProps {
  return {
    // The title arrives as chosen words, like the settings.
    title: typeof step.title === 'string' ? step.title : undefined,
    input: step.data ?? {},
    buttonText: (outcome) => step.buttons?.[outcome] ?? '',
    leave: (outcome, chosen) =>
      send({
        type: `hosted-screen.${outcome}` as ButtonEvent<'hosted-screen'>,
        ...(chosen && { answers: chosen }),
      }),
  };
}
