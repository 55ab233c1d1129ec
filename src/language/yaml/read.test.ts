import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textAt } from './by-key.ts';

import type { MapNode, Node } from './node.ts';
import type { SourceFile } from '../../model/source.ts';
import { readYaml } from './read.ts';

const file = (text: string): SourceFile => ({ path: 'flows/a.yaml', text });
const read = (text: string) => readYaml(file(text));
const rules = (text: string): string[] => read(text).findings.map((finding) => finding.rule);
const names = (node: MapNode | undefined): string[] => [...(node?.entries.keys() ?? [])];

describe('plain values are read as authors mean them', () => {
  test.for<[string, unknown]>([
    ['3', 3],
    ['-0.5', -0.5],
    ['yes', true],
    ['no', false],
    ['true', true],
    ['"yes"', 'yes'],
    ["'3'", '3'],
    ['', null],
    ['~', null],
    ['2024-01-01', '2024-01-01'],
    ['3.10.0', '3.10.0'],
    ['2s', '2s'],
    ['on', 'on'],
    ['NO', 'NO'],
    ['=a == "b"', '=a == "b"'],
    ['!!', null],
    ['.inf', Infinity],
    ['0x10', 16],
  ])('%s', ([written, corrected]) => {
    const value = read(`a: ${written}\n`).node?.entries.get('a')?.value;

    expect(value).toMatchObject({ type: 'scalar', value: corrected });
  });

  test('numbers keep their source text', () => {
    const { node } = read('a: 0123\nb: 3.10\nc: 6222021234567890128\n');

    expect(['a', 'b', 'c'].map((name) => textAt(node, name))).toEqual([
      '0123',
      '3.10',
      '6222021234567890128',
    ]);
  });

  test('a name like __proto__ is a name like any other', () => {
    const { node } = read('__proto__: { polluted: yes }\nconstructor: 1\n');

    expect(names(node)).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('places', () => {
  test('point at the characters in the file, also after Windows line ends and a byte order mark', () => {
    const text = '\uFEFFflow: card\r\ntitle:\r\n  zh: "标题"\r\n';
    const title = read(text).node?.entries.get('title')?.value as MapNode;
    const zh = title.entries.get('zh');

    expect(text.slice(zh?.value.start, zh?.value.end)).toBe('"标题"');
    expect(text.slice(zh?.key.start, zh?.key.end)).toBe('zh');
  });
});

describe('damage', () => {
  test('each damaged region is one finding, and the rest is still read', () => {
    const { node, findings } = read('a: @x\nb:\n  c: 1\n  d: "x" y\ne: {amount} off\nf: 2\n');

    expect(findings.map((finding) => finding.rule)).toEqual([
      'yaml-syntax',
      'yaml-syntax',
      'unquoted-brace',
    ]);
    expect(names(node)).toEqual(['a', 'b', 'e', 'f']);
  });

  test('a text without its closing quote does not swallow the settings below', () => {
    const { node, findings } = read('a: "hello\nb: "c"\nd: e\n');

    expect(findings).toHaveLength(1);
    expect(names(node)).toEqual(['a', 'b', 'd']);
  });

  test('anchors, aliases and merge keys are refused one by one', () => {
    expect(rules('a: &x 1\nb: *x\n<<: { c: 1 }\n')).toEqual([
      'yaml-reference',
      'yaml-reference',
      'yaml-reference',
    ]);
  });
});

const repeat = (text: string, times: number): string => text.repeat(times);

describe('hostile files result in findings', () => {
  test.for<[string, string, string]>([
    [
      'a bomb of aliases',
      `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n`,
      'yaml-reference',
    ],
    ['a megabyte of text', `a: ${repeat('x', 900_000)}\n`, 'too-large'],
    ['a file over the limit', repeat('# x\n', 300_000), 'too-large'],
    ['ten thousand open brackets', `a: ${repeat('[', 10_000)}`, 'yaml-syntax'],
    ['brackets nested and closed', `a: ${repeat('[', 60)}${repeat(']', 60)}`, 'too-large'],
    ['ten thousand damaged lines', repeat('a: @x\n', 10_000), 'yaml-syntax'],
    ['a comma-separated flood', `a: { x: ${repeat('y, ', 20_000)}z }`, 'comma-in-text'],
    ['control characters', 'a: \u0000b\n', 'yaml-syntax'],
    ['a version directive', '%YAML 1.1\n---\na: yes\n', 'yaml-syntax'],
    ['a second document', 'a: 1\n---\nb: 2\n', 'yaml-syntax'],
    ['a list', '- a\n- b\n', 'schema'],
    ['nothing', '', 'schema'],
    ['a map as a name', '? { a: 1 }\n: b\n', 'unquoted-brace'],
  ])('%s', ([, text, rule]) => {
    expect(rules(text)).toContain(rule);
  });

  test('five thousand steps are read', () => {
    const steps = Array.from(
      { length: 5000 },
      (_, i) => `  s${i}: { kind: notice, path: /p${i} }\n`,
    );
    const { node, findings } = read(`flow: a\nsteps:\n${steps.join('')}`);

    expect(findings).toEqual([]);
    expect(names(node?.entries.get('steps')?.value as MapNode)).toHaveLength(5000);
  });
});

const samples = ['flows', 'funders'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').slice(0, 1500)),
);

const signs = `{ } [ ] " ' : , # &a *a ! !x | > - ? % @ \` = ... ~ ： ， “ \\ 0123`.split(' ');
const junk = fc.constantFrom(
  ...signs.concat(': ', ' #', '- ', '? ', '\n', '\r\n', '\t', '  ', '---\n', '<<: ', '💳'),
  ...signs.concat('\uFEFF', '\uD800', '\u2028', '__proto__: x\n'),
);

/** A file of ours with characters put in, taken out and moved. */
const damagedFile = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(fc.tuple(fc.nat(1500), fc.nat(6), fc.oneof(junk, fc.string({ maxLength: 4 }))), {
      maxLength: 8,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce((left, [at, drop, put]) => left.slice(0, at) + put + left.slice(at + drop), text),
  );

function placesOf(node: Node): { start: number; end: number }[] {
  if (node.type === 'scalar') return [node];
  if (node.type === 'list') return [node, ...node.items.flatMap(placesOf)];
  return [
    node,
    ...[...node.entries.values()].flatMap(({ key, value }) => [key, ...placesOf(value)]),
  ];
}

test('reading any damaged file ends, with all places inside it', () => {
  fc.assert(
    fc.property(fc.oneof(damagedFile, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
      const { node, findings } = read(text);
      const places = [...findings.map((finding) => finding.place), ...(node ? placesOf(node) : [])];

      expect(
        places.filter(({ start, end }) => !(start >= 0 && start <= end && end <= text.length)),
      ).toEqual([]);
      expect(node !== undefined || findings.length > 0).toBe(true);
    }),
    { numRuns: 400 },
  );
});
