import { ActionBar } from '../ui/ActionBar.tsx';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../ui/language.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { cameraWords } from './host-camera.ts';

/** What the native app's camera covers. A camera that never answers is left by the button. */
export function CameraOpen({ onCancel }: { onCancel: () => void }) {
  const say = useSay();
  return (
    <>
      <Waiting text={say(cameraWords.open)} />
      <ActionBar>
        <Button look="secondary" onPress={onCancel}>
          {say(cameraWords.cancel)}
        </Button>
      </ActionBar>
    </>
  );
}
