import { expect, test } from 'vitest';
import { findingsOf, pairsFolder, pairsIn } from '../../../tests/support/finding-pairs.ts';
import { sentencesInSource } from '../../../tests/support/sentences/sentences.ts';
import { aboutsInChinese } from './about/about-in.ts';
import { inChinese, sentencesInBoth } from './in-chinese.ts';
import { localized } from './localized.ts';

const inSource = sentencesInSource();
const inPairs = new Set(
  pairsIn(pairsFolder)
    .flatMap(findingsOf)
    .flatMap(({ message, hint, also = [] }) => [
      message,
      ...(hint === undefined ? [] : [hint]),
      ...also.map((one) => one.message),
    ]),
);

test('every sentence of the golden pairs is found in the source', () => {
  const others = [...inPairs].filter(
    (sentence) => !inSource.some(({ pattern }) => pattern.test(sentence)),
  );

  expect(others).toEqual([]);
});

test('every sentence in the source has a Chinese translation', () => {
  const missing = inSource.filter(({ text }) => localized(text).zh === text);

  expect(missing.map(({ at, text }) => `${at} ${text}`)).toEqual([]);
});

const latin = (text: string): string[] => text.match(/[A-Za-z]+/g) ?? [];
/** Without what is quoted from the file, and the samples. */
const bare = (text: string): string => text.replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`|p\.x\d+/g, ' ');

/** What a translation has of its own, such as `yes` and `npm run check`, and names in examples of how one is spelt. */
const ownWords = new Set([
  ...[...sentencesInBoth.map(([, zh]) => zh), ...aboutsInChinese.values()].map(bare).flatMap(latin),
  ...latin('bank-card bankPhone success-page orderSignfor SZ_BANK_FINANCE orderDetail REPLACE ME'),
  ...latin('order address answers result item host action funder nothing none left'),
]);

test('no part of a sentence in the source stays English', () => {
  const halves = inSource.filter(({ text }) =>
    latin(bare(localized(text).zh)).some((word) => !ownWords.has(word)),
  );

  expect(halves.map(({ at, text }) => `${at} ${text} → ${localized(text).zh}`)).toEqual([]);
});

test('no part of a sentence of the golden pairs stays English', () => {
  const halves = [...inPairs].map((sentence) => inChinese(sentence) ?? sentence).filter(hasEnglish);

  expect(halves).toEqual([]);
});

/** Three words in a row that are neither quoted, nor a list of names, nor a command. */
function hasEnglish(sentence: string): boolean {
  const bare = sentence.replaceAll(/[“"`][^”"`]*[”"`]|npm run[^。，]*/g, '');
  return /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(bare);
}

test.each([
  [
    'Write the name of a setting, then ":" and its value. If it belongs to the text above, indent it more.',
    '请写设置的名称，再写“:”和值。若属于上面的文字，请再缩进。',
  ],
  ['"%1" is sensitive and cannot come with an address.', '“%1”是敏感内容，不能由地址带来。'],
  ['Add "endpoint": what is called.', '请加上“endpoint”：调用哪个接口。'],
])('%s', (sentence, chinese) => {
  expect(inChinese(sentence)).toBe(chinese);
});

test('quoted texts of the author stay unchanged, names of types are translated', () => {
  expect(inChinese('"number" of "pay.create" takes a text, and this gives a yes or no.')).toBe(
    '“pay.create”的“number”要文本，这里给的是“是/否”。',
  );
  expect(inChinese('"number" is not a step of "text".')).toBe('“number”不是“text”的步骤。');
});

test('of two matching sentences the more specific one is taken', () => {
  expect(inChinese('Write "quota".')).toBe('请写“quota”。');
  expect(inChinese('Write "quota:" under "with:".')).toBe('请在“with:”下写“quota:”。');
});

test('an untranslated sentence stays English', () => {
  expect(inChinese('Nobody ever wrote this one')).toBeUndefined();
  expect(localized('Nobody ever wrote this one').zh).toBe('Nobody ever wrote this one');
});

test('every translation contains each placeholder of the English sentence', () => {
  const numbers = (text: string) =>
    new Set([...text.matchAll(/[%#$](\d)/g)].map(([, number]) => number));
  const lost = sentencesInBoth.filter(([en, zh]) => {
    const [named, translated] = [numbers(en), numbers(zh)];
    return named.size !== translated.size || [...named].some((one) => !translated.has(one));
  });

  expect(lost).toEqual([]);
});
