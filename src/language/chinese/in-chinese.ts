import { aboutInChinese } from './about/about-in.ts';
import { examples } from './examples.ts';
import { exits } from './exits.ts';
import { flows } from './flows.ts';
import { formulas } from './formulas.ts';
import { lists } from './lists.ts';
import { misplaced } from './misplaced.ts';
import { overrides } from './overrides.ts';
import { refusals } from './refusals.ts';
import type { Sentence } from './sentence.ts';
import { terms } from './terms.ts';
import { values } from './values.ts';
import { writing } from './writing.ts';

interface Pattern {
  /** What stands in quotation marks has none in it. */
  strict: RegExp;
  lenient: RegExp;
  /** The numbers of its placeholders, in the order of the English text. */
  numbers: string[];
  zh: string;
}

const placeholder = /("?)%(\d)/g;

export const sentencesInBoth: readonly Sentence[] = [
  ...writing,
  ...examples,
  ...exits,
  ...flows,
  ...formulas,
  ...lists,
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
  return en.replace(placeholder, '$1').length;
}

function patternOf([en, zh]: Sentence): Pattern {
  const numbers = [...new Set([...en.matchAll(placeholder)].map(([, , number = '']) => number))];
  const matching = (inQuotes: string) => {
    const before: string[] = [];
    const source = en
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(placeholder, (_, quote: string, number: string) => {
        if (before.includes(number)) return `${quote}\\${numbers.indexOf(number) + 1}`;
        before.push(number);
        return quote + (quote === '' ? '(.+?)' : inQuotes);
      });
    return new RegExp(`^${source}$`, 's');
  };
  return { strict: matching('([^"]+?)'), lenient: matching('(.+?)'), numbers, zh };
}

/**
 * A finding's sentence in Chinese; undefined where nobody has translated it. Names stay as they are
 * written in the file.
 */
export function inChinese(sentence: string): string | undefined {
  return translated(sentence, 'strict') ?? translated(sentence, 'lenient');
}

/** A placeholder, and the sign before and after it. */
const place = /(.?)([%#$])(\d)(?=(.?))/gsu;

function translated(sentence: string, matching: 'strict' | 'lenient'): string | undefined {
  for (const { [matching]: regex, numbers, zh } of patterns) {
    const found = regex.exec(sentence);
    if (!found) continue;
    return zh.replaceAll(
      place,
      (_, before: string, sign: string, number: string, after: string) => {
        const named = found[numbers.indexOf(number) + 1] ?? '';
        if (sign === '$') return before + named;
        if (sign === '#') return before + spaced(partInChinese(named), before, after);
        if (before === '“') return before + named.replaceAll('", "', '”、“');
        return before + (before === '"' ? named : phraseInChinese(named));
      },
    );
  }
  return undefined;
}

/** With spaces where it would touch Chinese characters. */
function spaced(named: string, before: string, after: string): string {
  const open = /\p{Script=Han}/u.test(before) && !named.startsWith('“') ? ' ' : '';
  const close = /\p{Script=Han}/u.test(after) && !/[”个]$/.test(named) ? ' ' : '';
  return open + named + close;
}

const phraseInChinese = (named: string): string =>
  inChinese(named) ?? aboutInChinese(named) ?? alternativesInChinese(named) ?? named;

/** `a text, a number or a list`; undefined where one of them has no Chinese. */
function alternativesInChinese(named: string): string | undefined {
  const [, first = '', last = ''] = /^(.*) or ([^,]*)$/.exec(named) ?? [];
  const alternatives = [...first.split(', '), last].map(inChinese);
  if (alternatives.includes(undefined)) return undefined;
  return `${alternatives.slice(0, -1).join('、')}或${alternatives.at(-1)}`;
}

/** `"a"`, `"a", "b" and 2 more`, `30`. */
function partInChinese(named: string): string {
  if (!/^"[^"]*"(, "[^"]*")*( and (\d+ )?more)?$/.test(named)) return named;
  return named
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(', ', '、')
    .replace(/ and (\d+) more$/, ' 等，另有 $1 个')
    .replace(/ and more$/, ' 等');
}
