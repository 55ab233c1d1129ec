import { expect, test } from 'vitest';
import { aDefinition, aFlow, formula, sampleKinds } from '../../src/verify/sample.ts';
import { explore } from '../../src/verify/explore.ts';
import { journeysOf } from '../../src/verify/journeys.ts';
import { bothDrawn } from './comparison.ts';
import { coverageOf } from '../coverage/coverage.ts';
import { differentFlows } from '../coverage/different-flows.ts';
import { foldedDrawing } from './folded.ts';
import { drawingOf } from '../graph/drawing.ts';
import { html, pageOf, bilingual } from './html.ts';
import { wordsOf } from './screens/screens.ts';

const steps = {
  hello: { kind: 'page', exits: { skipped: 'leave' } },
  look: {
    kind: 'call',
    exits: {
      ok: [{ to: 'hello', when: formula('answers.again') }, { to: 'done' }],
      failed: 'back',
    },
  },
  done: { kind: 'result', ends: 'success' },
} satisfies Parameters<typeof aFlow>[0];

test('text is escaped, and generated markup is not', () => {
  const text = '<script>"&';

  expect(html`<p title="${text}">${bilingual(text, 'so')}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;&amp;"><span class="zh" lang="zh-CN">&lt;script&gt;&quot;&amp;</span><span class="en" lang="en">so</span></p>',
  );
});

test('a page allows its own style and script by their hashes, and nothing else', () => {
  const page = pageOf({
    title: 'A',
    style: 'p{}',
    script: '1',
    body: html`<p style="color:red">A</p>`,
  });
  const [, policy] = /content="([^"]*)"/.exec(page) ?? [];

  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-[^']{44}' 'unsafe-hashes' 'sha256-[^']{44}'$/),
    "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('a transition that no journey takes is reported as missing, an infeasible one is not', () => {
  const explored = explore(aFlow(steps), sampleKinds);
  const whole = journeysOf(explored);
  const [missed] = whole.journeys
    .flatMap((journey) => journey.steps.flatMap(({ edges }) => edges))
    .filter(({ when, from }) => when && from.step === 'look');
  const all = coverageOf(explored, whole).get('look');
  const less = coverageOf(explored, { ...whole, missed: [missed!] }).get('look');

  expect(all?.missed).toEqual([]);
  expect([all?.guardValuesTaken, all?.guardValues]).toEqual([2, 2]);
  expect(less?.taken).toBe((all?.transitions ?? 0) - 1);
  expect([less?.guardValuesTaken, less?.guardValues]).toEqual([1, 2]);
  expect(less?.missed).toEqual([expect.stringContaining('when answers.again')]);
});

test('equal flows are one, with all funders that run it', () => {
  const one = aDefinition(aFlow(steps));
  const flows = differentFlows([one, { ...one, funder: 'OTHER' }]);

  expect(flows.map(({ uses }) => uses.map(({ funder }) => funder))).toEqual([
    [one.funder, 'OTHER'],
  ]);
});

test('flows with other texts are different flows', () => {
  const one = aFlow(steps);
  const other = { ...one, title: { zh: '别的', en: 'Other' } };
  const flows = differentFlows([aDefinition(one), { ...aDefinition(other), funder: 'OTHER' }]);

  expect(new Set(flows.map(({ key }) => key)).size).toBe(2);
});

test('both versions are in one drawing, with marks on the differences', () => {
  const { look, ...rest } = steps;
  const [before, after] = [aFlow(steps), aFlow({ ...rest, more: { kind: 'page' } })];
  const marks = [
    { id: 'look', mark: 'removed' as const },
    { id: 'more', mark: 'added' as const },
  ];
  const { boxes, arrows } = bothDrawn({ flow: before }, { flow: after }, marks);

  expect(look.kind).toBe('call');
  expect(boxes.flatMap(({ title, mark }) => (mark ? [title] : []))).toEqual(['+ more', '− look']);
  expect(arrows.some(({ from, mark }) => from === 'look' && mark === 'removed')).toBe(true);
  expect(arrows.some(({ from, mark }) => from === 'hello' && mark === undefined)).toBe(true);
});

test('a run folds into one box, and its incoming and outgoing edges stay', () => {
  const flow = aFlow({
    first: { kind: 'page' },
    'co/one': { kind: 'page' },
    'co/two': { kind: 'page' },
    done: { kind: 'result', ends: 'success' },
  });
  const folded = foldedDrawing(drawingOf(flow, {}));

  expect(folded?.boxes.map(({ id }) => id)).toEqual(['start', 'first', 'co/', 'done']);
  expect(folded?.arrows.map(({ from, to }) => `${from} ${to}`)).toEqual(
    expect.arrayContaining(['first co/', 'co/ done']),
  );
});

test('the text of a screen is printed without markup', () => {
  expect(wordsOf('<main><h1>Pay</h1><svg><text>no</text></svg><p>Now &amp; here</p></main>')).toBe(
    'Pay · Now   here',
  );
});
