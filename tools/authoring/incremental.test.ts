import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkFiles } from '../../src/language/check.ts';
import { ourJourneyRules } from '../journey-rules.ts';
import { isNightly } from '../run/daily.ts';
import { buildSymbols } from '../symbols.ts';
import { problemsOf } from './problems.ts';
import { createAuthoringService } from './service.ts';
import { makeSharedTemplates } from './shared-templates.fixture.ts';

const { folder, templates, funders, remove } = makeSharedTemplates();
afterAll(remove);
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
