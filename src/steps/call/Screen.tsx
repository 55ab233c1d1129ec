import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { Unreachable } from '../Unreachable.tsx';
import type { CallKind } from './states.ts';

export function Screen({ step, status, data, send }: ScreenOf<CallKind>) {
  const retry = () => send({ type: 'call.retried' });
  useFocusRestored(status);
  switch (status) {
    case 'unreachable':
      return <Unreachable data={data} onRetry={retry} onAction={() => send({ type: 'back' })} />;
    case 'unsure':
      return <Unreachable data={data} onRetry={retry} unsure />;
    default:
      return (
        <>
          {step.looks === 'car' ? (
            <CarOutline text={step.text} />
          ) : step.text === undefined ? (
            <Waiting />
          ) : (
            <Waiting text={step.text} />
          )}
          {step.stop !== undefined && (
            <ActionBar>
              <Button variant="secondary" onPress={() => send({ type: 'call.left' })}>
                {step.stop}
              </Button>
            </ActionBar>
          )}
        </>
      );
  }
}
