import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../../ui/format-message.ts';
import { answerOf, answersOf, type FieldSettings, isShown, startValues } from '../field.ts';
import { problemWith } from './rules.ts';
import type { FormFieldType } from '../schema.ts';

const judge = {
  t: (words: { zh: string; en: string }, values = {}) => formatMessage('en', words, values),
  language: 'en' as const,
  today: new Date(2026, 5, 15),
};

function aField(type: FormFieldType, settings: Partial<FieldSettings> = {}): FieldSettings {
  return { type, label: 'It', required: true, sensitive: false, whose: 'customer', ...settings };
}

const noCreditCode = 'That is not such a code. Check all 18 characters against the licence.';
const noLandline = 'Enter the number with its area code, such as 0512-65001234.';
const tooLong = 'No more than 3 characters.';

describe('a required field', () => {
  test.each([
    ['text', '', 'This is needed.'],
    ['text', '   ', 'This is needed.'],
    ['phone', undefined, 'This is needed.'],
    ['money', undefined, 'This is needed.'],
    ['date', undefined, 'Choose a date.'],
    ['validity', {}, 'Choose the first day.'],
    ['one-of', '', 'Choose one.'],
    ['many-of', [], 'Choose at least one.'],
    ['yes-no', undefined, 'Choose one.'],
    ['region', undefined, 'Choose down to the district.'],
    ['industry', undefined, 'Choose one.'],
    ['photo', '', 'Add a photo.'],
  ] as const)('of type %s is missed when it is %j', (type, value, sentence) => {
    expect(problemWith(aField(type), value, judge)).toBe(sentence);
    expect(problemWith(aField(type, { required: false }), value, judge)).toBeUndefined();
  });

  test('a no and a nought are answers', () => {
    expect(problemWith(aField('yes-no'), false, judge)).toBeUndefined();
    expect(problemWith(aField('money'), 0, judge)).toBeUndefined();
  });
});

test.each([
  ['phone', '138 0013 8000', undefined],
  ['phone', '+86 138-0013-8000', undefined],
  ['phone', '0086(138)00138000', undefined],
  ['phone', '１３８００１３８０００', undefined],
  ['id-number', '１１０１０５１９４９１２３１００２Ｘ', undefined],
  ['text', '张伟😀', 'Write it without emoji.'],
  ['long-text', '送到门口❤️', 'Write it without emoji.'],
  ['text', '张伟 · 买买提', undefined],
  ['phone', '1380013800', 'Enter a phone number of 11 digits.'],
  ['email', 'a@b.cn', undefined],
  ['email', 'a@b', 'Enter a whole email address, name@example.com.'],
  ['id-number', '11010519491231002X', undefined],
  ['id-number', '110105194912310021', 'That is not an ID number. Check all 18 characters.'],
  ['bank-card', '6222021234567890128', undefined],
  ['bank-card', '6222021234567890127', 'That is not a card number. Check the digits.'],
  ['money', Number.NaN, 'Enter an amount with no more than two decimals.'],
  ['number', Number.NaN, 'Enter a number.'],
  ['date', '2023-02-29', 'Choose a date.'],
  ['validity', { from: '2020-01-02' }, 'Choose the last day, or tick "No end date".'],
  ['validity', { to: 'long-term' }, 'Choose the first day.'],
  ['validity', { from: '2020-01-02', to: 'long-term' }, undefined],
  ['validity', { from: '2020-01-02', to: '2030-01-02' }, undefined],
  ['validity', { from: '2020-01-02', to: '2025-01-02' }, 'The document has expired.'],
  ['validity', { from: '2020-01-02', to: '2019-01-02' }, 'The last day is before the first.'],
  ['validity', { from: '2026-06-16', to: 'long-term' }, 'Not after 2026-06-15.'],
  ['validity', { from: '1926-06-14', to: 'long-term' }, 'Not before 1926-06-15.'],
  ['validity', { from: '2020-01-02', to: '2046-06-16' }, 'Not after 2046-06-15.'],
] as const)('%s %j: %s', (type, value, sentence) => {
  expect(problemWith(aField(type), value, judge)).toBe(sentence);
});

