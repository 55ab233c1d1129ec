import type { PointGroup } from 'signature_pad';

export type Stroke = PointGroup;

interface Size {
  width: number;
  height: number;
}

/** What was drawn on a place of one size, in the middle of another, as large as fits and never distorted. */
function scaleStrokes(strokes: readonly Stroke[], from: Size, to: Size): Stroke[] {
  if (from.width === 0 || from.height === 0) return [...strokes];
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point,
      x: point.x * scale + left,
      y: point.y * scale + top,
    })),
  }));
}

/**
 * Fits a drawing into one size after the other, each time as it was drawn: turned there and back, it is as large as
 * before.
 */
export function createStrokeScaler(): (strokes: Stroke[], from: Size, to: Size) => Stroke[] {
  let drawn: { strokes: Stroke[]; size: Size } | undefined;
  let shown: Stroke[] = [];
  return (strokes, from, to) => {
    const isShown =
      strokes.length === shown.length && strokes.every((stroke, at) => stroke === shown[at]);
    if (!drawn || !isShown) drawn = { strokes, size: from };
    shown = scaleStrokes(drawn.strokes, drawn.size, to);
    return shown;
  };
}

/** The longer side of the box around everything drawn, in pixels. */
export function spanOf(strokes: readonly Stroke[]): number {
  const points = strokes.flatMap((stroke) => stroke.points);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  if (points.length === 0) return 0;
  return Math.max(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y)));
}
