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

  test('exports one function, typed as a rule and named as its file, and nothing else', () => {
    const exported = [...text.matchAll(/^export (.*)$/gm)].map(([, line]) => line);

    expect(exported).toEqual([
      expect.stringMatching(
        new RegExp(
          `^const ${camelCase(id)}: (Flow|Funder|Example|Definition|Files|Repository)Rule = `,
        ),
      ),
    ]);
  });

  test('reports only the rule its file is named after', () => {
    const named = [...text.matchAll(/\brule: '([\w-]+)'/g)].map(([, rule]) => rule);
    // Rules whose message is shared with linking or the schema.
    const borrowed = /from '.*\/(link\/messages\/|schema\/check-setting)/.test(text);

    expect([...new Set(named)]).toEqual(borrowed ? [] : [id]);
  });

  test('is in a list of rules', () => {
    expect(lists.some((list) => list.includes(`/rules/${file}'`))).toBe(true);
  });
});
