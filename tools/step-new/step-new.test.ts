import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameFault } from '../step-new.ts';
import { stepFiles } from './files.ts';

describe('the name of a new kind', () => {
  test.each(['address', 'home-address', 'step2'])('%s is fine', (name) => {
    expect(nameFault(name)).toBeUndefined();
  });

  test.each([
    ['Address', 'small letters'],
    ['home_address', 'small letters'],
    ['../pages', 'small letters'],
    ['-x', 'small letters'],
    ['call', 'already'],
    ['', 'Say the name'],
    [undefined, 'Say the name'],
  ])('%s is refused with a message', (name, words) => {
    expect(nameFault(name)).toContain(words);
  });
});

test('a new folder has all required files, with placeholders to replace', () => {
  const files = stepFiles('home-address');

  expect(Object.keys(files)).toEqual([
    'schema.ts',
    'authoring.ts',
    'states.ts',
    'messages.ts',
    'Screen.tsx',
    'driver.ts',
    'labels.ts',
    'examples.yaml',
    'home-address.test.tsx',
  ]);
  expect(files['schema.ts']).toContain('REPLACE ME');
  expect(files['examples.yaml']).toContain('REPLACE ME');
});

test('all its imports exist', () => {
  const files = stepFiles('home-address');
  const folder = join(import.meta.dirname, '../../src/steps/home-address');
  const imported = Object.values(files).flatMap((text) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(folder, path)),
  );
  const own = Object.keys(files).map((name) => join(folder, name));

  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((path) => !own.includes(path) && !existsSync(path))).toEqual([]);
});

test('it compiles as it is', () => {
  const root = join(import.meta.dirname, '../..');
  // In src for the compiler alone: other tests read src at the same time.
  const elsewhere = mkdtempSync(join(tmpdir(), 'step-new-'));
  const folder = join(elsewhere, 'src/steps/home-address');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(stepFiles('home-address')))
    writeFileSync(join(folder, name), text);
  const packages = join(root, 'node_modules');
  symlinkSync(packages, join(elsewhere, 'node_modules'));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { rootDirs: [root, elsewhere] },
    // The contract's types reach `model/effects.ts` from there.
    include: [folder, join(root, 'src/api/typed.ts')],
  };
  writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify(config));
  try {
    const tsc = join(packages, 'typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', elsewhere], { encoding: 'utf8' });

    expect(stdout).toBe('');
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
}, 60_000);
