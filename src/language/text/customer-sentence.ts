import type { TextProblem } from './problem.ts';

/** A sentence customers read, in one language, with its place. */
export interface CustomerSentence {
  text: string;
  language: 'zh' | 'en';
  /** The setting it belongs to: `title`, `button`, `text`. */
  setting: string;
}

interface Width {
  called: string;
  zh: number;
  en: number;
}

/** The widest text that fits a phone of 320 px, in letters; a Chinese character counts as two. */
const widest: Readonly<Record<string, Width>> = {
  title: { called: 'A title', zh: 28, en: 48 },
  button: { called: 'A button', zh: 24, en: 40 },
};

const formulas = /\{[^{}]*\}/g;
const chinese = /\p{Script=Han}/u;
const unfinished = /\b(?:TODO|TBD|FIXME|XXX|lorem ipsum)\b|占位|待补充|待填写/iu;
const markup = /<\/?[a-z][^<>]*>|&(?:nbsp|lt|gt|amp|quot|#\d+);|\*\*[^*]+\*\*/iu;
/** Two words, or one that is no abbreviation and no name such as CarPlay. */
const englishWord = /[A-Za-z]{2,}\s+[A-Za-z]{2,}|\b[A-Z]?[a-z]{3,}\b/;
/** Matches nothing: the formula parser reports unmatched braces. */
const never = /(?!)/u;

export const withoutMarkup = (text: string): string =>
  text.replace(/<\/?[a-z][^<>]*>|\*\*/giu, '').replaceAll('&nbsp;', ' ');

const forgotten =
  /\b(?:exactYuan|yuan|money|count|size|has)\([^()]*\)|\b(?:order|answers|result|settings|host|funder|address)\.[a-z]\w*/u;

/** Problems of a sentence independent of its meaning. */
export function sentenceProblem({
  text,
  language,
  setting,
}: CustomerSentence): TextProblem | undefined {
  const plain = withoutFormulas(text);
  return (
    wrongLanguage(text, language) ??
    findingOf(plain, unfinished, (words) => ({
      rule: 'left-over',
      message: `"${words}" reads as if this sentence were not finished.`,
      hint: 'Write what customers shall read.',
    })) ??
    findingOf(plain, markup, (words) => ({
      rule: 'words-markup',
      message: `Customers would read "${words}" as it stands: a text has no tags.`,
      hint: 'Write the words alone.',
    })) ??
    findingOf(plain, /[{}]/.test(plain) ? never : forgotten, (words) => ({
      rule: 'formula-looks-literal',
      message: `Customers would read "${words}" as it stands: a value in a text goes in braces.`,
      hint: `Write {${words}}.`,
      write: `{${words}}`,
    })) ??
    tooWide(text.replace(formulas, ''), language, setting)
  );
}

const withoutFormulas = (text: string): string =>
  text.replace(formulas, (formula) => ' '.repeat(formula.length));

/** A sentence in the other language than its place says. */
export function wrongLanguage(text: string, language: 'zh' | 'en'): TextProblem | undefined {
  const plain = withoutFormulas(text);
  if (language === 'zh') {
    if (chinese.test(plain) || !englishWord.test(plain)) return undefined;
    return {
      rule: 'words-language',
      message: 'The Chinese text has no Chinese in it.',
      hint: 'Write it in Chinese; the English text stands behind "en:".',
    };
  }
  // A number plate begins with one character of Chinese.
  return findingOf(plain, /\p{Script=Han}[\p{Script=Han},。!?、]+/u, (words) => ({
    rule: 'words-language',
    message: `The English text has Chinese in it: ${words}`,
    hint: 'Write it in English; the Chinese text stands behind "zh:".',
  }));
}

const widthOf = (sign: string): number => (/[ -ÿ]/u.test(sign) ? 1 : 2);

function tooWide(plain: string, language: 'zh' | 'en', setting: string): TextProblem | undefined {
  const place = widest[setting];
  const width = Array.from(plain.trim(), widthOf).reduce((sum, one) => sum + one, 0);
  if (place === undefined || width <= place[language]) return undefined;
  const size = language === 'zh' ? `${place.zh / 2} characters` : `${place.en} letters`;
  return {
    rule: 'words-too-long',
    message: `${place.called} of more than ${size} does not fit on a small phone.`,
    hint:
      setting === 'title'
        ? 'Write a shorter title; the rest can stand in a text below.'
        : 'Write the one thing it does.',
  };
}

function findingOf(
  plain: string,
  pattern: RegExp,
  problemOf: (words: string) => Omit<TextProblem, 'at'>,
): TextProblem | undefined {
  const match = pattern.exec(plain);
  if (!match) return undefined;
  const start = match.index;
  return { ...problemOf(match[0]), at: { start, end: start + match[0].length } };
}
