import { expect, test } from 'vitest';
import { type BudgetedPage, weigh } from './budgets.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = []) => ({
  fileName,
  // Incompressible.
  code: Array.from(
    { length: 1000 },
    (_, at) => fileName.charCodeAt(at % fileName.length) * at,
  ).join(),
  imports,
  moduleIds: modules.map((module) => `/somewhere${module}`),
});
const every = chunk('every.js', [
  '/src/app/first.ts',
  '/src/app/main.tsx',
  '/src/pages/endpoint-queries.tsx',
]);
const chunks = [
  every,
  chunk('page.js', ['/src/a.tsx'], ['parts.js', 'every.js']),
  chunk('parts.js', ['/src/b.ts'], ['every.js']),
  chunk('other.js', ['/src/c.ts']),
];
const page = (budget: number): BudgetedPage => ({ name: 'page', modules: ['/src/a.tsx'], budget });
const kbOf = ({ lines: [line = ''] }: ReturnType<typeof weigh>) => Number.parseFloat(line);

const nothing: BudgetedPage = { name: 'nothing', modules: [], budget: 99 };

test('static imports of a page count, each chunk once, and others do not', () => {
  const alone = kbOf(weigh([every], [nothing], ''));

  expect(kbOf(weigh(chunks, [page(99)], ''))).toBeCloseTo(3 * alone, 0);
});

test('the first script of every page counts, too', () => {
  const alone = kbOf(weigh([every], [nothing], ''));

  expect(kbOf(weigh([every], [nothing], every.code))).toBeCloseTo(2 * alone, 0);
});

test('a page above its budget is reported by its name, with both numbers', () => {
  expect(weigh(chunks, [page(99)], '').over).toEqual([]);
  expect(weigh(chunks, [page(1)], '').over).toEqual([
    expect.stringMatching(/^The page needs \d+\.\d KB .* is 1\.$/),
  ]);
});

test('a missing chunk is a bug, not an empty result', () => {
  const wrong = { name: 'gone', modules: ['/src/gone.tsx'], budget: 1 };

  expect(() => weigh(chunks, [wrong], '')).toThrow('/src/gone.tsx');
});
