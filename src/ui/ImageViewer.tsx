import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useGestures } from './gestures.ts';
import styles from './ImageViewer.module.css';
import { useSay } from './language.tsx';
import { useMask } from './masks.ts';
import { modalKeys, useModal } from './modal.ts';
import { ToastPlace } from './Toast.tsx';
import { words } from './words.ts';

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
  /** A finger that rests on a picture. */
  onHold?: (image: ViewerImage) => void;
}

/** Pictures over the whole screen, leafed through by finger, buttons or arrow keys. A tap closes it. */
export function ImageViewer({ images, start, onClose, onHold }: ImageViewerProps) {
  const say = useSay();
  const dialog = useModal();
  useMask(onClose);
  const { track, at, show, onScroll } = useLeafing(start, images.length);
  const image = images[at];
  const gestures = useGestures((gesture) => {
    if (gesture === 'tap' || gesture === 'down') onClose();
    if (gesture === 'hold' && image) onHold?.(image);
  });
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={say(words.pictures)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        modalKeys(event, onClose);
        if (event.key === 'ArrowLeft') show(at - 1);
        if (event.key === 'ArrowRight') show(at + 1);
      }}
    >
      <div className={styles.bar}>
        <span className={styles.count} aria-live="polite">
          {say(words.pictureOf, { at: at + 1, of: images.length })}
        </span>
        <RoundButton label={say(words.close)} path="m6 6 12 12M18 6 6 18" onPress={onClose} />
      </div>
      <div ref={track} className={styles.track} onScroll={onScroll} {...gestures}>
        {images.map((shown, index) => (
          <figure key={shown.id} className={styles.leaf} aria-hidden={index !== at}>
            {Math.abs(index - at) < 2 && shown.picture}
          </figure>
        ))}
      </div>
      <div className={styles.foot}>
        <RoundButton
          label={say(words.previousPicture)}
          path="M15 5 8 12l7 7"
          disabled={at === 0}
          onPress={() => show(at - 1)}
        />
        <div className={styles.words}>
          <h2 tabIndex={-1}>{image?.title}</h2>
          {image?.note !== undefined && <p>{image.note}</p>}
        </div>
        <RoundButton
          label={say(words.nextPicture)}
          path="m9 5 7 7-7 7"
          disabled={at === images.length - 1}
          onPress={() => show(at + 1)}
        />
      </div>
      <ToastPlace />
    </dialog>
  );
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
    show: (wished: number) => {
      const next = Math.max(0, Math.min(count - 1, wished));
      const element = track.current;
      if (element) element.scrollLeft = next * element.clientWidth;
      setAt(next);
    },
    onScroll: () => {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const place = element.scrollLeft / element.clientWidth;
      // Only where it rests: on its way it passes others.
      if (Math.abs(place - Math.round(place)) < 0.02) setAt(Math.round(place));
    },
  };
}
