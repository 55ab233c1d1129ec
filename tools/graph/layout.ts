/** Positions of everything in a drawing, cached for equal drawings. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { addToCache, readCache } from '../run/disk-cache.ts';
import type { Arrow, Box, Drawing } from './drawing.ts';
import { textWidth, wrapped } from './text-lines.ts';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedArrow {
  /** Of each of its lines, from corner to corner. */
  points: { x: number; y: number }[][];
  label?: Place;
  lines: string[];
}

/** In pixels, from the upper left corner. In the order of the drawing. */
export interface Layout {
  width: number;
  height: number;
  boxes: (Place & { lines: string[] })[];
  frames: (Place & { name: string })[];
  arrows: PlacedArrow[];
}

export const lineHeight = 16;
export const padding = 12;
export const labelSize = 11;
export const boxSize = 12;
const frameHeading = 22;

/** The name under which layouts are kept. */
export const layoutCache = 'layout';

const made = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .update(readFileSync(new URL('text-lines.ts', import.meta.url)))
  .update(readFileSync(new URL('../../node_modules/elkjs/package.json', import.meta.url)))
  .digest('hex');

/** Equal for drawings that are laid out alike. */
export function layoutKey({ boxes, arrows }: Drawing): string {
  const hash = createHash('sha256').update(made);
  return hash
    .update(JSON.stringify([boxes, arrows]))
    .digest('hex')
    .slice(0, 24);
}

export async function layoutOf(drawing: Drawing): Promise<Layout> {
  const key = layoutKey(drawing);
  const cached = readCache(layoutCache, key);
  if (cached) return JSON.parse(cached.toString()) as Layout;
  const layout = readLayout(drawing, await laidOut(drawing));
  addToCache(layoutCache, key, Buffer.from(JSON.stringify(layout)));
  return layout;
}

const spacing = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeLabel': '6',
  'elk.edgeLabels.inline': 'false',
};

const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.edgeRouting': 'ORTHOGONAL',
  ...spacing,
};

function laidOut({ boxes, arrows }: Drawing): Promise<ElkNode> {
  return new ELK().layout({
    id: 'root',
    layoutOptions: {
      ...layered,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
    children: framed(boxes, 0),
    edges: arrows.map(edgeOf),
  });
}

function framed(boxes: readonly Box[], depth: number): ElkNode[] {
  const nodes = new Map<string, ElkNode>();
  for (const box of boxes) {
    const frame = box.frames[depth];
    const id = frame === undefined ? box.id : `${box.frames.slice(0, depth + 1).join('/')}/`;
    if (nodes.has(id)) continue;
    if (frame === undefined) nodes.set(id, { id, ...sizeOfBox(box) });
    else
      nodes.set(id, {
        id,
        layoutOptions: {
          ...spacing,
          'elk.padding': `[top=${frameHeading + padding},left=${padding},bottom=${padding},right=${padding}]`,
        },
        children: framed(
          boxes.filter((other) => other.frames[depth] === frame),
          depth + 1,
        ),
      });
  }
  return [...nodes.values()];
}

function edgeOf(arrow: Arrow, index: number): ElkExtendedEdge {
  const weight = arrow.style === 'main' ? '10' : '1';
  const lines = linesOf(arrow);
  return {
    id: `e${index}`,
    sources: [arrow.from],
    targets: [arrow.to],
    layoutOptions: {
      'elk.layered.priority.direction': weight,
      'elk.layered.priority.straightness': weight,
      'elk.layered.priority.shortness': weight,
    },
    labels: lines.length > 0 ? [{ text: lines.join('\n'), ...sizeOf(lines, labelSize) }] : [],
  };
}

function sizeOfBox(box: Box): { width: number; height: number } {
  if (box.style === 'way-out') return { width: textWidth(box.title, boxSize) + 28, height: 30 };
  const size = sizeOf([box.title, ...linesOf(box)], boxSize);
  return { width: size.width + padding * 2, height: size.height + padding * 2 };
}

function sizeOf(lines: string[], fontSize: number): { width: number; height: number } {
  return {
    width: Math.max(...lines.map((text) => textWidth(text, fontSize))) + 4,
    height: lines.length * lineHeight,
  };
}

function linesOf({ lines }: Box | Arrow): string[] {
  return lines.flatMap((line) => wrapped(line));
}

function readLayout({ boxes, arrows }: Drawing, root: ElkNode): Layout {
  const nodes = new Map<string, ElkNode>();
  const frames: Layout['frames'] = [];
  const read = (node: ElkNode) => {
    nodes.set(node.id, node);
    if (node.id.endsWith('/'))
      frames.push({ ...placeOf(node), name: node.id.split('/').at(-2) ?? '' });
    for (const child of node.children ?? []) read(child);
  };
  for (const child of root.children ?? []) read(child);
  return {
    ...placeOf(root),
    frames,
    boxes: boxes.map((box) => ({ ...placeOf(nodes.get(box.id)), lines: linesOf(box) })),
    arrows: arrows.map((arrow, index) => placedArrow(arrow, root.edges?.[index])),
  };
}

function placeOf(node: Partial<Place> | undefined): Place {
  if (!node) throw new Error('Bug: a box of the drawing has not been laid out.');
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

function placedArrow(arrow: Arrow, edge: ElkExtendedEdge | undefined): PlacedArrow {
  if (!edge) throw new Error('Bug: an arrow of the drawing has not been laid out.');
  const points = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  );
  const [label] = edge.labels ?? [];
  return { points, lines: linesOf(arrow), ...(label && { label: placeOf(label) }) };
}

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;
