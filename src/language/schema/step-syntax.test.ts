import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, isMap, textOf } from '../yaml/node-access.ts';
import type { MapNode } from '../yaml/node.ts';
import { readYaml } from '../yaml/read.ts';
import { StepSyntax } from './step-syntax.ts';

const language = path.join(import.meta.dirname, '..');

test('checked nodes are read into typed syntax; no later pass reads nodes by their keys', () => {
  const files = readdirSync(language, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^((link|emit|analysis)\/.*|[\w-]+)\.ts$/.test(file),
  );
  const sources = files.filter((file) =>
    /by-key\.ts'|\.entries\.(get|has)\(['"`]/.test(readFileSync(path.join(language, file), 'utf8')),
  );

  expect(files.length).toBeGreaterThan(80);
  expect(sources).toEqual([]);
});

function stepOf(text: string): StepSyntax {
  const { node } = readYaml({ path: 'step.yaml', text });
  return StepSyntax.of(node as MapNode); // every text below is a map
}

const inWords = (step: StepSyntax) => ({
  kind: step.kind,
  when: textOf(step.when),
  title: entriesOf(step.title).map(([name, { value }]) => `${name} ${textOf(value)}`),
  on: [...step.on].map(([name, { value }]) => `${name} ${isMap(value) ? '{}' : textOf(value)}`),
  settings: entriesOf(step.settings).map(([name, { value }]) => `${name} ${textOf(value)}`),
});

const written = stepOf(
  'kind: link\nwhen: =order.signed\ntitle: { zh: 好, en: Good }\non: { failed: again }\nendpoint: bank.link',
);

test('defaults fill what is not written, outcome by outcome', () => {
  const defaults = stepOf(
    'on: { failed: { to: back }, unsure: poll }\nendpoint: other\nby: bridge',
  );

  expect(inWords(written.withDefaults(defaults))).toEqual({
    kind: 'link',
    when: '=order.signed',
    title: ['zh 好', 'en Good'],
    on: ['failed again', 'unsure poll'],
    settings: ['endpoint bank.link', 'by bridge'],
  });
});

test('a change merges maps, and replaces everything else', () => {
  const patch = stepOf(
    'when: =!order.signed\ntitle: { en: Better }\non: { failed: { to: end } }\nby: bridge',
  );

  expect(inWords(written.changedBy(patch))).toEqual({
    kind: 'link',
    when: '=!order.signed',
    title: ['zh 好', 'en Better'],
    on: ['failed {}'],
    settings: ['endpoint bank.link', 'by bridge'],
  });
});

test('mapScalars replaces or drops scalars except in exits, and returns the same step where nothing changes', () => {
  const changed = written.mapScalars((one) =>
    one.value === 'bank.link' || one.value === 'again' ? undefined : one,
  );

  expect(inWords(changed)).toEqual({ ...inWords(written), settings: [] });
  expect(written.mapScalars((one) => one)).toBe(written);
});

test("an end's screen looks like its own flow's end, unless the author sets its look", () => {
  const withEnd = (text: string) =>
    inWords(stepOf(text).withEndSetting('looks').without('ends')).settings;

  expect(withEnd('kind: result\nends: failure')).toEqual(['looks failure']);
  expect(withEnd('kind: result\nends: failure\nlooks: success')).toEqual(['looks success']);
  expect(withEnd('kind: result\nends: withdrawn')).toEqual([]);
});
