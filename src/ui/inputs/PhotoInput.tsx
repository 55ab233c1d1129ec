import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import type { InputTies } from '../field/Field.tsx';
import { type Translate, useT } from '../language.tsx';
import {
  largestPhotoMb,
  preparePhoto,
  type Preparing,
  PhotoRefused,
  rotatePhoto,
} from '../media/photo.ts';
import { Waiting } from '../feedback/Waiting.tsx';
import { messages } from './messages.ts';
import { CancelButton, type HostCamera, PickButtons, useFocusAfter } from './PickButtons.tsx';
import styles from './Photo.module.css';
import { usePreview } from './use-preview.ts';
import { useTaken } from './use-taken.ts';

export interface PhotoProps extends InputTies {
  /** What the photo is of, for its preview. */
  label: string;
  /** There is an uploaded photo already. */
  sent: boolean;
  /** The uploaded photo, as long as this session has it: it is shown and can be rotated. */
  photo?: File | undefined;
  sending?: boolean;
  disabled?: boolean | undefined;
  /** Another upload is pending: photos chosen meanwhile are queued. */
  busy?: boolean | undefined;
  /** Which camera opens: `user` is the one on the customer's side. */
  facing?: 'environment' | 'user';
  /** Called before the camera or the album opens: the time to save entered values. */
  onOpen?: () => void;
  /** Stops sending; absent where what was sent cannot be taken back. */
  onCancel?: (() => void) | undefined;
  /** The photo is ready to be sent. */
  onChoose: (photo: File) => void;
  /** Takes the photo instead of the browser's camera. */
  camera?: HostCamera | undefined;
}

/**
 * Camera or album, then the upload: the phone's own camera has already asked to confirm the picture. The photo is
 * shown, and can be rotated or replaced.
 */
export function PhotoInput(props: PhotoProps) {
  const picking = usePicking(props.busy === true ? undefined : props.onChoose, props.photo);
  const preview = usePreview(props.photo);
  const { working, last } = picking;
  useTaken(props.camera?.taken, picking.pick);
  useFocusAfter(picking.cancelled && props.sending !== true, props.id);
  const url = last?.url ?? preview;
  const { onCancel } = props;
  if (props.sending === true)
    return (
      <PhotoFrame
        {...props}
        url={url}
        waiting="photoSending"
        onCancel={
          onCancel &&
          (() => {
            picking.cancel();
            onCancel();
          })
        }
      />
    );
  if (picking.waits)
    return <PhotoFrame {...props} url={url} waiting="photoSending" onCancel={picking.cancel} />;
  if (working)
    return (
      <PhotoFrame
        {...props}
        url={last?.url}
        waiting="photoPreparing"
        done={picking.done}
        onCancel={picking.cancel}
      />
    );
  return <Choosing {...props} url={url} picking={picking} />;
}

interface ChoosingProps extends PhotoProps {
  url: string | undefined;
  picking: ReturnType<typeof usePicking>;
}

