import type { Arrow, Box, Drawing } from '../graph/drawing.ts';

/** Every run as one box; undefined where there is none. */
export function foldedDrawing({ title, boxes, arrows }: Drawing): Drawing | undefined {
  if (boxes.every(({ frames }) => frames.length === 0)) return undefined;
  const into = new Map(boxes.map((box) => [box.id, box.frames[0] ? `${box.frames[0]}/` : box.id]));
  const folded = new Map<string, Box>();
  for (const box of boxes) {
    const id = into.get(box.id) ?? box.id;
    const [name] = box.frames;
    const inside = boxes.filter(({ frames }) => frames[0] === name).length;
    if (name === undefined) folded.set(id, box);
    else
      folded.set(id, { id, style: 'screen', title: name, lines: [`${inside} steps`], frames: [] });
  }
  const between = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = [into.get(arrow.from), into.get(arrow.to)];
    if (from === to && from.endsWith('/')) continue;
    between.set(`${from} ${to} ${arrow.style} ${arrow.lines.join()}`, { ...arrow, from, to });
  }
  return { title, boxes: [...folded.values()], arrows: [...between.values()] };
}
