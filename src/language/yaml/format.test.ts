import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { formatYaml } from './format.ts';
import { readYaml } from './read.ts';

function formatted(text: string): string {
  const result = formatYaml({ path: 'flows/a.yaml', text });
  if ('findings' in result) throw new Error(result.findings.map((one) => one.message).join(' '));
  return result.text;
}

describe('the formatter', () => {
  test.for<[string, string, string]>([
    [
      'puts sentences on lines of their own, Chinese first',
      'title: { en: Hi, zh: 你好 }\n',
      'title:\n  zh: 你好\n  en: Hi\n',
    ],
    [
      'opens the braces around a sentence',
      'on: { failed: { to: a, toast: { zh: 请重试, en: "Try, again" } } }\n',
      'on:\n  failed:\n    to: a\n    toast:\n      zh: 请重试\n      en: "Try, again"\n',
    ],
    [
      'keeps short words in braces',
      'send: {orderNo: =order.orderNo,a: b}\n',
      'send: { orderNo: =order.orderNo, a: b }\n',
    ],
    [
      'writes lists without spaces inside',
      'keep: [ url , serialNumber ]\n',
      'keep: [url, serialNumber]\n',
    ],
    [
      'writes yes and no',
      'required: true\nsensitive: FALSE\nword: "true"\n',
      'required: yes\nsensitive: no\nword: "true"\n',
    ],
    ['keeps numbers as written', 'a: 0123\nb: 3.10\nc: 1e3\n', 'a: 0123\nb: 3.10\nc: 1e3\n'],
    ['indents by two spaces', 'a:\n    b:\n          c: 1\n', 'a:\n  b:\n    c: 1\n'],
    [
      'keeps comments',
      '# top\n\na: 1 # why\n# below\nb: [x] # list\n',
      '# top\n\na: 1 # why\n# below\nb: [x] # list\n',
    ],
    ['keeps one blank line of several', 'a: 1\n\n\n\nb: 2\n', 'a: 1\n\nb: 2\n'],
    ['keeps brackets inside quotes', 'a: ["[ x ]", b]\n', 'a: ["[ x ]", b]\n'],
    ['writes line ends as everywhere', '\uFEFFa: 1\r\nb: 2\r\n', 'a: 1\nb: 2\n'],
  ])('%s', ([, written, expected]) => {
    expect(formatted(written)).toBe(expected);
  });

  test('breaks braces that are longer than a line', () => {
    const long = 'x'.repeat(60);

    expect(formatted(`send: { a: ${long}, b: ${long} }\n`)).toBe(
      `send:\n  a: ${long}\n  b: ${long}\n`,
    );
  });

  test('refuses a damaged file with a message', () => {
    expect(formatYaml({ path: 'a.yaml', text: 'a: {amount} off\n' })).toMatchObject({
      findings: [{ rule: 'unquoted-brace' }],
    });
  });
});

const files = ['flows', 'funders'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

test("formatting the repository's files twice changes nothing the second time", () => {
  for (const text of files) {
    const once = formatted(text);
    expect(formatted(once)).toBe(once);
  }
});

const word = fc.oneof(
  fc.constantFrom(
    'yes',
    'no',
    'on',
    '3.10',
    '0123',
    '=a == "b"',
    'zh',
    'en',
    'a, b',
    'a: b',
    '# x',
    '{x}',
    '- a',
    ' ',
    '',
  ),
  fc.string({ maxLength: 12 }).filter((text) => /^[\x20-\x7e\u4e00-\u9fff]*$/.test(text)),
  fc.boolean(),
  fc.integer(),
);
const name = fc.oneof(
  fc.constantFrom('zh', 'en', 'title', 'on'),
  fc.stringMatching(/^[a-z][a-z-]{0,6}$/),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 4 }),
  ),
}));

test('formatting is idempotent for any file', () => {
  const written = fc
    .tuple(
      fc.dictionary(name, tree, { minKeys: 1, maxKeys: 5 }),
      fc.boolean(),
      fc.constantFrom(2, 4),
    )
    .map(([data, isFlow, indent]) =>
      stringify(data, {
        indent,
        aliasDuplicateObjects: false,
        collectionStyle: isFlow ? 'flow' : 'any',
      }),
    )
    .filter((text) => readYaml({ path: 'a.yaml', text }).findings.length === 0);

  fc.assert(
    fc.property(written, (text) => {
      const once = formatted(text);

      expect(formatted(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});
