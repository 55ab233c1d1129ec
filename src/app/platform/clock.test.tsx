import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, sleepUntil } from './clock.ts';

const day = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asleep(milliseconds: number) {
  const over = vi.fn<() => void>();
  void sleepUntil(now() + milliseconds, new AbortController().signal).then(over);
  return over;
}

test('a clock that is set back a day does not make a sleep a day longer', async () => {
  const over = asleep(2_000);
  await vi.advanceTimersByTimeAsync(500);
  vi.setSystemTime(Date.now() - day);

  await vi.advanceTimersByTimeAsync(1_400);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalled();
});

test('frozen timers fire once the page is visible again', async () => {
  const over = asleep(60_000);
  vi.setSystemTime(Date.now() + day);

  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);

  expect(over).toHaveBeenCalled();
});
