import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { applyEdits } from './apply-edits.ts';
import { quickFixesOf } from './quick-fixes.ts';
import type { QuickFix } from './told.ts';
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
  const found = findingsOf(pair);
  return found.flatMap((finding) =>
    quickFixesOf(finding)
      .filter(({ preferred }) => preferred)
      .map((fix) => ({ pair, found, finding, fix, name: pair.name, title: fix.title.en })),
  );
});

describe('a quick fix removes its finding and adds none:', () => {
  test.for(fixes)('$name: $title', ({ pair, found, finding, fix }) => {
    const after = findingsOf(fixed(pair, fix)).map(isAbout);
    const before = found.map(isAbout);

    expect(after.filter((one) => !before.includes(one))).toEqual([]);
    expect(after.filter((one) => one === isAbout(finding)).length).toBeLessThan(
      before.filter((one) => one === isAbout(finding)).length,
    );
  });
});
