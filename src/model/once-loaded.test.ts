import { expect, test, vi } from 'vitest';
import { onceLoaded } from './once-loaded.ts';

test('each key is loaded once, and again after a failure', async () => {
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => `${key} loaded`);
  read.mockRejectedValueOnce(new Error('no network'));
  const load = onceLoaded(read);

  await expect(load('a')).rejects.toThrow('no network');
  expect(await load('a')).toBe('a loaded');
  expect(await Promise.all([load('a'), load('b')])).toEqual(['a loaded', 'b loaded']);

  expect(read.mock.calls.flat()).toEqual(['a', 'a', 'b']);
});
