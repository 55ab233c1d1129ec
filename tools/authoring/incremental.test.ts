import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkFiles } from '../../src/language/check.ts';
import type { Definition } from '../../src/model/definition.ts';
import { pruneCache } from '../run/disk-cache.ts';
import { ourJourneyRules } from '../repository/journey-rules.ts';
import { isNightly } from '../run/daily.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { problemsOf } from './problems.ts';
import { createAuthoringService, type Problem } from './service.ts';
import { makeSharedTemplates } from './shared-templates.fixture.ts';

const { folder, templates, funders, remove } = makeSharedTemplates();
const store = `trial-incremental${process.pid}`;
afterAll(() => {
  remove();
  pruneCache(store, new Set());
});
const added = 'flows/added.yaml';
const addedFunder = 'funders/THREE.yaml';

type Edit = (texts: ReadonlyMap<string, string>) => [file: string, text: string | undefined];

const place = fc.nat();
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];
const paths = [...templates, ...funders];
const all = [...paths, added, addedFunder];
const wordsOf = (text: string) => text.match(/[A-Za-z][\w-]+/g) ?? [];

const onLines = (change: (lines: string[], at: number, other: number) => void) =>
  fc.tuple(fc.constantFrom(...paths), place, place).map(([file, at, other]): Edit => (texts) => {
    const lines = (texts.get(file) ?? '').split('\n');
    change(lines, at % lines.length, other % lines.length);
    return [file, lines.join('\n')];
  });

/** Replaces a word, once or everywhere in the file, by another one of this file or of another. */
const onWords = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom(...paths), place, place, fc.boolean())
  .map(([file, other, from, to, everywhere]): Edit => (texts) => {
    const text = texts.get(file) ?? '';
    const word = pick(wordsOf(text), from);
    const now = pick(wordsOf(texts.get(other) ?? ''), to);
    if (word === undefined || now === undefined) return [file, text];
    return [file, everywhere ? text.replaceAll(word, () => now) : text.replace(word, () => now)];
  });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: onWords },
  { weight: 2, arbitrary: onLines((lines, at) => lines.splice(at, 1)) },
  {
    weight: 1,
    arbitrary: onLines((lines, at, other) => lines.splice(at, 0, ...lines.splice(other, 1))),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...all).map((file): Edit => () => [file, undefined]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...templates).map((file): Edit => (texts) => [
      added,
      (texts.get(file) ?? '').replace(/^flow: .*$/m, 'flow: added'),
    ]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...funders).map((file): Edit => (texts) => [
      addedFunder,
      (texts.get(file) ?? '').replace(/^funder: .*$/m, 'funder: THREE'),
    ]),
  },
);

const seed = Number(process.env.SEED ?? 20_261_125);
const numRuns = isNightly ? 25 : 10;

test(`after any edits the findings are those of a full check (seed ${seed})`, () => {
  const service = createAuthoringService(folder);
  const symbols = buildSymbols();
  const rules = ourJourneyRules(folder);
  let different = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      for (const file of all) service.setText(file, undefined);
      for (const change of edits) {
        const texts = new Map(
          all.flatMap((file) => {
            const text = service.text(file);
            return text === undefined ? [] : [[file, text] as const];
          }),
        );
        service.setText(...change(texts));
        const files = all.toSorted().flatMap((path) => {
          const text = service.text(path);
          return text === undefined ? [] : [{ path, text }];
        });
        const whole = checkFiles(files, symbols, rules);
        const problems = service.problems();
        const definitions = problems.length > 0 ? [] : service.definitions();
        expect({ problems, definitions }).toEqual({
          problems: problemsOf(whole.findings),
          definitions: whole.definitions,
        });
        if (problems.length > 0) different += 1;
      }
    }),
    { numRuns, seed },
  );
  expect(different).toBeGreaterThan(numRuns);
});

test(`a funder checked first is what a full check makes of it, however often the texts change before its end (seed ${seed})`, async () => {
  const symbols = buildSymbols();
  const rules = ourJourneyRules(folder);
  const step = fc.record({ edit, funder: fc.constantFrom('ONE', 'TWO'), parts: fc.nat(3) });
  let unfinished = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (edits) => {
      // A new one, so that the first check is broken off, too. What one has kept, the next one takes over.
      const service = createAuthoringService(folder, store);
      const textsNow = () =>
        all.toSorted().flatMap((path) => {
          const text = service.text(path);
          return text === undefined ? [] : [{ path, text }];
        });
      const found: { problems: Problem[]; whole: Problem[] }[] = [];
      const firsts: { first: Definition | undefined; whole: Definition }[] = [];
      for (const { edit: change, funder, parts } of edits) {
        service.setText(...change(new Map(textsNow().map(({ path, text }) => [path, text]))));
        const first = service.checkFunder(funder);
        const whole = checkFiles(textsNow(), symbols, rules);
        const definition = whole.definitions.find((one) => one.funder === funder);
        if (definition) firsts.push({ first: first.definition, whole: definition });
        if (!first.isWhole) unfinished += 1;
        const finished = service.finish();
        for (let at = 0; at < parts; at += 1) await new Promise(setImmediate);
        if (parts < 3) continue;
        const problems = (await finished) ? service.problems() : [];
        found.push({ problems, whole: problemsOf(whole.findings) });
      }
      const whole = checkFiles(textsNow(), symbols, rules);
      found.push({ problems: service.problems(), whole: problemsOf(whole.findings) });
      for (const one of found) expect(one.problems).toEqual(one.whole);
      for (const one of firsts) expect(one.first).toEqual(one.whole);
    }),
    { numRuns: Math.ceil(numRuns / 2), seed },
  );
  expect(unfinished).toBeGreaterThan(0);
});

test('a check that other texts have overtaken says so', async () => {
  const service = createAuthoringService(folder);
  service.checkFunder('ONE');
  const finished = service.finish();
  service.setText('funders/ONE.yaml', `${service.text('funders/ONE.yaml') ?? ''}# typed on`);

  expect(await finished).toBe(false);
  expect(await service.finish()).toBe(true);
});

test('adding or removing a funder keeps the results of the others', () => {
  const service = createAuthoringService(folder);
  const before = service.definitions();
  const like = service.text(funders[0] ?? '') ?? '';
  service.setText(addedFunder, like.replace(/^funder: .*$/m, 'funder: THREE'));
  const added = service.definitions();
  service.setText(addedFunder, undefined);

  expect(added.map(({ funder }) => funder)).toEqual(['ONE', 'THREE', 'TWO']);
  for (const one of before) expect(added).toContain(one);
  expect(service.definitions()).toEqual(before);
});
