import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdits } from '../../authoring/apply-edits.ts';
import { makeSharedTemplates } from '../../authoring/shared-templates.fixture.ts';
import { readSpreadsheet } from '../../words/spreadsheet.ts';
import { openDesk } from './desk.ts';
import { offsetAt } from './positions.ts';

const { folder, remove } = makeSharedTemplates();
const desk = openDesk(folder);
const template = 'flows/appeal-cancel.yaml';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const draft = { [template]: read(template).replace('撤销申诉', '撤回申诉') };
afterAll(remove);

const csvOf = (texts: Record<string, string>) =>
  desk.spreadsheet({ texts, funder: 'TWO', language: 'zh' });

function importOf(table: string) {
  const result = desk.importWords({ texts: draft, table });
  if (!('edits' in result)) throw new Error(result.refused.en);
  return result;
}

test('the spreadsheet has the words of drafts, of the funder and of its templates', () => {
  const [rows, ofDraft] = [csvOf({}), csvOf(draft)];

  expect(rows).toContain('撤销申诉');
  expect(ofDraft).toBe(rows.replace('title,撤销申诉,', 'title,撤回申诉,'));
  expect(ofDraft).toContain('funders/TWO.yaml,name,乙行,Second,');
  expect(ofDraft).not.toContain('funders/ONE.yaml');
});

test('the spreadsheet of a funder alone has the words of its file, under names in the language of who reads it', () => {
  const own = desk.spreadsheet({ texts: {}, funder: 'TWO', language: 'zh', isOwn: true });
  const { own: count } = desk.words({ texts: {}, funder: 'TWO' });

  expect(own.replace(/^\uFEFF/, '')).toBe(
    '文件,位置,中文,英文,问题\nfunders/TWO.yaml,name,乙行,Second,\n',
  );
  expect(count).toBe(1);
});

test('a spreadsheet that comes back unchanged changes nothing', () => {
  const { texts, unmended } = desk.words({ texts: draft, funder: 'TWO' });

  expect(texts).toBe(readSpreadsheet(csvOf(draft)).rows.length);
  expect(unmended).toEqual([]);
  expect(importOf(csvOf(draft))).toEqual({ edits: [], changed: [], unmended: [], refused: [] });
});

test('changed words are shown with what they replace, and edit the draft at their place alone', () => {
  const { edits, changed } = importOf(csvOf(draft).replace('title,撤回申诉,', 'title,收回申诉,'));
  const text = draft[template] ?? '';
  const offsets = edits.map(({ from, to, ...edit }) => ({
    ...edit,
    from: offsetAt(text, from),
    to: offsetAt(text, to),
  }));

  expect(changed).toEqual([
    {
      file: template,
      from: { line: 4, column: 0 },
      place: 'title',
      zh: '收回申诉',
      en: 'Withdraw the appeal',
      before: { zh: '撤回申诉', en: 'Withdraw the appeal' },
      problems: [],
      users: 2,
    },
  ]);
  expect(applyEdits(text, offsets)).toBe(text.replace('撤回申诉', '收回申诉'));
  expect(offsets.map(({ from, to }) => text.slice(from, to))).toEqual(['撤']);
});

test('what is too long or missing is marked, and nothing of it stays behind', () => {
  const long = 'Withdraw the appeal that was made against the decision';
  const saved = csvOf({});
  const table = saved.replace(',Withdraw the appeal,', `,${long},`);

  expect(desk.importWords({ texts: {}, table })).toMatchObject({
    changed: [{ place: 'title', en: long, problems: [{ zh: expect.stringContaining('48') }] }],
  });
  expect(csvOf({})).toBe(saved);

  const without = { [template]: read(template).replace(/^ {2}en: Withdraw the appeal\n/m, '') };
  const present = desk.words({ texts: without, funder: 'TWO' });
  expect(present.unmended).toMatchObject([
    { place: 'title', en: '', problems: [{ en: '"title" has no English text.' }] },
  ]);
  expect(desk.importWords({ texts: without, table: csvOf(without) })).toMatchObject({
    edits: [],
    unmended: present.unmended,
  });
});

test('rows that cannot be taken say why, by their number', () => {
  const rows = [
    'file,place,zh,en',
    'flows/none.yaml,title,甲,A',
    `${template},steps > none,甲,A`,
    `${template},title,甲`,
    `${template},title,收回,Take it back`,
    `${template},title,收回申诉,Take it back`,
    'funders/ONE.yaml,name,甲,A',
  ];
  const texts = { ...draft, 'funders/ONE.yaml': 'funder: ONE\nname: [\n' };
  const result = desk.importWords({ texts, table: rows.join('\n') });

  expect(result.refused).toEqual([
    { row: 2, why: { zh: expect.anything(), en: 'There is no file "flows/none.yaml".' } },
    { row: 3, why: { zh: expect.anything(), en: `${template} has no words at: steps > none` } },
    { row: 4, why: { zh: expect.anything(), en: expect.stringContaining('not as many cells') } },
    { row: 6, why: { zh: expect.anything(), en: expect.stringContaining('Row 5 has other') } },
    { row: 7, why: { zh: expect.anything(), en: expect.stringContaining('cannot be read') } },
  ]);
  expect(result).toMatchObject({ changed: [{ zh: '收回', en: 'Take it back' }] });
});

test('a file that is no spreadsheet is refused as a whole', () => {
  expect(desk.importWords({ texts: {}, table: 'PK\u0003\u0004' })).toMatchObject({
    refused: { zh: expect.stringContaining('“文件”“位置”') },
  });
});
