import { describe, expect, test } from 'vitest';
import type { Finding } from '../model/finding.ts';
import type { SourceFile } from '../model/source.ts';
import { printFindings } from './print.ts';

function findingAt(text: string, word: string, more: Partial<Finding> = {}): Finding {
  const file: SourceFile = { path: 'funders/ACME.yaml', text };
  const start = text.indexOf(word);
  return {
    rule: 'unknown-key',
    place: { file, start, end: start + word.length },
    message: 'It is wrong.',
    ...more,
  };
}

const text = (finding: Finding): string => printFindings([finding], { format: 'text' });

describe('the caret stands under the word', () => {
  test('with a hint after it', () => {
    const finding = findingAt('limits:\n  maxAmout: 25000\n', 'maxAmout', {
      hint: 'Did you mean "maxAmount"?',
    });

    expect(text(finding)).toBe(
      [
        'funders/ACME.yaml:2:3  It is wrong. [unknown-key]',
        '  |',
        '2 |   maxAmout: 25000',
        '  |   ^^^^^^^^ Did you mean "maxAmount"?',
      ].join('\n'),
    );
  });

  test('after Chinese characters, which are two columns wide', () => {
    const [, , code = '', caret = ''] = text(findingAt('zh: 更换, en: x', 'en')).split('\n');

    expect(code).toBe('1 | zh: 更换, en: x');
    expect(caret).toBe('  |           ^^');
  });

  test('under a Chinese word, over its whole width', () => {
    expect(text(findingAt('zh: 更换', '更换')).split('\n')[3]).toBe('  |     ^^^^');
  });

  test('after a tab, which is shown as one space', () => {
    const [, , code, caret] = text(findingAt('\ta: b', 'a')).split('\n');

    expect([code, caret]).toEqual(['1 |  a: b', '  |  ^']);
  });

  test('only up to the end of the line', () => {
    expect(text(findingAt('a: "b\nc"', '"b\nc"')).split('\n')[3]).toBe('  |    ^^');
  });
});

test('columns count characters, also where one is two code units', () => {
  expect(text(findingAt('💳💳 x', 'x'))).toContain(':1:4 ');
});

test('findings are sorted by file and line', () => {
  const first = findingAt('a\nb\n', 'a', { message: 'First.' });
  const second = findingAt('a\nb\n', 'b', { message: 'Second.' });
  const printed = printFindings([second, first], { format: 'text' });

  expect(printed.indexOf('First.')).toBeLessThan(printed.indexOf('Second.'));
});

test('a finding in a template says how many funders it affects', () => {
  const funders = Array.from({ length: 12 }, (_, index) => `F${index}`);

  expect(text(findingAt('a', 'a', { funders }))).toContain(
    'It is wrong. In 12 funders. [unknown-key]',
  );
});

test('in Chinese that is translated, with up to three funders named', () => {
  const printed = (funders: string[]) =>
    printFindings([findingAt('a', 'a', { message: '写错了。', funders })], {
      format: 'text',
      language: 'zh',
    });

  expect(printed(['A', 'B', 'C', 'D'])).toContain('写错了。涉及 4 个资方。 [unknown-key]');
  expect(printed(['A', 'B'])).toContain('写错了。涉及 2 个资方（A、B）。 [unknown-key]');
});

test('related places follow the hint', () => {
  const other = findingAt('a: 1\na: 2\n', 'a').place;
  const finding = findingAt('a: 1\nb: 2\n', 'b', {
    also: [{ place: other, message: 'The first one is here.' }],
  });

  expect(text(finding).split('\n').at(-1)).toBe(
    '  = funders/ACME.yaml:1:1  The first one is here.',
  );
});

test('GitHub gets one line for each finding, with line breaks and commas escaped', () => {
  const finding = findingAt('a: b', 'b', { message: 'Not 50%.', hint: 'Write c.' });

  expect(printFindings([finding], { format: 'github', root: 'app' })).toBe(
    '::error file=app/funders/ACME.yaml,line=1,endLine=1,col=4,endColumn=5,title=unknown-key::Not 50%25.%0AWrite c.',
  );
});

test('programs get JSON', () => {
  const [printed] = JSON.parse(
    printFindings([findingAt('a: b', 'b')], { format: 'json' }),
  ) as object[];

  expect(printed).toMatchObject({
    rule: 'unknown-key',
    file: 'funders/ACME.yaml',
    line: 1,
    column: 4,
    endColumn: 5,
  });
});

test('control characters never reach the terminal', () => {
  expect(text(findingAt('a: \u001b[31mred', 'a'))).not.toContain('\u001b');
});
