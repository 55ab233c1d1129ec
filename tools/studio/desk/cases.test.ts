import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeSharedTemplates } from '../../authoring/shared-templates.fixture.ts';
import type { ImportCasesResult } from '../wire.ts';
import { openDesk } from './desk.ts';

const { folder, remove } = makeSharedTemplates();
const desk = openDesk(folder);
const file = 'funders/TWO.yaml';
const saved = readFileSync(join(folder, file), 'utf8');
/** In the page and not saved. */
const texts = {
  [file]: `${saved}examples:
  pulls back:
    action: 246
    results: { standing: { state: submitted, appealNo: SS2603010001, creatorName: 张伟 } }
    ends: success
`,
};
afterAll(remove);

async function exported(open: Record<string, string> = texts) {
  const result = await desk.cases({ texts: open, funder: 'TWO' });
  if ('refused' in result) throw new Error(result.refused.en);
  return result;
}

function broughtIn(result: ImportCasesResult) {
  if ('refused' in result) throw new Error(result.refused.en);
  const { edits, outcomes } = result;
  return { inserted: edits.map(({ insert }) => insert), outcomes };
}

test('the examples of an unsaved text are exported, and come back as they were', async () => {
  const { cases, spec } = await exported();
  const back = desk.importCases({ texts, text: cases.text, mayReplace: false });

  expect([cases.name, spec.name]).toEqual(['TWO.cases.json', 'TWO.spec.ts']);
  expect(spec.text).toContain("new URL('./TWO.cases.json', import.meta.url)");
  expect(spec.text).toContain('TWO: pulls back');
  expect(broughtIn(back)).toEqual({
    inserted: [],
    outcomes: [{ file, name: 'pulls back', outcome: 'same' }],
  });
});

test('where they are missing they are added, and the text that is open stays as it is', async () => {
  const { cases } = await exported();
  const other = { [file]: `# not saved\n${saved}` };

  const added = broughtIn(desk.importCases({ texts: other, text: cases.text, mayReplace: false }));
  const again = broughtIn(desk.importCases({ texts: other, text: cases.text, mayReplace: false }));

  expect(added.inserted.join('')).toContain('pulls back');
  expect(added.inserted.join('')).not.toContain('not saved');
  expect(added.outcomes).toEqual([{ file, name: 'pulls back', outcome: 'added' }]);
  expect(again).toEqual(added);
});

test('one that says something else is replaced only where that was asked for', async () => {
  const { cases } = await exported();
  const other = { [file]: texts[file]?.replace('state: submitted', 'state: examined') ?? '' };

  const kept = broughtIn(desk.importCases({ texts: other, text: cases.text, mayReplace: false }));
  const put = broughtIn(desk.importCases({ texts: other, text: cases.text, mayReplace: true }));

  expect(kept).toEqual({
    inserted: [],
    outcomes: [{ file, name: 'pulls back', outcome: 'different' }],
  });
  expect(put.inserted).toHaveLength(1);
  expect(put.outcomes).toEqual([{ file, name: 'pulls back', outcome: 'replaced' }]);
});

test('what cannot be read, or has no examples, is refused in both languages', async () => {
  const without = await desk.cases({ texts: {}, funder: 'TWO' });
  const broken = await desk.cases({ texts: { [file]: 'funder: [' }, funder: 'TWO' });
  const noCases = desk.importCases({ texts, text: '{}', mayReplace: false });

  for (const result of [without, broken, noCases])
    expect(result).toEqual({ refused: { zh: expect.any(String), en: expect.any(String) } });
});
