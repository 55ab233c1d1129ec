import { expect, test } from 'vitest';
import type { SourceFile } from '../../src/model/source.ts';
import { checkOnce, withFunders } from './checking.ts';
import { CannotRun } from './measure.ts';
import { threeSteps } from './pages.ts';

/** Two templates: no copy takes the one; the other is run inside a flow, so that nobody walks its example. */
const templates = ['idle', 'inner'].map((name) => ({
  path: `flows/${name}.yaml`,
  text: `flow: ${name}
title: { zh: 空, en: Idle }
steps:
  done: { kind: result, path: /${name}, title: { zh: 完成, en: Done }, ends: success }
examples:
  through: { answers: {}, ends: success }
`,
}));
const funder = threeSteps.replace(
  /^ {6}done:$/m,
  '      inner: { kind: run, flow: inner, on: { success: done } }\n      done:',
);

const repository = (text = funder): SourceFile[] => [
  ...templates,
  { path: 'funders/BENCH_FINANCE.yaml', text },
];

test('what a few funders leave unused in templates is no mistake', () => {
  expect(checkOnce(withFunders(repository(), 3))).toBeGreaterThan(0);
});

test('a mistake in the file of a funder leaves the section out', () => {
  const files = withFunders(repository(`${funder}\nwrong: 1\n`), 3);

  expect(() => checkOnce(files)).toThrow(CannotRun);
});

test('each copy has a code and a file of its own', () => {
  expect(withFunders(repository(), 2).map(({ path, text }) => [path, text.split('\n')[0]])).toEqual(
    [
      ['flows/idle.yaml', 'flow: idle'],
      ['flows/inner.yaml', 'flow: inner'],
      ['funders/COPY_0.yaml', 'funder: COPY_0'],
      ['funders/COPY_1.yaml', 'funder: COPY_1'],
    ],
  );
});
