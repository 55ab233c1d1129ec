import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['1', true],
  ['', false],
])('a build with VITE_SANDBOX=%j has the page for testers: %j', async (sandbox, has) => {
  vi.stubEnv('VITE_SANDBOX', sandbox);
  const { launcherRoutes } = await import('./routes.ts');

  expect(launcherRoutes['/testBtn'].load !== undefined).toBe(has);
});
