import type { Language } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { Arrow, Box, Drawing } from './drawing.ts';
import {
  layoutOf,
  lineHeight,
  padding,
  type Layout,
  type Place,
  type PlacedArrow,
} from './layout.ts';

const margin = 24;
const heading = 32;

/** The drawing as an SVG picture with a legend: laid out in Node, the same bytes for the same flow. */
export async function svgOf(drawing: Drawing, language: Language = 'en'): Promise<string> {
  const layout = await layoutOf(drawing);
  const width = Math.max(Math.ceil(layout.width), legendWidth) + margin * 2;
  const top = margin + heading;
  const height = Math.ceil(layout.height) + top + margin * 2 + legendHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(drawing.title)}">`,
    `<style>${drawingStyle}</style>`,
    markers,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${margin}" y="26" class="heading">${escape(drawing.title)}</text>`,
    `<g transform="translate(${margin} ${top})">`,
    drawn(drawing, layout),
    '</g>',
    `<g transform="translate(${margin} ${height - margin - legendHeight})">`,
    legendRow(language),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The content of the picture: frames below arrows below boxes. */
export function drawn({ boxes, arrows }: Drawing, layout: Layout): string {
  return [
    ...layout.frames.map(writeFrame),
    ...arrows.map((arrow, index) => writeArrow(arrow, index, layout.arrows[index]!)),
    ...boxes.map((box, index) => writeBox(box, layout.boxes[index]!)),
  ].join('\n');
}

function writeFrame({ name, ...place }: Layout['frames'][number]): string {
  return `<g class="frame">${rectangle(place, 4)}<text x="${place.x + 10}" y="${place.y + 16}">${escape(name)}</text></g>`;
}

function writeBox(box: Box, place: Place & { lines: string[] }): string {
  const { x, y, width } = place;
  const top = box.style === 'way-out' ? y + 20 : y + padding + 12;
  const lines = [box.title, ...place.lines].map(
    (text, index) =>
      `<text x="${round(x + width / 2)}" y="${round(top + index * lineHeight)}" class="${index === 0 ? 'name' : 'line'}">${escape(text)}</text>`,
  );
  return `<g class="${classOf('box', box)}" data-step="${escape(box.id)}">${outline(box.style, place)}${lines.join('')}</g>`;
}

function classOf(part: string, { style, mark }: Box | Arrow): string {
  return [part, style, mark ?? []].flat().join(' ');
}

/** The looks differ without colours, too. */
function outline(style: Box['style'], place: Place): string {
  const { x, y, width, height } = place;
  if (style === 'succeeded' || style === 'way-out') return rectangle(place, height / 2);
  if (style === 'ended') return rectangle(place, 0) + rectangle(inner(place, 3), 0);
  if (style === 'write')
    return `${rectangle(place, 2)}<path d="M${round(x + 5)} ${y}V${round(y + height)}M${round(x + width - 5)} ${y}V${round(y + height)}"/>`;
  if (style !== 'failed') return rectangle(place, 8);
  const cut = 12;
  const right = x + width;
  const bottom = y + height;
  const corners = [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [x + cut, bottom],
    [x, bottom - cut],
    [x, y + cut],
  ];
  return `<path d="M${corners.map((corner) => corner.map(round).join(' ')).join('L')}z"/>`;
}

