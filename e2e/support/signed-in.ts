import type { BrowserContext, Page } from '@playwright/test';

/** A browser in which the sandbox's first customer is signed in; pages about the customer send everybody else to /login. */
export function signedInAt(origin: string) {
  const localStorage = [{ name: 'token', value: 'sandbox-token-zhang' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** A browser that has never been here. */
export const visitor = { cookies: [], origins: [] };

/** In a browser that is open already: from its next page on. */
export async function signInAs(at: Page | BrowserContext, token: string): Promise<void> {
  await at.addInitScript((value) => localStorage.setItem('token', value), token);
}
