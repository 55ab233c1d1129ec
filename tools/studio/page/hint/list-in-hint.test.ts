import { expect, test } from 'vitest';
import { listInHint } from './list-in-hint.ts';

test.each([
  ['请给它一个操作码，或删除文件。', '请给它一个操作码，或删除文件。', undefined],
  ['用“npm run check -- --list dictionary.house”可全部列出。', '', 'dictionary.house'],
  [
    '是不是想写 300？全部操作码见：npm run check -- --list actions。',
    '是不是想写 300？',
    'actions',
  ],
  [
    'Did you mean 300? The codes there are: npm run check -- --list actions.',
    'Did you mean 300?',
    'actions',
  ],
  ['"npm run check -- --list order" lists its fields.', '', 'order'],
  ['All documents are in src/api/documents.ts.', '', 'documents'],
])('%s', (hint, rest, list) => {
  expect(listInHint(hint)).toEqual({ rest, ...(list !== undefined && { list }) });
});