function inner({ x, y, width, height }: Place, by: number): Place {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function rectangle({ x, y, width, height }: Place, radius: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"/>`;
}

function writeArrow(arrow: Arrow, index: number, { points, label, lines }: PlacedArrow): string {
  const tip = arrow.style === 'failure' ? 'failure' : 'usual';
  const paths = points.map((section) => {
    const path = section.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
    return `<path d="${path}" marker-end="url(#${tip}-tip)"/>`;
  });
  const labels = lines.map(
    (text, at) =>
      `<text x="${label?.x ?? 0}" y="${round((label?.y ?? 0) + 12 + at * lineHeight)}">${escape(text)}</text>`,
  );
  return `<g class="${classOf('arrow', arrow)}" data-arrow="${index}">${paths.join('')}${labels.join('')}</g>`;
}

export const drawingStyle = `
text{font:12px system-ui,"Noto Sans CJK SC",sans-serif;fill:#1a1f28}
.heading{font-size:15px;font-weight:600}
.box>rect,.box>path{fill:#fff;stroke:#1558d6;stroke-width:1.4}
.screen>rect{fill:#eaf1ff}.hidden>rect{stroke:#5f6773;stroke-dasharray:5 3}.write>rect,.write>path{fill:#fff4e0;stroke:#8a5200}
.succeeded>rect{fill:#e6f5ed;stroke:#0b7a45}.failed>path{fill:#fdecec;stroke:#b3261e;stroke-width:2.4}.ended>rect{fill:#f4f5f8;stroke:#5f6773}.way-out>rect{fill:#f4f5f8;stroke:#868e9b}
.box>.name{font-weight:600;fill:#1a1f28}.name,.line{text-anchor:middle}.box>.line{fill:#4a515d}
.frame>rect{fill:#00000006;stroke:#868e9b;stroke-dasharray:1 3}.frame>text{font-size:11px;font-weight:600;fill:#4a515d}
.arrow path{fill:none;stroke:#6b7280;stroke-width:1.3}.arrow text{font-size:11px;fill:#4a515d}
.main path{stroke:#1a1f28;stroke-width:2.2}.failure path{stroke:#b3261e;stroke-dasharray:4 3}.failure text{fill:#b3261e}
`;

export const markers = `<defs>${[
  ['usual', '#1a1f28', '#1a1f28'],
  ['failure', '#b3261e', '#fff'],
]
  .map(
    ([name, stroke, fill]) =>
      `<marker id="${name}-tip" viewBox="-1 -1 10 10" refX="8" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="${fill}" stroke="${stroke}"/></marker>`,
  )
  .join('')}</defs>`;

const legendBoxes: readonly (readonly [Box['style'], LocalizedText])[] = [
  ['screen', { zh: '有页面', en: 'a screen' }],
  ['hidden', { zh: '无页面', en: 'no screen' }],
  ['write', { zh: '提交', en: 'writes' }],
  ['succeeded', { zh: '成功', en: 'success' }],
  ['failed', { zh: '失败', en: 'failure' }],
  ['ended', { zh: '其他结束', en: 'other end' }],
  ['way-out', { zh: '出口', en: 'way out' }],
];
const legendArrows: readonly (readonly [Arrow['style'], LocalizedText])[] = [
  ['main', { zh: '通常的走向', en: 'the usual way' }],
  ['branch', { zh: '分支：先试 1，再试 2', en: 'a branch: 1 is tried before 2' }],
  ['failure', { zh: '✗ 出了问题', en: '✗ something went wrong' }],
];
const cell = 96;
const legendWidth = legendBoxes.length * cell;
const legendHeight = 92;

function legendRow(language: Language): string {
  const boxes = legendBoxes.map(([style, words], index) =>
    writeBox(
      { id: '', style, title: words[language], lines: [], frames: [] },
      {
        x: index * cell,
        y: 0,
        width: cell - 10,
        height: style === 'way-out' ? 30 : 40,
        lines: [],
      },
    ),
  );
  const arrows = legendArrows.map(([style, words], index) => {
    const text = words[language];
    const x = index * 220;
    const line: Arrow = { from: '', to: '', style, lines: [text], outcome: '' };
    const points = [
      [
        { x, y: 70 },
        { x: x + 40, y: 70 },
      ],
    ];
    const label = { x: x + 48, y: 62, width: 0, height: 0 };
    return writeArrow(line, index, { points, label, lines: [text] });
  });
  return [...boxes, ...arrows].join('\n');
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
