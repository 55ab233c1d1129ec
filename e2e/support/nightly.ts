import type { TestDetails } from '@playwright/test';

/** Walked by `npm run test:nightly` alone: what could go wrong in it, another test of `npm test` would show, too. */
export const nightly: TestDetails = { tag: '@nightly' };

/** Of a family of tests that differ in one thing: those that are walked every time. */
export function nightlyExcept<T extends string>(member: T, daily: readonly T[]): TestDetails {
  return daily.includes(member) ? {} : nightly;
}
