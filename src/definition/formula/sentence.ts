import { refuse } from './problem.ts';

type Piece = string | { source: string; at: number };

const token = /\{\{|\}\}|[{}]|[^{}]+/g;
const inside = /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^{}"'])*/y;

/** A sentence cut at its `{…}`. Throws Refused. */
export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [found] = match;
    const at = match.index;
    if (found === '}')
      refuse(
        'formula-syntax',
        { start: at, end: at + 1 },
        'This "}" closes nothing.',
        'For a brace in the text write }}.',
      );
    if (found !== '{') {
      plain += found === '{{' || found === '}}' ? found[0] : found;
      continue;
    }
    inside.lastIndex = at + 1;
    const formula = inside.exec(source)?.[0] ?? '';
    const end = at + 1 + formula.length;
    if (source[end] !== '}')
      refuse(
        'formula-syntax',
        { start: at, end: at + 1 },
        'This "{" is never closed.',
        'Close it with }. For a brace in the text write {{.',
      );
    if (formula.trim() === '')
      refuse(
        'formula-syntax',
        { start: at, end: end + 1 },
        'There is nothing between these braces.',
        'Write a value, as in {order.orderNo}.',
      );
    if (plain) pieces.push(plain);
    plain = '';
    pieces.push({ source: formula, at: at + 1 });
    token.lastIndex = end + 1;
  }
  return plain || pieces.length === 0 ? [...pieces, plain] : pieces;
}
