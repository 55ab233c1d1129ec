import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { useFocusRestored } from '../focus-restored.ts';
import { Unreachable } from '../Unreachable.tsx';
import { Booked } from './Booked.tsx';
import { Choosing } from './Choosing.tsx';
import { hasPlace } from './slots.ts';
import type { AppointmentProps } from './states.ts';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { messages } from './messages.ts';

export function Screen(props: AppointmentProps) {
  const { step, status, data, send } = props;
  const t = useT();
  const { days = [], booked } = data;
  const retry = () => send({ type: 'appointment.retried' });
  const reload = () =>
    send({ type: 'appointment.reloaded', data: { requestId: undefined, changing: false } });
  const goOn = () => send({ type: 'appointment.done' });
  useFocusRestored(status);
  switch (status) {
    case 'choosing':
      return days.some(hasPlace) ? (
        <Choosing {...props} />
      ) : (
        <Problem
          title={t(messages.allFull)}
          onRetry={reload}
          retryText={t(messages.lookAgain)}
          onAction={goOn}
          actionText={step.now}
        />
      );
    case 'booked':
      return booked ? <Booked {...props} booked={booked} /> : <Waiting />;
    case 'unloaded':
      return (
        <>
          <Unreachable data={data} onRetry={reload} />
          <ActionBar>
            <Button variant="secondary" onPress={goOn}>
              {step.now}
            </Button>
          </ActionBar>
        </>
      );
    case 'unsent':
    case 'unsure':
    case 'uncancelled':
      return (
        <Unreachable
          data={data}
          onRetry={retry}
          onAction={reload}
          actionText={messages.lookAgain}
          unsure={status !== 'unsent'}
        />
      );
    case 'booking':
      return <Waiting text={t(messages.booking)} />;
    case 'cancelling':
      return <Waiting text={t(messages.cancelling)} />;
    default:
      return <Waiting text={t(messages.loading)} />;
  }
}
