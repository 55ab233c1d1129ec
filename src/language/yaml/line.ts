export interface TextLine {
  start: number;
  /** Before the line break. */
  end: number;
  text: string;
  indent: number;
}

export function lineAround(text: string, offset: number): TextLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const raw = text.slice(start, next < 0 ? undefined : next).replace(/\r$/, '');
  return {
    start,
    end: start + raw.length,
    text: raw,
    indent: /^[ \t]*/.exec(raw)?.[0].length ?? 0,
  };
}
