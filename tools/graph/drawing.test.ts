import { expect, test } from 'vitest';
import type { KindSchema } from '../../src/model/step-kind.ts';
import { aFlow, formula } from '../../src/verify/sample.ts';
import { drawingOf } from './drawing.ts';
import { layoutOf, type Place } from './layout.ts';
import { mermaidOf } from './mermaid.ts';

const call: KindSchema = {
  kind: 'call',
  about: 'For tests.',
  outcomes: { ok: { about: 'Done.', main: true }, failed: { about: 'Not.', fails: true } },
  settings: {},
  screen: false,
};
const kinds = { call, sign: { ...call, kind: 'sign', screen: true, signs: 'documents' } };

const steps = {
  'end-early': { kind: 'call', exits: { failed: 'lost' } },
  'co/letter': { kind: 'sign', path: '/letter', documents: ['letter'], exits: {} },
  send: {
    kind: 'call',
    once: true,
    writes: { endpoint: 'pay.create' },
    exits: {
      ok: [{ label: 'later', to: 'other', when: formula('answers.later') }, { to: 'done' }],
      failed: 'lost',
    },
  },
  done: { kind: 'result', ends: 'success' },
  other: { kind: 'result', ends: 'later' },
  lost: { kind: 'result', ends: 'failure' },
} satisfies Parameters<typeof aFlow>[0];

const drawing = drawingOf(aFlow(steps), kinds);

function styleOf(id: string) {
  return drawing.boxes.find((box) => box.id === id)?.style;
}

test('different ends look different, and so do steps that write', () => {
  expect(['done', 'lost', 'other', 'send', 'end-early'].map(styleOf)).toEqual([
    'succeeded',
    'failed',
    'ended',
    'write',
    'hidden',
  ]);
});

test('the drawing shows what a step writes and signs, and the order of its exits', () => {
  const text = mermaidOf(drawing);

  expect(text).toContain('writes pay.create');
  expect(text).toContain('signs letter');
  expect(text).toContain('"1: later<br>when answers.later"');
  expect(text).toContain('s_send ==>|"2: otherwise"| s_done');
  expect(text).toContain('s_send -.->|"✗ failed"| s_lost');
});

test('a run has a frame', () => {
  expect(mermaidOf(drawing)).toContain(
    '  subgraph s_co_run["co"]\n    s_co.letter["letter<br>sign<br>/letter<br>signs letter"]\n  end\n',
  );
});

test('another step changes only the lines about it', () => {
  const { 'end-early': first, ...rest } = steps;
  const more = aFlow({ 'end-early': first, more: { kind: 'call', exits: {} }, ...rest });
  const before = new Set(mermaidOf(drawing).split('\n'));

  const changed = mermaidOf(drawingOf(more, kinds))
    .split('\n')
    .filter((line) => !before.has(line));
  expect(changed.every((line) => line.includes('s_more'))).toBe(true);
});

test('no label overlaps another or a box, however long it is', async () => {
  const long = drawing.arrows.map((arrow) => ({
    ...arrow,
    lines: arrow.lines.map((line) => `${line} and whatever else somebody may have to say of it`),
  }));
  const { boxes, arrows } = await layoutOf({ ...drawing, arrows: long });
  const places = [...boxes, ...arrows.flatMap(({ label }) => label ?? [])];
  const overlapping = places.filter((one, index) =>
    places.slice(index + 1).some((other) => isOver(one, other)),
  );

  expect(places.length).toBe(boxes.length + 4);
  expect(overlapping).toEqual([]);
});

function isOver(one: Place, other: Place): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
