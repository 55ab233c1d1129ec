import { expect, test } from 'vitest';
import { madeUpData } from './data.ts';

test('a dictionary of the platform has something to choose from, in both languages', () => {
  const made = madeUpData('check.other-dictionaries', { naturalTypeCode: 'house' }, []);

  expect(made).toMatchObject({
    list: [
      { id: 'example-1', value: '示例 1', en: 'Example 1' },
      { id: 'example-2' },
      { id: 'example-3' },
    ],
  });
});
