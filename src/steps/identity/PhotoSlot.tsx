import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { PhotoInput } from '../../ui/inputs/PhotoInput.tsx';
import type { HostCamera } from '../../ui/inputs/PickButtons.tsx';
import { useT } from '../../ui/language.tsx';
import type { Side } from './states.ts';
import { messages } from './messages.ts';

export interface PhotoSlotProps {
  id: string;
  side: Side;
  sent: boolean;
  /** The photo itself, as long as this session has it. */
  photo: File | undefined;
  sending: boolean;
  disabled: boolean;
  /** A photo chosen now is queued. */
  waits: boolean;
  native: boolean;
  error: string | undefined;
  onOpen: () => void;
  onScan: () => void;
  /** The native app's. */
  camera: HostCamera | undefined;
  onChoose: (photo: File) => void;
}

/** One side of the card. In the native app its scanner stands first; camera and album are there everywhere. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { id, side } = props;
  const t = useT();
  const label = t(messages[side]);
  return (
    <Field id={id} label={label} group="group" error={props.error} required>
      {(ties) => (
        <>
          {props.native && !props.sending && (
            <Button variant="secondary" onPress={props.onScan} disabled={props.disabled}>
              {t(side === 'front' ? messages.scanFront : messages.scanBack)}
            </Button>
          )}
          <PhotoInput
            {...ties}
            label={label}
            sent={props.sent}
            photo={props.photo}
            sending={props.sending}
            busy={props.waits}
            onOpen={props.onOpen}
            onChoose={props.onChoose}
            camera={props.camera}
          />
        </>
      )}
    </Field>
  );
}
