/** A browser in which the sandbox's first customer is signed in; pages about the customer send everybody else to /login. */
export function signedInAt(origin: string) {
  const localStorage = [{ name: 'token', value: 'sandbox-token-zhang' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** A browser that has never been here. */
export const visitor = { cookies: [], origins: [] };
