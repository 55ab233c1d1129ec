import { expect, test } from 'vitest';
import { readRepository } from '../read-repository.ts';
import { root } from '../repository.ts';
import { NoWords, spreadsheetOf, wordsOfSpreadsheet } from './spreadsheet.ts';
import { withWords, wordsIn } from './words-in.ts';

const files = readRepository(root);
const bytes = (text: string) => new TextEncoder().encode(text);
const row = {
  file: 'funders/A.yaml',
  place: 'name',
  zh: '甲，"行"',
  en: '=SUM(A1), or\n-1',
  problem: '',
};

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
    const back = withWords({ path: file.path, text: changed.text }, words);

    expect(changed.unknown).toEqual([]);
    expect(wordsIn({ path: file.path, text: changed.text }).map(({ zh }) => zh)).toEqual(
      words.map(({ zh }) => zh && `新：${zh}`),
    );
    expect(back.text).toBe(file.text);
  }
  expect(files.flatMap(wordsIn).length).toBeGreaterThan(1000);
});

test('a spreadsheet is read back as it was written, and none of its cells is a formula', () => {
  const text = spreadsheetOf([row]);

  expect(text).toContain(`"'=SUM`);
  expect(wordsOfSpreadsheet(bytes(text))).toEqual([
    { file: row.file, place: row.place, zh: row.zh, en: row.en },
  ]);
});

test('files of spreadsheet programs are read: semicolons, GB 18030', () => {
  const head = bytes('file;place;zh;en\r\nfunders/A.yaml;name;');
  const saved = new Uint8Array([...head, 0xbc, 0xd7, 0xd0, 0xd0, ...bytes(';First\r\n')]);

  expect(wordsOfSpreadsheet(saved)).toEqual([
    { file: 'funders/A.yaml', place: 'name', zh: '甲行', en: 'First' },
  ]);
});

test('a table without its columns is refused', () => {
  expect(() => wordsOfSpreadsheet(bytes('a,b\n1,2\n'))).toThrow(NoWords);
});

test('an empty cell changes nothing, a missing text is added, and an unknown place is reported', () => {
  const file = { path: 'funders/A.yaml', text: 'funder: A\n# called\nname:\n  zh: 甲行\n' };
  const missing = { file: file.path, place: 'flows > x > title', zh: '一', en: 'One' };

  expect(wordsIn(file)).toMatchObject([{ place: 'name', zh: '甲行', en: '' }]);
  expect(
    withWords(file, [{ file: file.path, place: 'name', zh: '', en: 'First' }, missing]),
  ).toEqual({
    text: 'funder: A\n# called\nname:\n  zh: 甲行\n  en: First\n',
    unknown: [missing],
  });
});
