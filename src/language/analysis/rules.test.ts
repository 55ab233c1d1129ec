import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const lists = ['flow-rules.ts', 'funder-rules.ts', 'example-rules.ts', '../check.ts'].map((name) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8'),
);
const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('there are rules', () => {
  expect(files.length).toBeGreaterThan(35);
});

describe.for(files)('the rule %s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const id = path.basename(file, '.ts');

  test('is one function of the type of rules, called as its file, and nothing else leaves the file', () => {
    const exported = [...text.matchAll(/^export (.*)$/gm)].map(([, line]) => line);

    expect(exported).toEqual([
      expect.stringMatching(
        new RegExp(
          `^const ${camelCase(id)}: (Flow|Funder|Example|Definition|Files|Repository)Rule = `,
        ),
      ),
    ]);
  });

  test('finds nothing but what its file is called', () => {
    const named = [...text.matchAll(/\brule: '([\w-]+)'/g)].map(([, rule]) => rule);
    // One whose message linking or the schema has as well.
    const borrowed = /from '.*\/(link\/messages\/|schema\/check-setting)/.test(text);

    expect([...new Set(named)]).toEqual(borrowed ? [] : [id]);
  });

  test('runs', () => {
    expect(lists.some((list) => list.includes(`/rules/${file}'`))).toBe(true);
  });
});
