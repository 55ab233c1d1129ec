/** Photos made small enough to send and turned the right way, on the phone. */
// oxlint-disable-next-line import/default -- Vite makes a worker of it
import PhotoWorker from './photo-worker.ts?worker';
import type { ShrinkResult, ShrinkRequest } from './photo-worker.ts';

export const largestPhotoMb = 20;
/** The long edge in pixels: an ID card stays readable. */
const longestEdge = 2000;
const quality = 0.82;

export type PhotoFault = 'not-image' | 'too-large' | 'unreadable' | 'cancelled';

export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  constructor(readonly fault: PhotoFault) {
    super(`The photo was refused: ${fault}.`);
  }
}

export interface Preparing {
  /** Nothing comes of a photo that was cancelled. */
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Milliseconds until the scripts that prepare a photo are asked for again, where the network failed. */
const retryAfter = 2_000;

/** A JPEG, upright, at most 2,000 pixels long. Without network it waits. Throws PhotoRefused. */
export async function preparePhoto(file: File, preparing: Preparing = {}): Promise<File> {
  if (!file.type.startsWith('image/')) throw new PhotoRefused('not-image');
  if (file.size > largestPhotoMb * 1024 * 1024) throw new PhotoRefused('too-large');
  const photo = (await shrunkInWorker(file, preparing)) ?? (await shrunkOnPage(file, preparing));
  if (photo) return asPhoto(photo);
  await beforeRetry(preparing);
  return preparePhoto(file, preparing);
}

function beforeRetry({ signal }: Preparing): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, retryAfter);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new PhotoRefused('cancelled'));
    });
  });
}

/** Undefined where this browser cannot do it beside the page. */
function shrunkInWorker(photo: File, { signal, onProgress }: Preparing): Promise<Blob | undefined> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function')
    return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const worker = openWorker();
    if (!worker) return resolve(undefined);
    const onCancel = () => {
      end();
      reject(new PhotoRefused('cancelled'));
    };
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', onCancel);
    };
    const finish = (made: Blob | undefined) => {
      end();
      resolve(made);
    };
    worker.addEventListener('error', () => finish(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResult>) => {
      if ('done' in data) onProgress?.(data.done);
      else finish('photo' in data ? data.photo : undefined);
    });
    if (signal?.aborted === true) return onCancel();
    signal?.addEventListener('abort', onCancel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ photo, longestEdge, quality } satisfies ShrinkRequest);
  });
}

function openWorker(): Worker | undefined {
  try {
    return new PhotoWorker();
  } catch {
    // A page that was not served from here may start none.
    return undefined;
  }
}

/** For web views without a canvas beside the page. Undefined where its script could not be fetched. */
async function shrunkOnPage(file: File, { signal }: Preparing): Promise<Blob | undefined> {
  const Compressor = await import('compressorjs')
    .then((loaded) => loaded.default)
    .catch(() => undefined);
  if (signal?.aborted === true) throw new PhotoRefused('cancelled');
  if (!Compressor) return undefined;
  return new Promise((resolve, reject) => {
    const onCancel = () => {
      compressor.abort();
      reject(new PhotoRefused('cancelled'));
    };
    const compressor = new Compressor(file, {
      maxWidth: longestEdge,
      maxHeight: longestEdge,
      quality,
      mimeType: 'image/jpeg',
      success: (blob) => {
        signal?.removeEventListener('abort', onCancel);
        resolve(blob);
      },
      error: () => {
        signal?.removeEventListener('abort', onCancel);
        reject(new PhotoRefused('unreadable'));
      },
    });
    signal?.addEventListener('abort', onCancel);
  });
}

/** A quarter turn clockwise. Throws PhotoRefused. */
export async function rotatePhoto(photo: Blob): Promise<File> {
  const image = await readImage(photo);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalHeight;
  canvas.height = image.naturalWidth;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefused('unreadable');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(asPhoto(blob)) : reject(new PhotoRefused('unreadable'))),
      'image/jpeg',
      quality,
    );
  });
}

function asPhoto(blob: Blob): File {
  return new File([blob], 'photo.jpg', { type: blob.type || 'image/jpeg' });
}

function readImage(photo: Blob): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const url = URL.createObjectURL(photo);
    image.addEventListener('load', () => {
      URL.revokeObjectURL(url);
      resolve(image);
    });
    image.addEventListener('error', () => {
      URL.revokeObjectURL(url);
      reject(new PhotoRefused('unreadable'));
    });
    image.src = url;
  });
}
