/** A piece of text of a page as PDF.js gives it: left and lower edge are the last two of `transform`, in points. */
export interface TextPiece {
  str: string;
  transform: readonly number[];
  height: number;
  hasEOL: boolean;
}

interface Line {
  text: string;
  bottom: number;
  height: number;
}

/** Lines that stand close below each other are one paragraph, so that a sentence is read out in one. */
export function paragraphsOf(pieces: readonly TextPiece[]): string[] {
  const paragraphs: string[] = [];
  let before: Line | undefined;
  for (const line of linesOf(pieces)) {
    const last = paragraphs.pop();
    if (last === undefined || !before) paragraphs.push(line.text);
    else if (continuesParagraph(before, line)) paragraphs.push(joined(last, line.text));
    else paragraphs.push(last, line.text);
    before = line;
  }
  return paragraphs;
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  let now: Line = { text: '', bottom: 0, height: 0 };
  for (const { str, transform, height, hasEOL } of pieces) {
    if (str.trim() !== '') now = { ...now, bottom: transform[5] ?? 0 };
    now = { ...now, text: now.text + str, height: Math.max(now.height, height) };
    if (!hasEOL) continue;
    lines.push(now);
    now = { text: '', bottom: 0, height: 0 };
  }
  return [...lines, now]
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => text !== '');
}

function continuesParagraph(above: Line, below: Line): boolean {
  const sameSize = Math.abs(above.height - below.height) < 1;
  return sameSize && Math.abs(above.bottom - below.bottom) < 2 * below.height;
}

/** Chinese is written without spaces. */
function joined(above: string, below: string): string {
  const latin = /[!-~]$/.test(above) && /^[!-~]/.test(below);
  return above + (latin ? ' ' : '') + below;
}
