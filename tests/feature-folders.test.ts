import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  featureRegistry,
  featureScreens,
  featuresFolder,
  isStale,
} from '../tools/generators/feature-registry.ts';

test('the registry of features holds every screen a folder names, and each has its file', async () => {
  const files = Object.entries(await featureRegistry());
  const screens = await featureScreens();
  const missing = screens.filter(
    ({ feature, component }) => !existsSync(join(featuresFolder, feature, `${component}.tsx`)),
  );

  expect(files.filter(([name, text]) => isStale(name, text)).map(([name]) => name)).toEqual([]);
  expect(screens.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
