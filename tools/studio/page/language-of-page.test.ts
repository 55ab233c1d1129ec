import { expect, test } from 'vitest';
import { firstLanguage } from './language-of-page.ts';

test.each([
  [null, ['en-GB', 'zh-CN'], 'en'],
  [null, ['zh-Hant-TW', 'en'], 'zh'],
  [null, ['fr', 'en-US'], 'en'],
  [null, ['de', 'fr'], 'zh'],
  ['zh', ['en'], 'zh'],
  ['en', ['zh-CN'], 'en'],
])('chosen %j in a browser of %j: %s', (chosen, preferred, language) => {
  expect(firstLanguage(chosen, preferred)).toBe(language);
});
