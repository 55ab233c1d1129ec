import { expect, test } from 'vitest';
import { renewedInWords } from './generated.ts';

const page = (funder: string) => [`funders/pages/${funder}.md`, 'drawn'] as const;

test('what was renewed is told folder by folder', () => {
  const files = new Map([...['A', 'B', 'C', 'D'].map(page), ['flows/README.md', 'drawn'] as const]);

  expect(renewedInWords(files, 'en')).toEqual([
    'funders/pages: 4 files renewed (A.md, B.md, C.md, and 1 more)',
    'flows: 1 file renewed (README.md)',
  ]);
  expect(renewedInWords(files, 'zh')).toEqual([
    'funders/pages：更新了 4 个文件（A.md、B.md、C.md 等）',
    'flows：更新了 1 个文件（README.md）',
  ]);
});

test('nothing is told where nothing was renewed', () => {
  expect(renewedInWords(new Map(), 'zh')).toEqual([]);
});
