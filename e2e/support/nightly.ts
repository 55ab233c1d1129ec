import type { TestDetails } from '@playwright/test';

/** Run by `npm run test:nightly` only: another test of `npm test` finds most of its failures. */
export const nightly: TestDetails = { tag: '@nightly' };

/** Marks the members of a family of similar tests as nightly, except those in `daily`. */
export function nightlyExcept<T extends string>(member: T, daily: readonly T[]): TestDetails {
  return daily.includes(member) ? {} : nightly;
}
