import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Definition, Formula } from '../../../src/model/definition.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { makeSharedTemplates } from '../../authoring/shared-templates.fixture.ts';
import { openDesk } from '../desk/desk.ts';
import { Stage } from '../stage.ts';
import type { ChangeWalk, VersionWalk, WalkedVersions } from '../wire.ts';
import { alongWalk } from './along-walk.ts';

const { folder, remove } = makeSharedTemplates();
const desk = openDesk(folder);
const template = 'flows/appeal-cancel.yaml';
const text = readFileSync(join(folder, template), 'utf8');

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());
afterAll(remove);

/** The first change with a walk, and both versions of its flow, which runs the template as its step `cancel`. */
async function changed(now: string): Promise<{ walk: ChangeWalk; versions: WalkedVersions }> {
  const texts = { [template]: now };
  const { changes } = await desk.changes({ texts, funder: 'TWO' });
  const [walk] = changes.flatMap((one) => one.walk ?? []);
  if (!walk) throw new Error('No change has a walk.');
  const { funder, before, after } = walk;
  const flows = { before: before.flow, after: after.flow };
  const versions = await desk.versions({ texts, funder, ...flows });
  if (!versions) throw new Error('There are no versions.');
  return { walk, versions };
}

/** To the question whether the appeal is withdrawn. */
const toQuestion = [
  { step: 'look', outcome: 'ok' },
  { step: 'stages', outcome: 'chosen' },
  { step: 'cancel/standing', outcome: 'ok' },
  { step: 'cancel/ask', outcome: 'stay' },
];

async function followed(definition: Definition, walk: VersionWalk) {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const isWhole = stage.follow(walk);
  await vi.advanceTimersByTimeAsync(1000);
  const state = stage.state();
  const calls = stage.world?.calls.map(({ endpoint }) => endpoint);
  stage.close();
  return { isWhole, state, calls };
}

test('other words are seen where they stand, before and now', async () => {
  const { walk, versions } = await changed(text.replace('撤销申诉？', '撤回申诉？'));
  const [before, after] = [
    await followed(versions.before, walk.before),
    await followed(versions.after, walk.after),
  ];

  expect(walk.funder).toBe('TWO');
  expect(before).toMatchObject({
    isWhole: true,
    state: { step: 'cancel/ask', title: '撤销申诉？' },
  });
  expect(after).toMatchObject({
    isWhole: true,
    state: { step: 'cancel/ask', title: '撤回申诉？' },
  });
});

test('where another step follows, each phone stands behind the button that leads there', async () => {
  const { walk, versions } = await changed(text.replace('stay: kept', 'stay: cancel'));

  expect(walk.before.steps).toEqual(toQuestion);
  expect((await followed(versions.before, walk.before)).state?.step).toBe('stages');
  expect((await followed(versions.after, walk.after)).state?.step).toBe('cancel/cancel');
  // Now both buttons lead there.
  const flow = versions.after.flows[walk.after.flow];
  expect(flow && alongWalk(flow, kindStates, walk.after).outcomes).toMatchObject({
    'cancel/ask': ['stay'],
  });
});

test.each([
  ['as the file says', 'moved: { ask: question }\n'],
  ['and nothing says so', ''],
])('a renamed step has its name of each version, %s', async (_, moved) => {
  const renamed = text
    .replace(/^ {2}ask:/m, '  question:')
    .replaceAll('ask: [', 'question: [')
    .replaceAll('ask: ', 'question: ')
    .replace('next: ask', 'next: question')
    .replace('撤销申诉？', '撤回申诉？');
  const { walk, versions } = await changed(renamed + moved);

  expect(walk.before.steps.at(-1)?.step).toBe('cancel/ask');
  expect(walk.after.steps.at(-1)?.step).toBe('cancel/question');
  expect((await followed(versions.before, walk.before)).state?.step).toBe('cancel/ask');
});

test('a step that is come to again is not taken for the first visit', async () => {
  const { versions } = await changed(text.replace('stay: kept', 'stay: standing'));
  const flow = versions.after.flows['appeal-progress'];
  const to = { step: 'cancel/standing' };
  const walk: VersionWalk = { flow: 'appeal-progress', steps: toQuestion, when: [], to };

  expect(flow && alongWalk(flow, kindStates, walk)).toMatchObject({
    target: 'cancel/standing',
    visit: 2,
    outcomes: { 'cancel/ask': ['stay'] },
  });
  expect(await followed(versions.after, walk)).toMatchObject({
    state: { step: 'cancel/standing' },
    // The steps `look` and `stages`, and twice this one.
    calls: Array.from({ length: 4 }, () => 'appeal.progress'),
  });
});

test('both phones are the same customer’s, whom only one version tells from others', async () => {
  const { versions } = await changed(text.replace('撤销申诉？', '撤回申诉？'));
  const flow = versions.before.flows['appeal-progress'];
  const expr = ['==', ['or', '', 'order', 'product'], 'none'] as unknown as Formula['expr'];
  const when = [{ formula: { formula: 'order.product == "none"', expr }, value: true }];
  const walk: VersionWalk = { flow: 'appeal-progress', steps: toQuestion, when };

  expect(flow && alongWalk(flow, kindStates, walk).order).toEqual({ product: 'none' });
});

test('what does not come to the end of the walk stays at the last step it comes to', async () => {
  const { versions } = await changed(text.replace('撤销申诉？', '撤回申诉？'));
  const to = { step: 'gone' };
  const walk: VersionWalk = { flow: 'appeal-progress', steps: toQuestion, when: [], to };

  expect(await followed(versions.after, walk)).toMatchObject({
    isWhole: false,
    state: { step: 'cancel/ask' },
  });
});
