import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useGestures } from './gestures.ts';
import styles from './ImageViewer.module.css';
import { useT } from '../language.tsx';
import { useOverlay } from '../overlay/overlays.ts';
import { modalKeys, useModal } from '../overlay/modal.ts';
import { ToastPlace } from '../feedback/Toast.tsx';
import { useSaving } from './use-saving.ts';
import { messages as uiMessages } from '../messages.ts';
import { messages } from './messages.ts';

export interface ViewerImage {
  id: string;
  title: string;
  /** What there is to say about it, below the title. */
  note?: string;
  picture: ReactNode;
}

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  /** The one shown first, counted from 0. */
  start: number;
  onClose: () => void;
}

/**
 * Pictures over the whole screen, leafed through by finger, buttons or arrow keys. A tap closes it; a finger that rests, or
 * a button, saves the picture where the host can.
 */
export function ImageViewer({ images, start, onClose }: ImageViewerProps) {
  const t = useT();
  const dialog = useModal(onClose);
  useOverlay(onClose);
  const leafing = useLeafing(start, images.length);
  const { at, show } = leafing;
  const shown = useRef<HTMLElement>(null);
  const { save, saving } = useSaving(shown);
  const [offered, setOffered] = useState(false);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t(messages.pictures)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (offered) return;
        modalKeys(event, onClose);
        if (event.key === 'ArrowLeft') show(at - 1);
        if (event.key === 'ArrowRight') show(at + 1);
      }}
    >
      <div className={styles.bar}>
        <span className={styles.count} aria-live="polite">
          {t(messages.pictureOf, { at: at + 1, of: images.length })}
        </span>
        <Tools save={save} saving={saving} onClose={onClose} />
      </div>
      <Track
        images={images}
        leafing={leafing}
        shown={shown}
        onClose={onClose}
        onHold={save && (() => setOffered(true))}
      />
      <Foot images={images} at={at} show={show} />
      <ToastPlace />
      {offered && save && (
        <SaveSheet
          title={images[at]?.title ?? t(messages.pictures)}
          onClose={() => setOffered(false)}
          onSave={() => {
            setOffered(false);
            void save();
          }}
        />
      )}
    </dialog>
  );
}

function Tools(props: ReturnType<typeof useSaving> & { onClose: () => void }) {
  const t = useT();
  const { save, saving, onClose } = props;
  return (
    <div className={styles.tools}>
      {save && (
        <RoundButton
          label={t(messages.savePicture)}
          path="M12 4v11M7 10.5l5 5 5-5M5 20h14"
          disabled={saving}
          onPress={() => void save()}
        />
      )}
      <RoundButton label={t(uiMessages.close)} path="m6 6 12 12M18 6 6 18" onPress={onClose} />
    </div>
  );
}

interface TrackProps {
  images: readonly ViewerImage[];
  leafing: ReturnType<typeof useLeafing>;
  /** Is given the place of the picture that is seen. */
  shown: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Absent: a finger that rests is the host's. */
  onHold: (() => void) | undefined;
}

function Track({ images, leafing, shown, onClose, onHold }: TrackProps) {
  const { track, at, onScroll } = leafing;
  const gestures = useGestures((gesture) => {
    if (gesture === 'tap' || gesture === 'down') onClose();
    if (gesture === 'hold') onHold?.();
  });
  return (
    <div
      ref={track}
      className={`${styles.track ?? ''} ${onHold ? (styles.own ?? '') : ''}`}
      onScroll={onScroll}
      // A mouse keeps the browser's menu.
      onContextMenu={(event) => onHold && isFinger(event.nativeEvent) && event.preventDefault()}
      {...gestures}
    >
      {images.map((one, index) => (
        <figure
          key={one.id}
          ref={index === at ? shown : undefined}
          className={styles.leaf}
          aria-hidden={index !== at}
        >
          {Math.abs(index - at) < 2 && one.picture}
        </figure>
      ))}
    </div>
  );
}

interface FootProps {
  images: readonly ViewerImage[];
  at: number;
  show: (index: number) => void;
}

function Foot({ images, at, show }: FootProps) {
  const t = useT();
  const image = images[at];
  return (
    <div className={styles.foot}>
      <RoundButton
        label={t(messages.previousPicture)}
        path="M15 5 8 12l7 7"
        disabled={at === 0}
        onPress={() => show(at - 1)}
      />
      <div className={styles.words}>
        <h2 tabIndex={-1}>{image?.title}</h2>
        {image?.note !== undefined && <p>{image.note}</p>}
      </div>
      <RoundButton
        label={t(messages.nextPicture)}
        path="m9 5 7 7-7 7"
        disabled={at === images.length - 1}
        onPress={() => show(at + 1)}
      />
    </div>
  );
}

function SaveSheet(props: { title: string; onClose: () => void; onSave: () => void }) {
  const t = useT();
  return (
    <Dialog
      variant="sheet"
      title={props.title}
      onClose={props.onClose}
      actions={<Button onPress={props.onSave}>{t(messages.savePicture)}</Button>}
    />
  );
}

function isFinger(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

function RoundButton(props: {
  label: string;
  path: string;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={() => !props.disabled && props.onPress()}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  );
}

function useLeafing(start: number, count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  useEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = start * element.clientWidth;
  }, [start]);
  return {
    track,
    at,
    show: (index: number) => {
      const next = Math.max(0, Math.min(count - 1, index));
      const element = track.current;
      if (element) element.scrollLeft = next * element.clientWidth;
      setAt(next);
    },
    onScroll: () => {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const place = element.scrollLeft / element.clientWidth;
      // Only at rest: while it moves it passes others.
      if (Math.abs(place - Math.round(place)) < 0.02) setAt(Math.round(place));
    },
  };
}
