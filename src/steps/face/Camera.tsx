import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { pictureOfFile } from '../picture.ts';
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
  const [taking, setTaking] = useState(false);
  const capture = () => {
    if (video.current === null) return;
    setTaking(true);
    pictureOf(video.current).then(onCapture, onDenied);
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
        <Button onPress={capture} loading={!live || taking}>
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

/**
 * The longer edge is at most 1,280 pixels: enough for a face, small enough to send. Compressed beside the page, which goes on
 * meanwhile. Rejects where there is no picture.
 */
async function pictureOf(video: HTMLVideoElement): Promise<string> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, 1280 / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  // Null where the camera has shown nothing yet, or there is no memory for it.
  if (photo === null) throw new Error('No picture.');
  return pictureOfFile(photo);
}
