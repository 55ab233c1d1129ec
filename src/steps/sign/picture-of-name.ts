/** A typed name as a picture like a drawn one, 600 × 200. Throws where the browser has no canvas. */
export function pictureOfName(name: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Bug: pictureOfName needs a canvas.');
  const font = (size: number) => `${size}px KaiTi, STKaiti, serif`;
  context.font = font(96);
  const { width } = context.measureText(name);
  context.font = font(Math.min(96, Math.floor((96 * 560) / Math.max(width, 1))));
  context.fillStyle = '#111';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, canvas.width / 2, canvas.height / 2);
  return canvas.toDataURL('image/png');
}
