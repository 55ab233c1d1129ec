import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { privacyAt } from './privacy-text.ts';
import { newestPrivacy, privacyChanges, privacyPath, privacyVersions } from './privacy-versions.ts';
import { legalRoutes } from './routes.ts';

const inventory = parse(
  readFileSync(new URL('../../../tests/inventory.yaml', import.meta.url), 'utf8'),
) as { constants: { 'privacy-versions': number[] } };

test('all versions of the specification are there, newest first, each with its page', () => {
  const versions = privacyVersions.map(({ version }) => version);

  expect(versions.map(Number)).toEqual(inventory.constants['privacy-versions']);
  expect(privacyPath(newestPrivacy)).toBe('/privacyPolicy');
  expect(Object.keys(legalRoutes)).toEqual(expect.arrayContaining(versions.map(privacyPath)));
});

test('each version differs from the one before and lists its changes', () => {
  const texts = privacyVersions.map(({ version }) => JSON.stringify(privacyAt(version).sections));

  expect(new Set(texts).size).toBe(6);
  expect(privacyVersions.filter(({ version }) => privacyChanges[version].length === 0)).toEqual([]);
});

test('no version repeats a chapter, in both languages', () => {
  for (const { version } of privacyVersions) {
    const { sections } = privacyAt(version);
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { paragraphs } of sections)
      for (const { zh, en } of paragraphs) expect([zh, en]).not.toContain('');
  }
});
