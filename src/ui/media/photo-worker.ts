/** A photo made smaller where no tap waits for it. Gets a `ShrinkRequest`, responds with `ShrinkResult`s. */

export interface ShrinkRequest {
  photo: Blob;
  longestEdge: number;
  quality: number;
}

/** The last one carries the photo, or reports that this browser cannot make one here. */
export type ShrinkResult = { done: number } | { photo: Blob } | { failed: true };

addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  shrink(data).then(respond, () => respond({ failed: true }));
});

async function shrink({ photo, longestEdge, quality }: ShrinkRequest): Promise<ShrinkResult> {
  // Browsers that do not know this value throw; some of them would leave the photo lying on its side.
  const read = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  respond({ done: 0.5 });
  const scale = Math.min(1, longestEdge / Math.max(read.width, read.height));
  const canvas = new OffscreenCanvas(
    Math.round(read.width * scale),
    Math.round(read.height * scale),
  );
  const context = canvas.getContext('2d');
  if (!context) return { failed: true };
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  respond({ done: 0.75 });
  return { photo: await canvas.convertToBlob({ type: 'image/jpeg', quality }) };
}

function respond(message: ShrinkResult): void {
  postMessage(message);
}
