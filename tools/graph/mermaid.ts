import type { Arrow, Box, Drawing } from './drawing.ts';

/** The drawing as Mermaid text, for Markdown. */
export function mermaidOf(drawing: Drawing): string {
  const names = new Map(drawing.boxes.map((box, index) => [box.id, `n${index}`]));
  const failures = drawing.arrows.flatMap((arrow, index) =>
    arrow.look === 'failure' ? [index] : [],
  );
  return [
    'flowchart TD',
    ...drawing.boxes.map((box) => `  ${names.get(box.id)}${shape(box)}`),
    ...drawing.arrows.map(
      (arrow) => `  ${names.get(arrow.from)} ${line(arrow)} ${names.get(arrow.to)}`,
    ),
    ...(failures.length > 0
      ? [`  linkStyle ${failures.join(',')} stroke:#c4232b,color:#c4232b`]
      : []),
    '',
  ].join('\n');
}

function shape(box: Box): string {
  const text = quoted([box.title, ...box.lines]);
  if (box.look === 'end') return `([${text}])`;
  if (box.look === 'way-out') return `((${text}))`;
  return box.look === 'hidden' ? `[/${text}/]` : `[${text}]`;
}

function line(arrow: Arrow): string {
  const stroke = arrow.look === 'failure' ? '-.->' : arrow.look === 'main' ? '==>' : '-->';
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
