import type { Arrow, Box, Drawing } from './drawing.ts';

/** The drawing as Mermaid text, for Markdown. A step's name is its own, so that one more changes no other's lines. */
export function mermaidOf({ boxes, arrows }: Drawing): string {
  return [
    'flowchart TD',
    ...framed(boxes, 0),
    ...arrows.map((arrow) => `  ${nameOf(arrow.from)} ${line(arrow)} ${nameOf(arrow.to)}`),
    '',
  ].join('\n');
}

/** Boxes of the same run stand one after the other. */
function framed(boxes: readonly Box[], depth: number): string[] {
  const indent = '  '.repeat(depth + 1);
  const lines: string[] = [];
  for (let at = 0; at < boxes.length;) {
    const box = boxes[at]!;
    const frame = box.frames[depth];
    if (frame === undefined) {
      lines.push(`${indent}${nameOf(box.id)}${shape(box)}`);
      at++;
      continue;
    }
    const next = boxes.findIndex((other, index) => index > at && other.frames[depth] !== frame);
    const inside = boxes.slice(at, next === -1 ? boxes.length : next);
    const name = nameOf(box.frames.slice(0, depth + 1).join('/'));
    lines.push(
      `${indent}subgraph ${name}_run["${frame}"]`,
      ...framed(inside, depth + 1),
      `${indent}end`,
    );
    at += inside.length;
  }
  return lines;
}

/** Mermaid reads `end-early` as its own word `end`. */
function nameOf(id: string): string {
  return `s_${id.replaceAll('/', '.')}`;
}

function shape(box: Box): string {
  const text = quoted([box.title, ...box.lines]);
  if (box.style === 'succeeded') return `([${text}])`;
  if (box.style === 'failed') return `{{${text}}}`;
  if (box.style === 'ended') return `>${text}]`;
  if (box.style === 'way-out') return `((${text}))`;
  if (box.style === 'write') return `[[${text}]]`;
  return box.style === 'hidden' ? `[/${text}/]` : `[${text}]`;
}

function line(arrow: Arrow): string {
  const stroke = arrow.style === 'failure' ? '-.->' : arrow.style === 'main' ? '==>' : '-->';
  return arrow.lines.length > 0 ? `${stroke}|${quoted(arrow.lines)}|` : stroke;
}

function quoted(lines: string[]): string {
  const escaped = lines.map((text) =>
    text
      .replaceAll('&', '#amp;')
      .replaceAll('"', '#quot;')
      .replaceAll('<', '#lt;')
      .replaceAll('>', '#gt;'),
  );
  return `"${escaped.join('<br>')}"`;
}
