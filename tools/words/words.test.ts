import { expect, test } from 'vitest';
import { applyEdits } from '../authoring/apply-edits.ts';
import { readRepository } from '../repository/read-repository.ts';
import { root } from '../repository/repository.ts';
import { NoWords, readSpreadsheet, spreadsheetOf } from './spreadsheet.ts';
import { spreadsheetText } from './spreadsheet-text.ts';
import { wordEdits } from './word-edits.ts';
import { wordsIn, type WrittenWords } from './words-in.ts';

const files = readRepository(root);
const bytes = (text: string) => new TextEncoder().encode(text);
const row = {
  file: 'funders/A.yaml',
  place: 'name',
  zh: '甲，"行"',
  en: '=SUM(A1), or\n-1',
  from: 0,
  problems: [],
};
const withWords = (file: { path: string; text: string }, words: readonly WrittenWords[]) =>
  applyEdits(file.text, wordEdits(file, words).edits);
const written = (text: string, words: Partial<WrittenWords>) =>
  withWords({ path: row.file, text }, [
    { file: row.file, place: 'name', zh: '', en: '', ...words },
  ]);

test('changing texts and changing them back restores every file byte for byte', () => {
  for (const file of files) {
    const words = wordsIn(file);
    const changed = withWords(
      file,
      words.map((one) => ({
        ...one,
        zh: one.zh && `新：${one.zh}`,
        en: one.en && `New, "${one.en}"`,
      })),
    );
    const back = withWords({ path: file.path, text: changed }, words);

    expect(wordsIn({ path: file.path, text: changed }).map(({ zh, en }) => [zh, en])).toEqual(
      words.map(({ zh, en }) => [zh && `新：${zh}`, en && `New, "${en}"`]),
    );
    expect(back).toBe(file.text);
  }
  expect(files.flatMap(wordsIn).length).toBeGreaterThan(1000);
});

test('only the words are written otherwise: comments, blanks, line ends and quotes stay', () => {
  const text = `# ours\r\nname:   {zh: 甲行,en:   "A bank"  }   # called\r\nsteps:\r\n    - [ a,b ]\r\n`;

  expect(written(text, { zh: '乙行', en: 'B, "the" bank' })).toBe(
    text.replace('甲', '乙').replace('"A bank"', String.raw`"B, \"the\" bank"`),
  );
});

test.each([
  ['{ zh: 甲 }', { zh: '甲, 乙' }, '{ zh: "甲, 乙" }'],
  ['{ zh: 甲 }', { en: 'A, or B' }, '{ zh: 甲, en: "A, or B" }'],
  ['{ en: A }', { zh: '甲' }, '{ zh: 甲, en: A }'],
  ['{ zh: 甲, en }', { en: 'A' }, '{ zh: 甲, en: A }'],
  ['\n  zh: 甲 # first\n  en:', { en: 'yes' }, '\n  zh: 甲 # first\n  en: "yes"'],
  ['\n  zh: 甲 # first', { en: '36' }, '\n  zh: 甲 # first\n  en: "36"'],
  ['\n  en: A', { zh: '{funder.name}' }, '\n  zh: "{funder.name}"\n  en: A'],
  ['\n  zh: 甲\n  en: A # one', { en: 'A\nB' }, '\n  zh: 甲\n  en: |- # one\n    A\n    B'],
])('the text%j with %j is%j', (text, words, expected) => {
  expect(written(`name: ${text}\nafter: 1\n`, words)).toBe(`name: ${expected}\nafter: 1\n`);
});

test('a spreadsheet is read back as it was written, and none of its cells is a formula', () => {
  const problems = [{ zh: '太长。', en: 'Too long.' }];
  const text = spreadsheetOf([{ ...row, problems }], 'zh');

  expect(text).toContain(`"'=SUM`);
  expect(text).toMatch(/,太长。\n$/);
  expect(readSpreadsheet(text)).toEqual({
    rows: [{ row: 2, file: row.file, place: row.place, zh: row.zh, en: row.en }],
    refused: [],
  });
});

test('files of spreadsheet programs are read: semicolons, GB 18030', () => {
  const head = bytes('file;place;zh;en\r\nfunders/A.yaml;name;');
  const saved = new Uint8Array([...head, 0xbc, 0xd7, 0xd0, 0xd0, ...bytes(';First\r\n')]);

  expect(readSpreadsheet(spreadsheetText(saved)).rows).toEqual([
    { row: 2, file: 'funders/A.yaml', place: 'name', zh: '甲行', en: 'First' },
  ]);
});

test.each(['a,b\n1,2\n', '', 'file,place,zh,en\na,b,"c,d\n'])(
  'a table like %j is refused',
  (text) => {
    expect(() => readSpreadsheet(text)).toThrow(NoWords);
  },
);

test('rows count as in the spreadsheet: empty ones and cells of several lines, too', () => {
  const text = 'en,zh,file,place\n"A\nB",甲,f,p\n\n,,,\nC,乙\nD, or E,丁,f,q\nF,己,f,r\n';
  const { rows, refused } = readSpreadsheet(text);

  expect(rows.map(({ row: number, en, place }) => [number, en, place])).toEqual([
    [2, 'A\nB', 'p'],
    [7, 'F', 'r'],
  ]);
  expect(refused.map((one) => one.row)).toEqual([5, 6]);
});

test('an empty cell changes nothing, a missing text is added, and an unknown place is reported', () => {
  const file = { path: 'funders/A.yaml', text: 'funder: A\n# called\nname:\n  zh: 甲行\n' };
  const missing = { file: file.path, place: 'flows > x > title', zh: '一', en: 'One' };
  const words = [{ file: file.path, place: 'name', zh: '', en: 'First' }, missing];

  expect(wordsIn(file)).toMatchObject([{ place: 'name', zh: '甲行', en: '' }]);
  expect(wordEdits(file, words).unknown).toEqual([missing]);
  expect(withWords(file, words)).toBe('funder: A\n# called\nname:\n  zh: 甲行\n  en: First\n');
});
