import { useFocusRestored } from '../focus-restored.ts';
import { CameraOpen } from '../CameraOpen.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { CardForm } from './CardForm.tsx';
import type { IdentityProps } from './states.ts';
import { messages } from './messages.ts';

export function Screen(props: IdentityProps) {
  const { status, data, send } = props;
  const cancel = () => send({ type: 'identity.cancelled' });
  const retry = () => send({ type: 'identity.retried' });
  const elsewhere = ['scanning', 'photographing', 'not-uploaded', 'not-read'].includes(status);
  useFocusRestored(elsewhere ? status : 'card');
  return (
    <>
      {/* Kept while something else is shown: what was typed lives in it. */}
      <CardForm {...props} hidden={elsewhere} />
      {status === 'photographing' && <CameraOpen onCancel={cancel} />}
      {status === 'scanning' && <CameraOpen text={messages.scanning} onCancel={cancel} />}
      {status === 'not-uploaded' && (
        <Unreachable
          data={data}
          onRetry={retry}
          onAction={cancel}
          actionText={messages.chooseAnother}
        />
      )}
      {status === 'not-read' && (
        <Unreachable
          data={data}
          onRetry={retry}
          onAction={cancel}
          actionText={messages.enterByHand}
        />
      )}
    </>
  );
}
