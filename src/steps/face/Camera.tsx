import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import styles from './Camera.module.css';
import { messages } from './messages.ts';

export interface CameraProps {
  /** A JPEG as `data:image/jpeg;base64,…`. */
  onCapture: (image: string) => void;
  /** Not allowed, not there, or in use by another app. */
  onDenied: () => void;
  onCancel: () => void;
}

/** The front camera, live, and a button that takes the photo. */
export function Camera({ onCapture, onDenied, onCancel }: CameraProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const denied = useRef(onDenied);
  useEffect(() => {
    denied.current = onDenied;
  });
  useEffect(() => openCamera(video, () => denied.current()), []);
  const capture = () => {
    const image = video.current === null ? undefined : pictureOf(video.current);
    if (image === undefined) onDenied();
    else onCapture(image);
  };
  return (
    <>
      <div className={styles.frame}>
        {/* muted and playsInline: without them iOS plays it in a window of its own, or not at all. */}
        <video
          ref={video}
          className={styles.video}
          aria-label={t(messages.live)}
          muted
          playsInline
          autoPlay
          onPlaying={() => setLive(true)}
        />
        {!live && <Waiting text={t(messages.opening)} />}
      </div>
      <p className={styles.place}>{t(messages.place)}</p>
      <ActionBar>
        <Button onPress={capture} loading={!live}>
          {t(messages.capture)}
        </Button>
        <Button variant="secondary" onPress={onCancel}>
          {t(messages.cancel)}
        </Button>
      </ActionBar>
    </>
  );
}

/** Returns what closes it again; a stream that arrives after that is closed at once. */
function openCamera(video: { current: HTMLVideoElement | null }, onDenied: () => void): () => void {
  let closed = false;
  let stream: MediaStream | undefined;
  const close = () => stream?.getTracks().forEach((track) => track.stop());
  const constraints = { video: { facingMode: 'user', width: { ideal: 1280 } }, audio: false };
  // Absent on pages that are not https and in old web views.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const opened = devices?.getUserMedia?.(constraints) ?? Promise.reject(new Error('No camera.'));
  opened
    .then((media) => {
      stream = media;
      if (closed) return close();
      if (video.current) video.current.srcObject = media;
    })
    .catch(() => {
      if (!closed) onDenied();
    });
  return () => {
    closed = true;
    close();
  };
}

/** The longer edge is at most 1,280 pixels: enough for a face, small enough to send. */
function pictureOf(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, 1280 / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