/** No upload is pending. */
function Choosing({ picking, url, ...props }: ChoosingProps) {
  const t = useT();
  const { canRotate, fault } = picking;
  return (
    <>
      {picking.cancelled && (
        <p className={styles.cancelled} role="status">
          {t(props.sent ? messages.photoCancelledKept : messages.photoCancelled)}
        </p>
      )}
      {props.sent && <SentPhoto {...props} url={url} />}
      <PickButtons
        {...props}
        accept="image/*"
        chooseWords={props.sent ? messages.replacePhoto : messages.chooseFile}
        low={props.sent}
        onPick={([photo]) => photo && picking.pick(photo)}
      />
      {props.sent && canRotate && (
        <div className={styles.turn}>
          <Button variant="secondary" disabled={props.disabled} onPress={picking.rotate}>
            {t(messages.rotatePhoto)}
          </Button>
        </div>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

interface Picked {
  photo: File;
  url: string;
}

/** `sent`: the photo there is before one is picked. */
function usePicking(onChoose: ((photo: File) => void) | undefined, sent: File | undefined) {
  const t = useT();
  const [working, setWorking] = useState<AbortController>();
  const [done, setDone] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const [fault, setFault] = useState<string>();
  const makeUrl = useUrls();
  useEffect(() => () => working?.abort(), [working]);
  const [last, setLast] = useState<Picked>();
  const current = last?.photo ?? sent;
  const [before, setBefore] = useState<Picked>();
  const [unsent, setUnsent] = useState<File>();
  useEffect(() => {
    if (!unsent || !onChoose) return;
    // oxlint-disable-next-line react/set-state-in-effect -- whoever sends it has just taken it
    setUnsent(undefined);
    onChoose(unsent);
  }, [unsent, onChoose]);

  const work = (make: (preparing: Preparing) => Promise<File>) => {
    const { signal } = startWork();
    make({ signal, onProgress: setDone })
      .then((photo) => {
        if (signal.aborted) return;
        setLast({ photo, url: makeUrl(photo) });
        setUnsent(photo);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setFault(faultMessage(error, t));
      })
      .finally(() => {
        if (!signal.aborted) setWorking(undefined);
      });
  };
  const startWork = () => {
    const controller = new AbortController();
    setWorking(controller);
    setDone(0);
    setCancelled(false);
    setFault(undefined);
    setBefore(last);
    return controller;
  };
  return {
    working: working !== undefined,
    /** How much of the preparing, from 0 to 1. */
    done,
    cancelled,
    fault,
    waits: unsent !== undefined,
    /** The photo picked last on this phone, also after it was sent. */
    last,
    pick: (file: File) => work((preparing) => preparePhoto(file, preparing)),
    canRotate: current !== undefined,
    rotate: () => current && work(() => rotatePhoto(current)),
    cancel: () => {
      working?.abort();
      setWorking(undefined);
      setUnsent(undefined);
      setLast(before);
      setCancelled(true);
    },
  };
}

/** Every preview of this field stays readable until it is unmounted. */
function useUrls(): (photo: File) => string {
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);
  return (photo) => {
    const url = URL.createObjectURL(photo);
    urls.current.push(url);
    return url;
  };
}

function faultMessage(error: unknown, t: Translate): string {
  const fault = error instanceof PhotoRefused ? error.fault : 'unreadable';
  const sentence = {
    'not-image': messages.photoNotImage,
    'too-large': messages.photoTooLarge,
    unreadable: messages.photoUnreadable,
    cancelled: messages.photoCancelled,
  }[fault];
  return t(sentence, { size: largestPhotoMb });
}

function SentPhoto(props: { label: string; url: string | undefined }) {
  const t = useT();
  return (
    <>
      {props.url !== undefined && <PhotoFrame {...props} />}
      <p className={styles.done}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <circle cx="8" cy="8" r="8" />
          <path d="m4.5 8.2 2.4 2.4 4.6-5" />
        </svg>
        {t(messages.photoSent)}
      </p>
      {props.url === undefined && (
        <p className={styles.unseen}>{t(messages.photoUnseen, { label: props.label })}</p>
      )}
    </>
  );
}

function PhotoFrame(props: {
  label: string;
  url: string | undefined;
  waiting?: 'photoSending' | 'photoPreparing';
  /** From 0 to 1, where it is known. */
  done?: number;
  onCancel?: (() => void) | undefined;
}) {
  const t = useT();
  return (
    <div className={`${styles.frame ?? ''} ${props.waiting ? (styles.waits ?? '') : ''}`}>
      {props.url !== undefined && (
        <img src={props.url} alt={t(messages.photoPreview, { label: props.label })} />
      )}
      {props.waiting && (
        <div className={styles.over}>
          <Waiting text={t(messages[props.waiting])} />
          {props.done !== undefined && (
            <progress
              className={styles.progress}
              aria-label={t(messages[props.waiting])}
              value={props.done}
            />
          )}
          {props.onCancel && <CancelButton onCancel={props.onCancel} />}
        </div>
      )}
    </div>
  );
}
