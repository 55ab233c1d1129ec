import { expect, test } from 'vitest';
import { CannotRun } from './measure.ts';
import { printSection, type BenchSection } from './section.ts';

async function printed(section: BenchSection) {
  const lines: string[] = [];
  return { ended: await printSection('sizes', section, (line) => lines.push(line)), lines };
}

test.each<[string, BenchSection]>([
  ['a list', () => ['a', 'b']],
  ['a list that is promised', () => Promise.resolve(['a', 'b'])],
  [
    'lines that come one by one',
    async function* () {
      yield 'a';
      yield await Promise.resolve('b');
    },
  ],
])('a section may give %s', async (_, section) => {
  expect(await printed(section)).toEqual({ ended: true, lines: ['', 'a', 'b'] });
});

test.each([
  [new CannotRun('there is no Chromium.'), 'sizes was left out: there is no Chromium.'],
  [new Error('no page'), expect.stringMatching(/^sizes broke off: Error: no page\n/)],
])('%s: what was measured before stands, and the section has failed', async (error, line) => {
  async function* section() {
    yield 'a';
    await Promise.reject(error);
  }

  expect(await printed(section)).toEqual({ ended: false, lines: ['', 'a', line] });
});
