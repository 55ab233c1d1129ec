import { useEffect, useState } from 'react';
import { focusField } from '../field/ErrorSummary.tsx';
import type { InputTies } from '../field/Field.tsx';
import { type Translate, useT } from '../language.tsx';
import { largestPhotoMb, preparePhoto, PhotoRefused } from '../media/photo.ts';
import { Waiting } from '../feedback/Waiting.tsx';
import { messages } from './messages.ts';
import styles from './Files.module.css';
import { CancelButton, type HostCamera, PickButtons, useFocusAfter } from './PickButtons.tsx';
import { usePreview } from './use-preview.ts';
import { useTaken } from './use-taken.ts';

export interface FilesProps extends InputTies {
  /** What was sent, by id, in order. */
  ids: readonly string[];
  /** Of these what this phone still has: after a reload only the ids are known. */
  files: Readonly<Record<string, File>>;
  /** So many at most. */
  most: number;
  /** How many are on their way. */
  sending: number;
  onOpen?: () => void;
  /** Stops sending and forgets what waits. */
  onCancel: () => void;
  onAdd: (file: File) => void;
  onRemove: (id: string) => void;
  camera?: HostCamera | undefined;
}

const pdf = 'application/pdf';

/** Photos and PDFs of several pages, sent one after the other as they are chosen, each of which can be taken away. */
export function FilesInput(props: FilesProps) {
  const t = useT();
  const { id, ids, most, sending, onRemove } = props;
  const room = most - ids.length - sending;
  const { pick, preparing, faults, cancel, cancelled } = usePicking(props, room);
  const waiting = sending > 0 || preparing;
  useFocusAfter(cancelled && !waiting, id);
  return (
    <>
      <p className={styles.limits}>{t(messages.filesLimits, { most, size: largestPhotoMb })}</p>
      {ids.length > 0 && (
        <ol className={styles.list}>
          {ids.map((one, at) => (
            <SentFile
              key={one}
              at={at + 1}
              file={props.files[one]}
              disabled={waiting}
              onRemove={() => {
                onRemove(one);
                focusField(id);
              }}
            />
          ))}
        </ol>
      )}
      {waiting && <SendingFiles count={Math.max(1, sending)} onCancel={cancel} />}
      {cancelled && !waiting && (
        <p className={styles.limits} role="status">
          {t(messages.filesCancelled)}
        </p>
      )}
      {!waiting && room > 0 && (
        <PickButtons
          {...props}
          accept={`image/*,${pdf}`}
          several
          low={ids.length > 0}
          chooseWords={messages.chooseFiles}
          onPick={pick}
        />
      )}
      {!waiting && room <= 0 && (
        <p id={id} tabIndex={-1} className={styles.limits}>
          {t(messages.filesFull, { most })}
        </p>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function SendingFiles({ count, onCancel }: { count: number; onCancel: () => void }) {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <Waiting text={t(messages.filesSending, { count })} />
      <CancelButton onCancel={onCancel} />
    </div>
  );
}

/** Prepares what was chosen, as much of it as there is room for, one after the other. */
function usePicking({ most, onAdd, onCancel, camera }: FilesProps, room: number) {
  const t = useT();
  const [preparing, setPreparing] = useState<AbortController>();
  const [cancelled, setCancelled] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);
  useEffect(() => () => preparing?.abort(), [preparing]);
  const pick = (chosen: readonly File[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    setFaults(chosen.length > room ? [t(messages.tooManyFiles, { most })] : []);
    setCancelled(false);
    setPreparing(controller);
    void (async () => {
      for (const file of chosen.slice(0, room)) {
        try {
          const ready = await prepared(file, signal);
          if (signal.aborted) return;
          onAdd(ready);
        } catch (error) {
          if (signal.aborted) return;
          setFaults((before) => [...before, faultMessage(file, error, t)]);
        }
      }
      setPreparing(undefined);
    })();
  };
  useTaken(camera?.taken, (photo) => pick([photo]));
  const cancel = () => {
    preparing?.abort();
    setPreparing(undefined);
    setCancelled(true);
    onCancel();
  };
  return { pick, preparing: preparing !== undefined, faults, cancel, cancelled };
}

/** Throws PhotoRefused. */
async function prepared(file: File, signal: AbortSignal): Promise<File> {
  if (file.type !== pdf) return preparePhoto(file, { signal });
  if (file.size > largestPhotoMb * 1024 * 1024) throw new PhotoRefused('too-large');
  return file;
}

function faultMessage({ name }: File, error: unknown, t: Translate): string {
  const fault = error instanceof PhotoRefused ? error.fault : 'unreadable';
  const sentence = {
    'not-image': messages.fileNotAllowed,
    'too-large': messages.fileTooLarge,
    unreadable: messages.fileUnreadable,
    cancelled: messages.filesCancelled,
  }[fault];
  return t(sentence, { name, size: largestPhotoMb });
}

interface SentFileProps {
  at: number;
  file: File | undefined;
  disabled: boolean;
  onRemove: () => void;
}

function SentFile({ at, file, disabled, onRemove }: SentFileProps) {
  const t = useT();
  const preview = usePreview(file);
  const name = t(messages.fileNumber, { at });
  return (
    <li className={styles.file}>
      <span className={styles.thumb} aria-hidden="true">
        {preview === undefined ? file?.type === pdf ? 'PDF' : at : <img src={preview} alt="" />}
      </span>
      <span className={styles.name}>
        {name}
        <span className={styles.size}>
          {file === undefined ? t(messages.photoSent) : sizeOf(file.size)}
        </span>
      </span>
      <button
        type="button"
        className={styles.remove}
        disabled={disabled}
        aria-label={t(messages.removeFile, { name })}
        onClick={onRemove}
      >
        {t(messages.remove)}
      </button>
    </li>
  );
}

function sizeOf(bytes: number): string {
  const mb = bytes / 1024 / 1024;
  return mb < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${mb.toFixed(1)} MB`;
}
