import type { ReactElement } from 'react';
import type { AnyHostedScreen } from '../../features/registry/any-screen.ts';
import type { HostedProps } from '../../model/hosted-screen.ts';
import type { ScreenProps } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

export type StepProps = ScreenProps<typeof schema.settings>;

/** The screen of a feature as the screen of a step. */
export function asStepScreen(Hosted: AnyHostedScreen): (props: StepProps) => ReactElement {
  return function HostedScreen(props: StepProps) {
    return <Hosted {...hostedProps(props)} />;
  };
}

function hostedProps({ step, answers, status, data, send }: StepProps): HostedProps {
  const asking = status === 'asking';
  return {
    // The title arrives as chosen words, like the settings.
    title: typeof step.title === 'string' ? step.title : undefined,
    input: step.data ?? {},
    answers,
    asking,
    results: data.asked ?? {},
    buttonText: (outcome) => step.buttons?.[outcome] ?? '',
    change: (chosen) => send({ type: 'hosted-screen.changed', answers: chosen }),
    ask: (question, chosen) =>
      send({ type: 'hosted-screen.asked', answers: chosen, data: { asking: question } }),
    leave(outcome, chosen, forget) {
      if (asking) send({ type: 'hosted-screen.stopped' });
      send({
        type: `hosted-screen.${outcome}`,
        ...(chosen && { answers: chosen }),
        ...(forget && { data: { asked: {} } }),
      });
    },
  };
}
