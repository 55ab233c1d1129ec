/** Without a browser there are no font metrics: Chinese characters are square, others about 0.58 of that. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) width += isSquare(character) ? fontSize : fontSize * 0.58;
  return Math.ceil(width);
}

const isSquare = (character: string) => (character.codePointAt(0) ?? 0) > 0x2e80;

/** The width of a line, in letters. */
const most = 38;

/** A line as several where it is long, broken between words and after the signs of a path. */
export function wrapped(text: string): string[] {
  const lines = [''];
  for (const [word] of text.matchAll(/\s*[^\s/.,]*[\s/.,]?/g)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || textWidth(line + word.trimEnd(), 1 / 0.58) <= most)
      lines[lines.length - 1] = line + word;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}
