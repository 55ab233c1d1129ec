import type { BrowserContext, Page } from '@playwright/test';

/** Storage state with the sandbox's first customer signed in; pages for members redirect visitors to /login. */
export function signedInAt(origin: string) {
  const localStorage = [{ name: 'token', value: 'sandbox-token-zhang' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Storage state of a first visit. */
export const visitor = { cookies: [], origins: [] };

/** Signs in within an open browser, from its next page on. */
export async function signInAs(at: Page | BrowserContext, token: string): Promise<void> {
  await at.addInitScript((value) => localStorage.setItem('token', value), token);
}
