import type { LocalizedText } from '../model/step-kind.ts';
import { ActionBar } from '../ui/page/ActionBar.tsx';
import { Button } from '../ui/Button.tsx';
import { useT } from '../ui/language.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { cameraMessages } from './host-camera.ts';

/** Shown behind the native app's camera. Its button leaves a camera that never returns. */
export function CameraOpen({
  text = cameraMessages.open,
  onCancel,
}: {
  text?: LocalizedText;
  onCancel: () => void;
}) {
  const t = useT();
  return (
    <>
      <Waiting text={t(text)} />
      <ActionBar>
        <Button variant="secondary" onPress={onCancel}>
          {t(cameraMessages.cancel)}
        </Button>
      </ActionBar>
    </>
  );
}
