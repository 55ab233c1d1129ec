import { useEffect, useRef } from 'react';
import styles from './Room.module.css';

export interface PictureProps {
  stream: unknown;
  label: string;
  /** Our own picture is a mirror and has no sound. */
  own?: boolean;
  small?: boolean;
}

/** A live stream. Not where there is none to show: a preview, a screenshot. */
export function Picture({ stream, label, own = false, small = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // What the effect of the room gave; in a preview there is none.
    if (video.current) video.current.srcObject = (stream ?? null) as MediaStream | null;
  }, [stream]);
  const classNames = [styles.picture, own && styles.mirror, small && styles.small];
  return (
    // A conversation between two people as it happens has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={classNames.filter(Boolean).join(' ')}
      aria-label={label}
      muted={own}
      playsInline
      autoPlay
    />
  );
}
