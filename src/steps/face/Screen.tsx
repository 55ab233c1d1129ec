import { useId, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldCard } from '../../ui/field/Field.tsx';
import { PhotoInput } from '../../ui/inputs/PhotoInput.tsx';
import { useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { pictureOfFile } from '../picture.ts';
import { Unreachable } from '../Unreachable.tsx';
import { Camera } from './Camera.tsx';
import type { FaceKind } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, status, data, send }: ScreenOf<FaceKind>) {
  const t = useT();
  const start = () => send({ type: 'face.started' });
  const cancel = () => send({ type: 'face.cancelled' });
  const captured = (image: string) =>
    send({ type: 'face.captured', data: { image, ticket: undefined } });
  useFocusRestored(status);
  switch (status) {
    case 'checking':
      return <Busy text={t(messages.checking)} onCancel={cancel} />;
    case 'camera':
      return (
        <Camera
          onCapture={captured}
          onDenied={() => send({ type: 'face.camera-denied' })}
          onCancel={cancel}
        />
      );
    case 'denied':
      return <Denied onPhoto={captured} onRetry={start} onCancel={cancel} />;
    case 'verifying':
      return <Busy text={t(messages.verifying)} onCancel={cancel} />;
    case 'unreachable':
      return (
        <Unreachable
          data={data}
          onRetry={() => send({ type: 'face.retried' })}
          onAction={start}
          actionText={messages.retake}
        />
      );
    default:
      return (
        <>
          <Text>{step.text ?? t(messages.tips)}</Text>
          <Text quiet>{t(messages.privacy)}</Text>
          <ActionBar>
            <Button onPress={start}>{t(messages.start)}</Button>
            <Button variant="secondary" onPress={cancel}>
              {t(messages.cancel)}
            </Button>
          </ActionBar>
        </>
      );
  }
}

function Busy(props: { text: string; onCancel: () => void }) {
  const t = useT();
  return (
    <>
      <Waiting text={props.text} />
      <ActionBar>
        <Button variant="secondary" onPress={props.onCancel}>
          {t(messages.cancel)}
        </Button>
      </ActionBar>
    </>
  );
}

interface DeniedProps {
  onPhoto: (image: string) => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** Without the camera of the page there is still the phone's own, and the album. */
function Denied({ onPhoto, onRetry, onCancel }: DeniedProps) {
  const t = useT();
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const choose = (photo: File) => {
    pictureOfFile(photo).then(onPhoto, () => setUnreadable(true));
  };
  return (
    <>
      <ProblemNote text={t(messages.denied)} />
      <FieldCard>
        <Field
          id={id}
          label={t(messages.photo)}
          group="group"
          error={unreadable ? t(messages.unreadable) : undefined}
          required
        >
          {(ties) => (
            <PhotoInput
              {...ties}
              label={t(messages.photo)}
              sent={false}
              facing="user"
              onChoose={choose}
            />
          )}
        </Field>
      </FieldCard>
      <ActionBar>
        <Button onPress={onRetry}>{t(messages.again)}</Button>
        <Button variant="secondary" onPress={onCancel}>
          {t(messages.cancel)}
        </Button>
      </ActionBar>
    </>
  );
}
