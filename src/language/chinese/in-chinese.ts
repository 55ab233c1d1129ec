import { aboutInChinese } from './about/about-in.ts';
import { examples } from './examples.ts';
import { exits } from './exits.ts';
import { flows } from './flows.ts';
import { formulas } from './formulas.ts';
import { lists } from './lists.ts';
import { misplaced } from './misplaced.ts';
import { overrides } from './overrides.ts';
import { joinedInChinese } from './phrases.ts';
import { refusals } from './refusals.ts';
import { scalars } from './scalars.ts';
import type { Sentence } from './sentence.ts';
import { terms } from './terms.ts';
import { values } from './values.ts';
import { writing } from './writing.ts';
import { yaml } from './yaml.ts';

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
  ...yaml,
  ...scalars,
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
        if (sign === '#')
          return before + spaced(phraseInChinese(named) ?? partInChinese(named), before, after);
        if (before === '“') return before + named.replaceAll('", "', '”、“');
        return before + (before === '"' ? named : (phraseInChinese(named) ?? named));
      },
    );
  }
  return undefined;
}

/** With spaces where it would touch Chinese characters and is none. */
function spaced(named: string, before: string, after: string): string {
  const open = isHan(before) && !isChinese(named.at(0)) ? ' ' : '';
  const close = isHan(after) && !isChinese(named.at(-1)) ? ' ' : '';
  return open + named + close;
}

const isHan = (sign: string): boolean => /\p{Script=Han}/u.test(sign);
const isChinese = (sign = ''): boolean => /[\p{Script=Han}“”，。：；（）]/u.test(sign);

/** `a date`, `the step "card"`, `a text or a list`, `order.status is empty`; undefined for what an author has named. */
const phraseInChinese = (named: string): string | undefined =>
  inChinese(named) ??
  atStartInChinese(named) ??
  aboutInChinese(named) ??
  alternativesInChinese(named) ??
  joinedInChinese(named) ??
  stepsInChinese(named);

/** `The step "card"`, with which a sentence begins. */
const atStartInChinese = (named: string): string | undefined =>
  /^(?:An?|The) /.test(named)
    ? inChinese(named.charAt(0).toLowerCase() + named.slice(1))
    : undefined;

/** `a text, a number or a list`; undefined where one of them has no Chinese. */
function alternativesInChinese(named: string): string | undefined {
  for (const { index } of named.matchAll(/ or /g)) {
    const others = named.slice(0, index).split(/, (?!which )/);
    const [last, ...all] = [named.slice(index + ' or '.length), ...others].map(inChinese);
    if (last !== undefined && !all.includes(undefined)) return `${all.join('、')}或${last}`;
  }
  return undefined;
}

/** `number: submitted; bind: skipped`, what a walk came through. */
function stepsInChinese(named: string): string | undefined {
  if (!named.includes('; ')) return undefined;
  return named
    .split('; ')
    .map((one) => inChinese(one) ?? one)
    .join('；');
}

/** `"a"`, `"a", "b" and 2 more`, `30`. */
function partInChinese(named: string): string {
  const [, names, more] = /^("[^"]*"(?:, "[^"]*")*)( and (?:\d+ )?more)?$/.exec(named) ?? [];
  if (names === undefined) return named;
  const all = names.split('", "');
  const count = /\d+/.exec(more ?? '')?.[0];
  const others = count === undefined ? '等' : `等 ${all.length + Number(count)} 个`;
  return `“${names.slice(1, -1).replaceAll('", "', '”、“')}”${more === undefined ? '' : others}`;
}
