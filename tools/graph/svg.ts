import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Drawing } from './drawing.ts';

const lineHeight = 16;
const padding = 12;
const margin = 24;
const heading = 32;

/** The drawing as an SVG picture: laid out in Node, the same bytes for the same flow. */
export async function svgOf(drawing: Drawing): Promise<string> {
  const laidOut = await new ELK().layout({
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeLabel': '6',
      'elk.edgeLabels.inline': 'false',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.edgeRouting': 'ORTHOGONAL',
    },
    children: drawing.boxes.map((box) => ({ id: box.id, ...sizeOfBox(box) })),
    edges: drawing.arrows.map((arrow, index) => ({
      id: `e${index}`,
      sources: [arrow.from],
      targets: [arrow.to],
      layoutOptions: {
        'elk.layered.priority.direction': arrow.look === 'main' ? '10' : '1',
        'elk.layered.priority.straightness': arrow.look === 'main' ? '10' : '1',
        'elk.layered.priority.shortness': arrow.look === 'main' ? '10' : '1',
      },
      labels:
        arrow.lines.length > 0
          ? [{ text: arrow.lines.join('\n'), ...sizeOf(arrow.lines, 11) }]
          : [],
    })),
  });
  return write(drawing, laidOut);
}

function sizeOfBox(box: Box): { width: number; height: number } {
  if (box.look === 'way-out') return { width: textWidth(box.title, 12) + 28, height: 30 };
  const size = sizeOf([box.title, ...box.lines], 12);
  return { width: size.width + padding * 2, height: size.height + padding * 2 };
}

function sizeOf(lines: string[], fontSize: number): { width: number; height: number } {
  return {
    width: Math.max(...lines.map((text) => textWidth(text, fontSize))) + 4,
    height: lines.length * lineHeight,
  };
}

/** Without a browser there are no font metrics: Chinese characters are square, others about 0.58 of that. */
function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text)
    width += (character.codePointAt(0) ?? 0) > 0x2e80 ? fontSize : fontSize * 0.58;
  return Math.ceil(width);
}

function write(drawing: Drawing, laidOut: ElkNode): string {
  const width = Math.ceil((laidOut.width ?? 0) + margin * 2);
  const height = Math.ceil((laidOut.height ?? 0) + margin * 2 + heading);
  const boxes = new Map(drawing.boxes.map((box) => [box.id, box]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(drawing.title)}">`,
    style,
    markers,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${margin}" y="26" class="heading">${escape(drawing.title)}</text>`,
    `<g transform="translate(${margin} ${margin + heading})">`,
    ...(laidOut.edges ?? []).map((edge, index) => writeArrow(edge, drawing.arrows[index])),
    ...(laidOut.children ?? []).map((child) => writeBox(child, boxes.get(child.id))),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function writeBox(place: ElkNode, box: Box | undefined): string {
  if (!box) throw new Error(`Bug: writeBox got no box for ${place.id}.`);
  const { x = 0, y = 0, width = 0, height = 0 } = place;
  const round = box.look === 'end' || box.look === 'way-out' ? height / 2 : 8;
  const top = box.look === 'way-out' ? y + 20 : y + padding + 12;
  const lines = [box.title, ...box.lines].map(
    (text, index) =>
      `<text x="${x + width / 2}" y="${top + index * lineHeight}" class="${index === 0 ? 'name' : 'line'}">${escape(text)}</text>`,
  );
  return `<g class="${box.look}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>${lines.join('')}</g>`;
}

function writeArrow(edge: ElkExtendedEdge, arrow: Arrow | undefined): string {
  if (!arrow) throw new Error(`Bug: writeArrow got no arrow for ${edge.id}.`);
  const paths = (edge.sections ?? []).map((section) => {
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    const path = points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`)
      .join(' ');
    return `<path d="${path}" marker-end="url(#${arrow.look === 'failure' ? 'failure' : 'usual'}-tip)"/>`;
  });
  const labels = (edge.labels ?? []).flatMap((label) =>
    (label.text ?? '')
      .split('\n')
      .map(
        (text, index) =>
          `<text x="${label.x ?? 0}" y="${(label.y ?? 0) + 12 + index * lineHeight}">${escape(text)}</text>`,
      ),
  );
  return `<g class="arrow ${arrow.look}">${paths.join('')}${labels.join('')}</g>`;
}

const style = `<style>
text{font:12px system-ui,"Noto Sans CJK SC",sans-serif;fill:#1a1f28}
.heading{font-size:15px;font-weight:600}
g>rect{fill:#fff;stroke:#1558d6;stroke-width:1.4}
.step>rect{fill:#eaf1ff}.hidden>rect{stroke:#868e9b;stroke-dasharray:5 3}.end>rect{fill:#e6f5ed;stroke:#0b7a45}.way-out>rect{fill:#f4f5f8;stroke:#868e9b}
.name{font-weight:600}.name,.line{text-anchor:middle}.line{fill:#596170}
.arrow path{fill:none;stroke:#868e9b;stroke-width:1.3}.arrow text{font-size:11px;fill:#596170}
.main path{stroke:#1a1f28;stroke-width:1.8}.failure path{stroke:#c4232b;stroke-dasharray:4 3}.failure text{fill:#c4232b}
</style>`;

const markers = `<defs>${[
  ['usual', '#1a1f28'],
  ['failure', '#c4232b'],
]
  .map(
    ([name, colour]) =>
      `<marker id="${name}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:${colour};stroke:none"/></marker>`,
  )
  .join('')}</defs>`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
