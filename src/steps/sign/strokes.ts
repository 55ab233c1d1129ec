import type { PointGroup } from 'signature_pad';

export type Stroke = PointGroup;

interface Size {
  width: number;
  height: number;
}

/** What was drawn on a place of one size, in the middle of another, as large as fits and never distorted. */
export function scaleStrokes(strokes: readonly Stroke[], from: Size, to: Size): Stroke[] {
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

/** The longer side of the box around everything drawn, in pixels. */
export function spanOf(strokes: readonly Stroke[]): number {
  const points = strokes.flatMap((stroke) => stroke.points);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  if (points.length === 0) return 0;
  return Math.max(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y)));
}
