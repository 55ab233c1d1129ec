import { Environment, ParseError } from '@marcbachmann/cel-js';
import type { ASTNode } from '@marcbachmann/cel-js';
import { refuse, rewritten, FormulaError } from './problem.ts';
import type { FormulaProblem } from './problem.ts';

/** Limits beyond which a formula is unreadable; named values split it. */
const limits = {
  maxAstNodes: 120,
  maxDepth: 12,
  maxListElements: 60,
  maxMapEntries: 1,
  maxCallArguments: 8,
};
/** The longest formula an author may write, in characters; beyond `maxLength` it is not even parsed. */
export const longest = 100;
const maxLength = 400;
/** How many characters are underlined where the whole formula is wrong. */
const shown = 40;

const reader = new Environment({ limits });

const quotedOrIf = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<![\w.])if(?=\s*\()/g;

/**
 * Parses a formula. `if` is reserved in CEL, so it is passed as `If`, of the same length to keep offsets. Throws
 * FormulaError.
 */
export function parse(source: string): ASTNode {
  const whole = { start: 0, end: source.length };
  if (source.trim() === '')
    refuse(
      'formula-syntax',
      whole,
      'There is no formula after the "=".',
      'Write what to compute, as in =order.orderNo.',
    );
  if (source.length > maxLength)
    refuse('formula-cost', { start: 0, end: shown }, tooLong(source), splitIt);
  commonSlips(source);
  try {
    return reader.parse(source.replace(quotedOrIf, (token) => (token === 'if' ? 'If' : token))).ast;
  } catch (error) {
    if (error instanceof FormulaError || !(error instanceof ParseError)) throw error;
    return explain(error, source);
  }
}

export const splitIt = 'Give a part of it a name under "values:" of the flow and use that.';

export const tooLong = (source: string): string =>
  `This formula is ${source.length} characters long; ${longest} is the most.`;

const unquoted = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?/g;

/** Habits from other notations, recognized before the library for a better message. */
const slips: {
  found: RegExp;
  message: (text: string) => string;
  hint: string;
  correction: (mark: string) => string;
  rule?: FormulaProblem['rule'];
}[] = [
  {
    found: /^\s*=(?!=)/,
    message: () => 'The formula begins with "=" twice.',
    hint: 'Remove the second "=".',
    correction: () => '',
  },
  {
    found: /[“”‘’「」]/,
    message: (mark) => `${mark} is not a quotation mark here.`,
    hint: 'Write straight quotes: "text".',
    correction: () => '"',
    rule: 'full-width',
  },
  {
    found: /[（），：；！＝＞＜＆｜。、－＋＊／\u3000\u00a0\u200b-\u200d\ufeff０-９Ａ-Ｚａ-ｚ]/,
    message: (mark) => `"${mark}" is full-width, as a Chinese keyboard types it.`,
    hint: 'Switch the keyboard to half-width: ( ) , : ! = > <',
    correction: (mark) => mark.normalize('NFKC'),
    rule: 'full-width',
  },
  {
    found: /===|!==/,
    message: (mark) => `"${mark}" is not used here.`,
    hint: 'Compare with == or !=.',
    correction: (mark) => mark.slice(0, -1),
  },
  {
    found: /=>|=</,
    message: (mark) => `"${mark}" is the wrong way round.`,
    hint: 'Write >= or <=.',
    correction: (mark) => (mark === '=>' ? '>=' : '<='),
  },
  {
    found: /(?<![=!<>])=(?!=)/,
    message: () => 'A single "=" compares nothing.',
    hint: 'Compare with ==.',
    correction: () => '==',
  },
  {
    found: /<>/,
    message: () => '"<>" is not used here.',
    hint: 'Write != for "is not".',
    correction: () => '!=',
  },
  {
    found: /(?<!&)&(?!&)/,
    message: () => 'A single "&" joins nothing.',
    hint: 'Write && for "and".',
    correction: () => '&&',
  },
  {
    found: /(?<!\|)\|(?!\|)/,
    message: () => 'A single "|" joins nothing.',
    hint: 'Write || for "or".',
    correction: () => '||',
  },
  {
    found: /(?<=[\w)"\]]\s+)and(?=\s+[\w("!])/i,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write && for "and".',
    correction: () => '&&',
  },
  {
    found: /(?<=[\w)"\]]\s+)or(?=\s+[\w("!])/i,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write || for "or".',
    correction: () => '||',
  },
  {
    found: /(?<=[\w)"\]]\s*)(?:并且|而且|且)(?=\s*[\w("!])/,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write && for "and".',
    correction: () => ' && ',
  },
  {
    found: /(?<=[\w)"\]]\s*)(?:或者|或)(?=\s*[\w("!])/,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write || for "or".',
    correction: () => ' || ',
  },
  {
    found: /(?<=[\w)"\]]\s*)(?:不等于|等于|大于等于|小于等于|大于|小于)(?=\s*[\w("!-])/,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write == != > >= < or <=.',
    correction: (word) => ` ${comparisonSigns[word] ?? '=='} `,
  },
  {
    found: /(?<![\w.])not(?=\s+[\w("])/i,
    message: (word) => `"${word}" is not used here.`,
    hint: 'Write ! before what should not hold.',
    correction: () => '!',
  },
];

const comparisonSigns: Readonly<Record<string, string>> = {
  等于: '==',
  不等于: '!=',
  大于: '>',
  小于: '<',
  大于等于: '>=',
  小于等于: '<=',
};

function commonSlips(source: string): void {
  const bare = source.replace(unquoted, (text) =>
    '"'.padEnd(text.length - 1, '_').padEnd(text.length, '"'),
  );
  for (const { found, message, hint, correction, rule = 'formula-syntax' } of slips) {
    const match = found.exec(bare);
    if (!match) continue;
    const mark = match[0].trim();
    const start = match.index + match[0].indexOf(mark);
    const place = { start, end: start + mark.length };
    refuse(rule, place, message(mark), hint, rewritten(place, correction(mark)));
  }
}

function explain(error: ParseError, source: string): never {
  const start = Math.min(error.range?.start ?? 0, source.length);
  const end = Math.min(Math.max(error.range?.end ?? start, start), source.length);
  const place = { start, end: Math.max(end, Math.min(start + 1, source.length)) };
  const operator = source.slice(start, end);
  if (error.code === 'limit_exceeded')
    refuse(
      'formula-cost',
      { start: 0, end: Math.min(shown, source.length) },
      'This formula has too many parts.',
      splitIt,
    );
  if (error.code.startsWith('unterminated'))
    refuse(
      'formula-syntax',
      place,
      'This text is opened with a quote and never closed.',
      `Close it with ${source[start]}.`,
    );
  if (error.code === 'reserved_identifier')
    refuse(
      'formula-syntax',
      place,
      `"${operator}" cannot be a name in a formula.`,
      'Choose another name.',
    );
  if (error.code.includes('escape'))
    refuse(
      'formula-syntax',
      place,
      `${operator} means nothing in a text.`,
      'Write \\\\ for a backslash.',
    );
  if (error.code === 'invalid_macro_argument')
    refuse(
      'formula-syntax',
      place,
      'The first thing in the brackets must be a name of your own.',
      'As in answers.people.exists(p, p.age > 18).',
    );
  if (start >= source.trimEnd().length) {
    const end = source.trimEnd().length;
    const last = { start: Math.max(0, end - 1), end };
    const bracket = missingBracket(error);
    refuse(
      'formula-syntax',
      last,
      'The formula stops too early.',
      missing(error, source) ?? 'Something must follow.',
      bracket ? rewritten(last, `${source.slice(last.start, last.end)}${bracket}`) : {},
    );
  }
  refuse('formula-syntax', place, `"${operator}" is not expected here.`, missing(error, source));
}

function missing(error: ParseError, source: string): string | undefined {
  const bracket = missingBracket(error);
  if (bracket) return `A "${bracket}" is missing.`;
  const opened = source.split('(').length - source.split(')').length;
  if (opened < 0) return 'There is one ")" too many.';
  return undefined;
}

function missingBracket({ summary }: ParseError): string | undefined {
  if (summary.includes('RPAREN')) return ')';
  return summary.includes('RBRACKET') ? ']' : undefined;
}
