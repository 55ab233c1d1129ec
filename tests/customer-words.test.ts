import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRepository } from '../tools/repository/repository.ts';
import { filesUnder, root } from './support/import-graph.ts';
import { withoutComments } from './support/without-comments.ts';

const readme = readFileSync(join(root, 'src/README.md'), 'utf8');

/** The last column of the glossary. `资方` is also a part of 融资方案 and 融资方式. */
const refused = readme
  .slice(readme.indexOf('| Chinese | English | not |'), readme.indexOf('## Decisions'))
  .split('\n')
  .slice(2)
  .flatMap((row) => row.split('|')[3]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter((word) => word !== '');
const zh = refused.filter((word) => !/[a-z]/i.test(word)).map((word) => `(?<!融)${word}`);
const en = refused.filter((word) => /[a-z]/i.test(word)).map((word) => `\\b${word}s?\\b`);
const wrong = { zh: new RegExp(zh.join('|')), en: new RegExp(en.join('|'), 'i') };

test('the glossary is read', () => {
  expect(refused).toEqual(expect.arrayContaining(['资方', '主借人', 'funder', 'SMS']));
});

test('texts of flows keep to the glossary', () => {
  const texts = new Set(checkRepository().definitions.flatMap((one) => textsIn(one)));

  expect(texts.size).toBeGreaterThan(1000);
  expect([...texts].filter((text) => wrong.zh.test(text) || wrong.en.test(text))).toEqual([]);
});

test('texts of pages, the simulator and the sandbox keep to the glossary', () => {
  const files = ['src', 'tools/sandbox']
    .flatMap((folder) => filesUnder(folder))
    // Findings and labels are read by staff, not by customers.
    .filter((file) => !/\.test\.|^src\/language\/chinese\/|^src\/steps\/.*labels\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const source = withoutComments(readFileSync(join(root, file), 'utf8'));
    const english = source.match(/\ben: (?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g) ?? [];
    const sentences = [...(source.match(/[^\n]*[\u4e00-\u9fff][^\n]*/g) ?? []), ...english];
    return sentences
      .filter((text) => wrong.zh.test(text) || (text.startsWith('en: ') && wrong.en.test(text)))
      .map((text) => `${file}: ${text.trim()}`);
  });

  expect(found).toEqual([]);
});

/** What customers read of a definition, without the formulas. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const { zh: chinese, en: english, ...rest } = value as Record<string, unknown>;
  if (chinese === undefined || english === undefined || Object.keys(rest).length > 0)
    return Object.values(value).flatMap(textsIn);
  return [chinese, english].map((text) =>
    (Array.isArray(text) ? text : [text]).filter((piece) => typeof piece === 'string').join(''),
  );
}
