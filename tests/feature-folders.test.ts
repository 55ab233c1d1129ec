import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostedScreens } from '../src/features/registry/schemas.ts';
import { typeOfHosted } from '../src/language/link/hosted-screen.ts';
import { buildSymbols } from '../tools/symbols.ts';
import {
  featureRegistry,
  featureScreens,
  featuresFolder,
  isStale,
} from '../tools/feature-registry.ts';

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

test('what a screen takes or collects of a response is in the contract', () => {
  const symbols = buildSymbols();
  const unknown = Object.entries(hostedScreens).flatMap(([screen, { inputs, picks = {} }]) =>
    [
      ...Object.entries(inputs).map(([name, { type }]) => [name, type] as const),
      ...Object.entries(picks),
    ]
      .filter(([, type]) => typeof type === 'object' && 'response' in type)
      .filter(([, type]) => typeOfHosted(type, symbols) === 'any')
      .map(([name]) => `${screen} ${name}`),
  );

  expect(unknown).toEqual([]);
});
