import { describe, expect, test } from 'vitest';
import { entriesOf, isMap, isScalar } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import { readYaml } from '../yaml/read.ts';
import { withBlocks } from './blocks.ts';

function plain(node: Node | undefined): unknown {
  if (isScalar(node)) return node.value;
  if (isMap(node))
    return Object.fromEntries(entriesOf(node).map(([k, { value }]) => [k, plain(value)]));
  return node?.items.map(plain);
}

function read(text: string) {
  const { node } = readYaml({ path: 'flows/a.yaml', text });
  const made = withBlocks(node!);
  return { steps: plain(made.node.entries.get('steps')?.value), findings: made.findings };
}

const blocks = `flow: a
blocks:
  pair: { first: 1, second: 2 }
  other: { third: { deep: 3, deeper: 4 } }
`;

describe('a block', () => {
  test.for<[what: string, line: string, lines: object]>([
    [
      'stands where it is taken',
      '{ own: 0, all-of: pair, last: 9 }',
      { own: 0, first: 1, second: 2, last: 9 },
    ],
    [
      'yields to the line beside it, in its own place',
      '{ all-of: pair, first: 7 }',
      { first: 7, second: 2 },
    ],
    ['yields to a line above it', '{ second: 7, all-of: pair }', { second: 7, first: 1 }],
    [
      'is merged with maps of the same name',
      '{ all-of: other, third: { deep: 7 } }',
      { third: { deep: 7, deeper: 4 } },
    ],
    [
      'may be one of several',
      '{ all-of: [pair, other] }',
      { first: 1, second: 2, third: { deep: 3, deeper: 4 } },
    ],
  ])('%s', ([, line, lines]) => {
    const { steps, findings } = read(
      `${blocks}steps:\n  go: ${line}\n  end: { all-of: [pair, other] }\n`,
    );

    expect(findings).toEqual([]);
    expect(JSON.stringify(steps)).toBe(
      JSON.stringify({ go: lines, end: { first: 1, second: 2, third: { deep: 3, deeper: 4 } } }),
    );
  });

  test("of a funder's flow is known in that flow only", () => {
    const { node } = readYaml({
      path: 'funders/A.yaml',
      text: `funder: A
flows:
  one: { blocks: { pair: { first: 1 } }, change: { go: { all-of: pair } } }
  two: { change: { go: { all-of: pair } } }
`,
    });

    expect(withBlocks(node!).findings.map(({ rule }) => rule)).toEqual(['unknown-block']);
  });

  test('nested in blocks is expanded only up to a limit', () => {
    const deep = Array.from(
      { length: 40 },
      (_, at) => `  b${at}: { x: { all-of: b${at + 1} }, y: { all-of: b${at + 1} } }`,
    );
    const { findings } = read(
      `flow: a\nblocks:\n${deep.join('\n')}\n  b40: { z: 1 }\nsteps:\n  go: { all-of: b0 }\n`,
    );

    expect(findings.map(({ rule }) => rule)).toContain('too-large');
  });
});
