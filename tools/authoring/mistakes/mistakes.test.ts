import { expect, test } from 'vitest';
import { Rechecker } from '../../../src/language/recheck.ts';
import { ourJourneyRules } from '../../repository/journey-rules.ts';
import { readRepository } from '../../repository/read-repository.ts';
import { root } from '../../repository/repository.ts';
import { isNightly } from '../../run/daily.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { MistakeJudge } from './measure.ts';
import { kindsOfMistake, mistakesIn } from './slips.ts';
import { ratesOf, tableOf } from './table.ts';

/** Mistakes of each kind; `npm run mistakes` makes more. */
const each = isNightly ? 2 : 1;

test(
  'mistakes seeded into our own files are found once, at their line, and fixed',
  { timeout: 600_000 },
  () => {
    const files = readRepository(root);
    const judge = new MistakeJudge(new Rechecker(files, buildSymbols()), ourJourneyRules(root));

    const verdicts = mistakesIn(files, each).map((mistake) => judge.judge(mistake));

    const { made, fixable, ...counts } = ratesOf(verdicts);
    const table = tableOf(verdicts);
    expect(new Set(verdicts.map(({ mistake }) => mistake.kind)).size).toBe(kindsOfMistake.length);
    console.log(table);
    expect(counts.found / made).toBeGreaterThanOrEqual(0.97);
    expect(counts.one / made).toBeGreaterThanOrEqual(0.8);
    expect(counts.fixed / fixable).toBeGreaterThanOrEqual(0.8);
  },
);
