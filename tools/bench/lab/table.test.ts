import { expect, test } from 'vitest';
import { type MeasuredRun, table } from './table.ts';
import { rowOf } from './visit.ts';

const run: MeasuredRun = {
  page: 'home',
  by: 'ours',
  profile: '1.6 Mbit/150 ms',
  fcp: 900,
  lcp: 1500,
  shown: 1400,
  tbt: 80,
  cls: 0,
  bytes: 204_800,
  requests: 20,
  row: 4,
  largest: '<b> 春季焕新',
  title: '首页',
  heading: '首页',
  letters: 600,
};
const rowOfTable = (lines: readonly string[], name: string, figure: string) =>
  lines.find((line) => line.includes(`${name} `) && line.includes(` ${figure} `));

test('a figure is the median of its runs, beside its target and the figures of rival implementations', () => {
  const lines = table(
    [
      { ...run, lcp: 1500 },
      { ...run, lcp: 1900 },
      { ...run, lcp: 1700 },
      { ...run, by: 'antd-mobile', lcp: 2000 },
    ],
    3,
  );

  expect(rowOfTable(lines, 'home, ours', 'LCP')).toMatch(
    /1\.70 s\s+1\.50 s – 1\.90 s\s+1\.80 s\s+0\.85 met$/,
  );
});

test('a missed target is reported', () => {
  expect(rowOfTable(table([{ ...run, lcp: 1801 }], 1), 'home, ours', 'LCP')).toMatch(/MISSED$/);
  expect(
    rowOfTable(table([{ ...run, by: 'after an edit' }], 1), 'home, after an edit', 'KB'),
  ).toMatch(/30\s+MISSED$/);
});

test('a page that did not show its content has no figures', () => {
  const lines = table([{ ...run, shown: 0, heading: '正在打开' }], 1);

  expect(lines.join('\n')).toContain('home, ours: no figures');
  expect(lines.join('\n')).toContain('正在打开');
  expect(rowOfTable(lines, 'home, ours', 'LCP')).toBeUndefined();
});

test('requests are sequential when one begins after the one before has ended', () => {
  expect(
    rowOf([
      { from: 0, to: 10 },
      { from: 2, to: 12 },
      { from: 11, to: 20 },
      { from: 21, to: 30 },
    ]),
  ).toBe(3);
});

test('a page on which no tap had an effect is reported', () => {
  const lines = table([{ ...run, tapFailed: 'No tap on button did anything.' }, run], 2);

  expect(lines.join('\n')).toContain(
    'no tap was handled in 1 of 2: No tap on button did anything.',
  );
});
