import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { useFocusRestored } from '../focus-restored.ts';
import { CameraOpen } from '../CameraOpen.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { CardForm } from './CardForm.tsx';
import type { IdentityProps } from './states.ts';
import { messages } from './messages.ts';

export function Screen(props: IdentityProps) {
  const { status, data, send } = props;
  const t = useT();
  const cancel = () => send({ type: 'identity.cancelled' });
  const retry = () => send({ type: 'identity.retried' });
  const elsewhere = ['scanning', 'photographing', 'not-uploaded', 'not-read'].includes(status);
  useFocusRestored(elsewhere ? status : 'card');
  return (
    <>
      {/* Kept while something else is shown: what was typed lives in it. */}
      <CardForm {...props} hidden={elsewhere} />
      {status === 'photographing' && <CameraOpen onCancel={cancel} />}
      {status === 'scanning' && (
        <>
          <Waiting text={t(messages.scanning)} />
          <ActionBar>
            <Button variant="secondary" onPress={cancel}>
              {t(messages.cancel)}
            </Button>
          </ActionBar>
        </>
      )}
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
