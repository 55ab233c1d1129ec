import { expect, test } from 'vitest';
import { report } from './interactions.ts';
import type { RecordedDelay } from './recorded-delay.ts';

const delay = (over: Partial<RecordedDelay>): RecordedDelay => ({
  kind: 'tap',
  id: 7,
  duration: 40,
  step: 'sign',
  on: 'button 下一步',
  test: 'BOC: signs',
  ...over,
});

test('a tap takes as long as the slowest of its events, and the slowest come first', () => {
  const lines = report([
    delay({ duration: 16 }),
    delay({ duration: 120, on: 'button 提交' }),
    delay({ id: 14 }),
    delay({ test: 'BOC: pays', duration: 300 }),
    delay({ kind: 'task', id: 0, duration: 101 }),
    delay({ kind: 'task', id: 0, duration: 60 }),
  ]);

  expect(lines[1]).toContain('3 taps to their next paint: median 120 ms, 2 over 100 ms');
  expect(lines.slice(2, 5)).toEqual([
    '    300 ms  sign: button 下一步 (BOC: pays)',
    '    120 ms  sign: button 提交 (BOC: signs)',
    '    40 ms  sign: button 下一步 (BOC: signs)',
  ]);
  expect(lines[5]).toContain('2 tasks over 50 ms after a tap, 1 over 100 ms');
});
