/** Photos made small enough to send and turned the right way, on the phone. */

export const largestPhotoMb = 20;
/** The long edge in pixels: an ID card stays readable. */
const longestEdge = 2000;
const quality = 0.82;

export type PhotoFault = 'not-image' | 'too-large' | 'unreadable';

export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  constructor(readonly fault: PhotoFault) {
    super(`The photo was refused: ${fault}.`);
  }
}

/** A JPEG, upright, at most 2,000 pixels long. Throws PhotoRefused. */
export async function preparePhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) throw new PhotoRefused('not-image');
  if (file.size > largestPhotoMb * 1024 * 1024) throw new PhotoRefused('too-large');
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line no-new -- the library works by its constructor
    new Compressor(file, {
      maxWidth: longestEdge,
      maxHeight: longestEdge,
      quality,
      mimeType: 'image/jpeg',
      success: (blob) => resolve(asPhoto(blob)),
      error: () => reject(new PhotoRefused('unreadable')),
    });
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
