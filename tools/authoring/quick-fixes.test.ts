import { describe, expect, test } from 'vitest';
import { passes, type Finding } from '../../src/model/finding.ts';
import { ruleNames } from '../generators/rules-reference.ts';
import { withoutFix } from '../generators/rules/without-fix.ts';
import { applyEdits } from './apply-edits.ts';
import { quickFixesOf } from './quick-fixes.ts';
import type { QuickFix } from './service-results.ts';
import { findingsOf, pairsFolder, pairsIn, type Pair } from '../../tests/support/finding-pairs.ts';

const isAbout = ({ rule, place, message }: Finding): string =>
  `${place.file.path} ${rule} ${message}`;

function fixed(pair: Pair, { edits }: QuickFix): Pair {
  const files = pair.files.map(({ path, text }) => ({
    path,
    text: applyEdits(
      text,
      edits.filter(({ file }) => file === path),
    ),
  }));
  return { ...pair, files };
}

const fixes = pairsIn(pairsFolder).flatMap((pair) => {
  const findings = findingsOf(pair);
  return findings.flatMap((finding) =>
    quickFixesOf(finding).map((fix) => ({
      pair,
      found: findings,
      finding,
      fix,
      name: pair.name,
      title: fix.title.en,
    })),
  );
});

const passOf = ({ pass = 'shape' }: Finding): number => passes.indexOf(pass);

describe('a quick fix removes its finding and adds none:', () => {
  test.for(fixes)('$name: $title', ({ pair, found, finding, fix }) => {
    const before = found.map(isAbout);
    const after = findingsOf(fixed(pair, fix));
    const same = (about: readonly string[]) => about.filter((one) => one === isAbout(finding));
    // Findings of later passes existed before, but were not reported.
    const added = after.filter(
      (one) => passOf(one) <= passOf(finding) && !before.includes(isAbout(one)),
    );

    expect(added.map(isAbout)).toEqual([]);
    expect(same(after.map(isAbout)).length).toBeLessThan(same(before).length);
  });
});

test('a file with Windows line ends keeps them', () => {
  const withLines = fixes.filter(({ fix }) =>
    fix.edits.some(({ insert }) => insert.includes('\n')),
  );
  const pairs = [...new Set(withLines.map(({ pair }) => pair))].map((pair) => ({
    ...pair,
    files: pair.files.map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') })),
  }));

  const texts = pairs.flatMap((pair) =>
    findingsOf(pair)
      .flatMap(quickFixesOf)
      .flatMap((fix) => fixed(pair, fix).files.map(({ text }) => text)),
  );

  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /(?<!\r)\n|\r(?!\n)/.test(text))).toEqual([]);
});

test('each rule has a quick fix or a reason why not', () => {
  const fixable = new Set(fixes.map(({ finding }) => finding.rule));
  const silent = ruleNames().filter((rule) => !fixable.has(rule) && !withoutFix[rule]);
  const both = Object.keys(withoutFix).filter(
    (rule) => fixable.has(rule) || !ruleNames().includes(rule),
  );

  expect({ silent, both }).toEqual({ silent: [], both: [] });
  expect(fixable.size / ruleNames().length).toBeGreaterThanOrEqual(0.8);
});
