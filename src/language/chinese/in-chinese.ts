import { aboutInChinese } from './about/about-in.ts';
import { examples } from './examples.ts';
import { exits } from './exits.ts';
import { flows } from './flows.ts';
import { misplaced } from './misplaced.ts';
import { overrides } from './overrides.ts';
import { refusals } from './refusals.ts';
import type { Sentence } from './sentence.ts';
import { terms } from './terms.ts';
import { values } from './values.ts';
import { writing } from './writing.ts';

interface Pattern {
  regex: RegExp;
  /** The numbers of its placeholders, in the order of the English text. */
  numbers: string[];
  zh: string;
}

const placeholder = /%(\d)/g;
/** With the quotation mark before it: a quoted value is a name in the file and is not translated. */
const quotedOrNot = /([“"]?)%(\d)/g;

export const sentencesInBoth: readonly Sentence[] = [
  ...writing,
  ...examples,
  ...exits,
  ...flows,
  ...values,
  ...misplaced,
  ...overrides,
  ...refusals,
  ...terms,
];

/** The longest literal text first: otherwise `Write %1.` would match every sentence that begins so. */
const patterns: readonly Pattern[] = sentencesInBoth
  .toSorted(([a], [b]) => literalLength(b) - literalLength(a))
  .map(patternOf);

function literalLength(en: string): number {
  return en.replace(placeholder, '').length;
}

function patternOf([en, zh]: Sentence): Pattern {
  const numbers: string[] = [];
  const source = en
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(placeholder, (_, number: string) => {
      if (numbers.includes(number)) return `\\${numbers.indexOf(number) + 1}`;
      numbers.push(number);
      return '(.+?)';
    });
  return { regex: new RegExp(`^${source}$`, 's'), numbers, zh };
}

/**
 * A finding's sentence in Chinese; undefined where nobody has translated it. Names stay as they are
 * written in the file.
 */
export function inChinese(sentence: string): string | undefined {
  for (const { regex, numbers, zh } of patterns) {
    const found = regex.exec(sentence);
    if (!found) continue;
    return zh.replaceAll(quotedOrNot, (_, quote: string, number: string) => {
      const named = found[numbers.indexOf(number) + 1] ?? '';
      return quote + (quote === '' ? (inChinese(named) ?? aboutInChinese(named) ?? named) : named);
    });
  }
  return undefined;
}
