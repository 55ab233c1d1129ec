import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import type { Finding } from '../src/model/finding.ts';
import { printFindings } from '../src/language/print.ts';
import { buildSymbols } from '../tools/symbols/symbols.ts';
import { newFunder } from '../tools/authoring/new-funder.ts';
import { ourJourneyRules } from '../tools/repository/journey-rules.ts';
import { readRepository } from '../tools/repository/read-repository.ts';
import { root } from '../tools/repository/repository.ts';

const symbols = buildSymbols();
// Without the repository's funders, which other tests check.
const flows = readRepository(root).filter(({ path }) => path.startsWith('flows/'));
// Nor the pages about no funder, except for blocks that lead to one of them.
const withoutPages = flows.filter(({ path }) => path !== 'flows/order-pages.yaml');

interface SourceText {
  path: string;
  text: string;
}

function findings(...files: SourceText[]): Finding[] {
  const around = files.some(({ text }) => text.includes('leads-to:')) ? flows : withoutPages;
  const { findings: found } = checkFiles([...around, ...files], symbols, ourJourneyRules(root));
  // Without the other funders some flows, examples and kept values are unused.
  const forOthers = / is kept, and nothing uses it\.$/;
  const ofOthers = ['unused-flow', 'example-unused'];
  return found.filter(({ rule, message }) => !ofOthers.includes(rule) && !forOthers.test(message));
}

const head = `funder: README_SAMPLE
name:
  zh: 样例
  en: Sample
`;
const noThirdPart = 'credit-review: { fill: { part-three: none } }';

/** The files a block makes, by what it is: a funder, `flows:` of a funder, a flow with settings, or steps. */
function filesOf(block: string): SourceText[] {
  const text = block.replace(/^# yaml-language-server.*\n/, '');
  const funder = /^funder: (\w+)$/m.exec(text)?.[1];
  if (funder !== undefined) return [{ path: `funders/${funder}.yaml`, text }];
  const flow = /^flow: ([\w-]+)$/m.exec(text)?.[1];
  if (flow !== undefined) {
    const withSettings = /^settings:$/m.test(text) ? ', with: { endpoint: refund.quota }' : '';
    return [
      { path: `flows/${flow}.yaml`, text },
      sample(
        `flows:\n  ${noThirdPart}\n  sample: { use: ${flow}${withSettings} }\nactions: { 1202: sample }\n`,
        1202,
        withSettings && ', results: { ask: { data: 100 } }',
      ),
    ];
  }
  if (/^ {2}credit-review:/m.test(text)) return [sample(text, 100)];
  if (text.startsWith('flows:'))
    return [sample(text.replace('flows:\n', `flows:\n  ${noThirdPart}\n`), 1201)];
  const steps = (before + text + after).replace(/^(?=.)/gm, '      ');
  return [
    sample(
      `flows:\n  ${noThirdPart}\n  sample:\n    title: { zh: 样例, en: Sample }\n    steps:\n${steps}actions: { 1202: sample }\n`,
      1202,
    ),
  ];
}

const before = `card:
  kind: notice
  path: /readmeCard
  text: { zh: 请继续, en: Go on }
`;
const after = `more:
  kind: notice
  path: /readmeMore
  text: { zh: 还有一步, en: One more step }
done:
  kind: result
  path: /readmeDone
  title: { zh: 完成, en: Done }
  ends: success
`;

function sample(text: string, action: number, more = '') {
  return {
    path: 'funders/README_SAMPLE.yaml',
    text: `${head}${text}examples:\n  reviews: { action: 100, ends: success }\n  goes through: { action: ${action}${more}, ends: success }\n`,
  };
}

describe('The examples of funders/README.md have no findings', () => {
  const readme = readFileSync(join(root, 'funders/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const found = checkedTogether(blocks);
  test('there are several examples', () => expect(blocks.length).toBeGreaterThan(3));
  test.each(blocks)('%s', (block) => {
    expect(printFindings(found.get(block) ?? [], { format: 'text' })).toBe('');
  });
});

/** The findings of each block. Blocks without a common file are checked together, which takes fewer rounds. */
function checkedTogether(blocks: readonly string[]): ReadonlyMap<string, Finding[]> {
  const rounds: Map<string, SourceText[]>[] = [];
  blocks.forEach((block, at) => {
    const files = filesOf(block).map(({ path, text }) => ({
      path: path.replace('README_SAMPLE', `README_SAMPLE_${at}`),
      text: text.replace('funder: README_SAMPLE\n', `funder: README_SAMPLE_${at}\n`),
    }));
    const isFree = (round: Map<string, SourceText[]>) =>
      ![...round.values()].flat().some(({ path }) => files.some((file) => file.path === path));
    const round = rounds.find(isFree) ?? rounds[rounds.push(new Map()) - 1];
    round?.set(block, files);
  });
  const found = rounds.flatMap((round) => {
    const all = findings(...[...round.values()].flat());
    const ofBlocks = new Set([...round.values()].flat().map(({ path }) => path));
    return [...round].map(([block, files]) => {
      const own = new Set(files.map(({ path }) => path));
      // A finding outside the blocks may be caused by any of them.
      const about = all.filter(
        ({ place: { file } }) => own.has(file.path) || !ofBlocks.has(file.path),
      );
      return [block, about] as const;
    });
  });
  return new Map(found);
}

describe.each(['GONGTOU_FINANCE', 'SELF_OPERATED', 'SZ_BANK_FINANCE'])(
  'A new funder like %s',
  (like) => {
    const code = `NEW_LIKE_${like}`;
    const text = readFileSync(join(root, `funders/${like}.yaml`), 'utf8');
    const blank = {
      path: `funders/${code}.yaml`,
      text: newFunder({ code, like: text }),
    };
    const filled = {
      path: `funders/${code}_FILLED.yaml`,
      text: newFunder({ code: `${code}_FILLED`, like: text }).replaceAll(
        'REPLACE ME',
        'example.example',
      ),
    };
    const found = findings(blank, filled);
    const inFile = (path: string) => found.filter(({ place: { file } }) => file.path === path);

    test('has no findings except for its placeholders', () => {
      expect(inFile(blank.path).map(({ rule }) => rule)).toEqual(
        Array.from({ length: blank.text.split('REPLACE ME').length - 1 }, () => 'left-over'),
      );
      expect(found.filter((one) => !inFile(blank.path).includes(one))).toEqual([]);
    });
  },
);
