import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['1', ['/testBtn']],
  ['', []],
])('a build with VITE_SANDBOX=%j has the pages %j for testers', async (sandbox, paths) => {
  vi.stubEnv('VITE_SANDBOX', sandbox);
  const { launcherRoutes } = await import('./routes.ts');

  expect(Object.keys(launcherRoutes)).toEqual(paths);
});
