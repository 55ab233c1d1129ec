import { useEffect, useId } from 'react';
import { focusField } from '../field/ErrorSummary.tsx';
import type { InputTies } from '../field/Field.tsx';
import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import styles from './Photo.module.css';

/** A camera outside the browser: opened, it resolves with a photo later. */
export interface HostCamera {
  take: () => void;
  /** The photo it brought last. */
  taken: File | undefined;
  /** It cannot open now. */
  disabled: boolean;
}

interface PickButtonsProps extends InputTies {
  /** What may be chosen, as an `<input type=file>` has it. */
  accept: string;
  several?: boolean;
  chooseWords: (typeof messages)['chooseFile' | 'replacePhoto' | 'chooseFiles'];
  /** Smaller: something is there already. */
  low?: boolean;
  disabled?: boolean | undefined;
  facing?: 'environment' | 'user';
  onOpen?: () => void;
  onPick: (files: File[]) => void;
  camera?: HostCamera | undefined;
}

/** The camera, and what lies on the phone. */
export function PickButtons(props: PickButtonsProps) {
  const t = useT();
  const albumId = useId();
  const pick = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file chosen twice is a change too.
    event.target.value = '';
    if (files.length > 0) props.onPick(files);
  };
  const shared = {
    type: 'file',
    disabled: props.disabled,
    'aria-describedby': props.aria['aria-describedby'],
    className: styles.file,
    onClick: props.onOpen,
    onChange: pick,
  };
  const className = `${styles.pick ?? ''} ${props.low === true ? (styles.low ?? '') : ''}`;
  return (
    <div className={styles.two}>
      {props.camera ? (
        <button
          type="button"
          id={props.id}
          className={className}
          disabled={props.disabled === true || props.camera.disabled}
          aria-describedby={props.aria['aria-describedby']}
          onClick={props.camera.take}
        >
          <CameraSign />
          <span>{t(messages.takePhoto)}</span>
        </button>
      ) : (
        <label className={className}>
          <input
            {...shared}
            id={props.id}
            accept="image/*"
            capture={props.facing ?? 'environment'}
          />
          <CameraSign />
          <span>{t(messages.takePhoto)}</span>
        </label>
      )}
      <label className={className} htmlFor={albumId}>
        <input {...shared} id={albumId} accept={props.accept} multiple={props.several} />
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 4.5" />
          <circle cx="15.5" cy="9" r="1.4" />
        </svg>
        <span>{t(props.chooseWords)}</span>
      </label>
    </div>
  );
}

function CameraSign() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M4 8h3l1.6-2.5h6.8L17 8h3a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z" />
      <circle cx="12" cy="13.5" r="3.5" />
    </svg>
  );
}

/** Not a `Button`: those wait while the screen is busy, and this one ends what it is busy with. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const t = useT();
  return (
    <button type="button" className={styles.cancel} onClick={onCancel}>
      {t(messages.cancel)}
    </button>
  );
}

/** The pressed button is removed, so the focus goes to where a photo is chosen. */
export function useFocusAfter(cancelled: boolean, id: string) {
  useEffect(() => {
    if (cancelled) focusField(id);
  }, [cancelled, id]);
}