test.each([
  ['number', { min: 1 }, 0, 'At least 1.'],
  ['files', { max: 2 }, ['a', 'b', 'c'], 'No more than 2 files.'],
  ['files', { max: 2 }, ['a', 'b'], undefined],
  ['number', { max: 100 }, 101, 'At most 100.'],
  ['number', {}, 1.5, 'Enter a whole number.'],
  ['number', { decimals: 1 }, 1.5, undefined],
  ['number', { decimals: 1 }, 0.25, 'Decimals: 1 at most.'],
  ['number', { min: 1, max: 100 }, 100, undefined],
  ['id-number', { 'min-age': 20 }, '11010520060615002X', undefined],
  [
    'id-number',
    { 'min-age': 20 },
    '110105200606160025',
    'This person must be at least 20 years old. Check the number.',
  ],
  ['money', { min: 1 }, 99, 'At least ¥1.00.'],
  ['money', { max: 20000 }, 2_000_001, 'At most ¥20,000.00.'],
  ['money', { max: 20000 }, 2_000_000, undefined],
  ['date', { earliest: '2024-01-01' }, '2023-12-31', 'Not before 2024-01-01.'],
  ['date', { latest: '2024-01-01' }, '2024-01-02', 'Not after 2024-01-01.'],
  ['text', { 'max-length': 3 }, 'four', tooLong],
  ['long-text', { 'max-length': 3 }, '𠮷𠮷𠮷', undefined],
  ['text', { format: 'pin' }, '29485', 'Enter six digits.'],
  ['text', { format: 'pin' }, '294857', undefined],
  ['text', { format: 'plate' }, '苏e 12345', undefined],
  ['text', { format: 'plate' }, '粤B D12345', undefined],
  ['text', { format: 'plate' }, 'E12345', 'Enter the whole number plate, such as 苏E12345.'],
  ['text', { format: 'vin' }, 'lgxc14da1p0000001', undefined],
  [
    'text',
    { format: 'vin' },
    'LGXC14DA1P000000O',
    'Enter all 17 characters. A VIN has no I, O or Q.',
  ],
  ['text', { format: 'credit-code' }, '91310000 MA1FL 0000N', undefined],
  ['text', { format: 'credit-code' }, '91310000MA1FL0000X', noCreditCode],
  ['text', { format: 'landline' }, '0512-65001234', undefined],
  ['text', { format: 'landline' }, '65001234', noLandline],
  ['text', { format: 'postcode' }, '21500', 'Enter the six digits of the postcode.'],
  ['text', { format: 'digits' }, '6222 0212', undefined],
  ['text', { format: 'digits' }, '6222x', 'Digits only.'],
  ['text', { format: 'code' }, 'A/1', 'Letters and digits only.'],
  ['text', { format: 'code', 'max-length': 3 }, 'A123', tooLong],
] as const)('%s with %j and %j: %s', (type, settings, value, sentence) => {
  expect(problemWith(aField(type, settings), value, judge)).toBe(sentence);
});

test('a required single checkbox must be ticked', () => {
  const one = aField('many-of', { options: { agree: 'I agree' } });

  expect(problemWith(one, [], judge)).toBe('Tick this to go on.');
});

test('a choice of an earlier time that is no longer offered has to be made again', () => {
  const offered = { ...judge, offered: ['1', '2'] };

  expect(problemWith(aField('one-of'), '3', offered)).toBe(
    'That is no longer offered. Choose again.',
  );
  expect(problemWith(aField('many-of'), ['1', '3'], offered)).toBeDefined();
  expect(problemWith(aField('one-of'), '2', offered)).toBeUndefined();
  expect(problemWith(aField('one-of'), '3', judge)).toBeUndefined();
});

describe('answers', () => {
  test.each([
    ['text', ' a b ', 'a b'],
    ['text', undefined, ''],
    ['phone', '138 0013-8000', '13800138000'],
    ['money', undefined, undefined],
    ['money', Number.NaN, undefined],
    ['money', 0, 0],
    ['yes-no', false, false],
    ['many-of', undefined, []],
    ['date', null, undefined],
  ] as const)('%s %j becomes %j', (type, value, answer) => {
    expect(answerOf(aField(type), value)).toEqual(answer);
  });

  test('of a hidden field are removed', () => {
    const fields = { a: aField('text'), b: aField('money', { when: false }) };

    expect(answersOf(fields, { a: 'x', b: 100 })).toEqual({ a: 'x', b: undefined });
  });

  test("given before override the author's starting value", () => {
    const fields = { a: aField('text', { start: 's' }), b: aField('text', { start: 's' }) };

    expect(startValues(fields, { a: 'mine' })).toEqual({ a: 'mine', b: 's' });
  });

  test('a field whose condition cannot be evaluated yet is hidden', () => {
    expect(isShown(aField('text'))).toBe(true);
    expect(isShown(aField('text', { when: true }))).toBe(true);
    expect(isShown({ ...aField('text'), when: undefined })).toBe(false);
  });
});
