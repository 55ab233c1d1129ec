import { refuse, rewritten, type Rewrite, type Span } from './problem.ts';

type Piece = string | { source: string; at: number };

const token = /\{\{|\}\}|[{}]|[^{}]+/g;
const inside = /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^{}"'])*/y;

/** A sentence cut at its `{…}`. Throws FormulaError. */
export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [text] = match;
    const at = match.index;
    if (text === '}')
      refuse(
        'formula-syntax',
        { start: at, end: at + 1 },
        'This "}" closes nothing.',
        'For a brace in the text write }}.',
        { rewrites: ['}}', ''].map((by) => ({ start: at, end: at + 1, by })) },
      );
    const slip = slipAt(source, at);
    if (slip)
      refuse('formula-syntax', slip, slip.message, slip.hint, rewritten(slip, slip.correction));
    if (text !== '{') {
      plain += text === '{{' || text === '}}' ? text[0] : text;
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
        { rewrites: closings(formula, at) },
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

/** Closed at its end or, where the sentence goes on, behind the name; a brace of the text has no name behind it. */
function closings(formula: string, at: number): Rewrite[] {
  const [name = ''] = /^\s*[A-Za-z_][\w.]*(?!\w*\s*\()/.exec(formula) ?? [];
  const ends = [...new Set([formula.trimEnd(), name.replace(/\.$/, '')])].filter(Boolean);
  const closed = ends.map((part) => ({
    start: at,
    end: at + 1 + part.length,
    by: `{${part}}`,
    isSure: ends.length === 1,
  }));
  const isValue = /^\s*(?:order|address|answers|result|settings|host|funder|item)\./.test(formula);
  return isValue ? closed : [...closed, { start: at, end: at + 1, by: '{{' }];
}

const dollar = /\$\{\s*([^{}]*?)\s*\}/y;
const doubled =
  /\{\{\s*((?:order|address|answers|result|settings|host|funder|item)\.[^{}]*?)\s*\}\}/y;

/** How other notations write a value in a text: the customer would read the signs. */
function slipAt(
  source: string,
  at: number,
): (Span & { message: string; hint: string; correction: string }) | undefined {
  dollar.lastIndex = at - 1;
  const money = at > 0 ? dollar.exec(source) : null;
  if (money)
    return {
      start: at - 1,
      end: at,
      message: 'The "$" before the brace would be read by the customer.',
      hint: `Write {${money[1]}}.`,
      correction: '',
    };
  doubled.lastIndex = at;
  const twice = doubled.exec(source);
  if (!twice) return undefined;
  return {
    start: at,
    end: at + twice[0].length,
    message: 'Two braces stand for a brace in the text, so no value is put in here.',
    hint: `Write {${twice[1]}}.`,
    correction: `{${twice[1]}}`,
  };
}
