import { expect, test } from 'vitest';
import { findingsOf, pairsFolder, pairsIn } from '../../../tests/support/finding-pairs.ts';
import { inChinese, sentencesInBoth } from './in-chinese.ts';
import { localized } from './localized.ts';

const findings = pairsIn(pairsFolder).flatMap(findingsOf);
const sentences = new Set(
  findings.flatMap(({ message, hint, also = [] }) => [
    message,
    ...(hint === undefined ? [] : [hint]),
    ...also.map((one) => one.message),
  ]),
);

test('every sentence of every rule has a Chinese translation', () => {
  expect([...sentences].filter((sentence) => inChinese(sentence) === undefined)).toEqual([]);
});

test('no part of a sentence stays English', () => {
  const halves = [...sentences].map((sentence) => inChinese(sentence) ?? '').filter(hasEnglish);

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
