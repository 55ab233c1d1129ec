import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import { printFindings } from '../src/language/print.ts';
import { buildSymbols } from '../tools/symbols.ts';
import { newFunder } from '../tools/funder-new.ts';
import { ourJourneyRules } from '../tools/journey-rules.ts';
import { readRepository } from '../tools/read-repository.ts';
import { root } from '../tools/repository.ts';

const symbols = buildSymbols();
// Funders of the repository would only be checked once more.
const flows = readRepository(root).filter(({ path }) => path.startsWith('flows/'));
// So would the pages that are about no funder, for all but what leads to one of them.
const withoutPages = flows.filter(({ path }) => path !== 'flows/order-pages.yaml');

function findings(...files: { path: string; text: string }[]) {
  const around = files.some(({ text }) => text.includes('leads-to:')) ? flows : withoutPages;
  const { findings: found } = checkFiles([...around, ...files], symbols, ourJourneyRules(root));
  // Without the other funders some flows have no user, and what flows keep for them neither.
  const forOthers = / is kept, and nothing uses it\.$/;
  return found.filter(({ rule, message }) => rule !== 'unused-flow' && !forOthers.test(message));
}

const head = `funder: README_SAMPLE
name:
  zh: 样例
  en: Sample
`;
const noThirdPart = 'credit-review: { fill: { part-three: none } }';

/** A block as the files it would stand in: a funder, `flows:` of a funder, a flow with settings, or steps. */
function filesOf(block: string): { path: string; text: string }[] {
  const text = block.replace(/^# yaml-language-server.*\n/, '');
  const funder = /^funder: (\w+)$/m.exec(text)?.[1];
  if (funder !== undefined) return [{ path: `funders/${funder}.yaml`, text }];
  const flow = /^flow: ([\w-]+)$/m.exec(text)?.[1];
  if (flow !== undefined) {
    const given = /^settings:$/m.test(text) ? ', with: { endpoint: refund.quota }' : '';
    return [
      { path: `flows/${flow}.yaml`, text },
      sample(
        `flows:\n  ${noThirdPart}\n  sample: { use: ${flow}${given} }\nactions: { 1202: sample }\n`,
        1202,
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

function sample(text: string, action: number) {
  return {
    path: 'funders/README_SAMPLE.yaml',
    text: `${head}${text}examples:\n  reviews: { action: 100, ends: success }\n  goes through: { action: ${action}, ends: success }\n`,
  };
}

describe('What funders/README.md shows is as the checker wants it', () => {
  const readme = readFileSync(join(root, 'funders/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  test('there are several', () => expect(blocks.length).toBeGreaterThan(3));
  test.each(blocks)('%s', (block) => {
    expect(printFindings(findings(...filesOf(block)), { format: 'text' })).toBe('');
  });
});

test.each(['GONGTOU_FINANCE', 'SELF_OPERATED', 'SZ_BANK_FINANCE'])(
  'A new funder like %s has nothing to mend but its blanks',
  (like) => {
    const text = newFunder('NEW_SAMPLE', readFileSync(join(root, `funders/${like}.yaml`), 'utf8'));
    const blank = { path: 'funders/NEW_SAMPLE.yaml', text };
    const found = findings(blank);
    expect(found.map(({ rule }) => rule)).toEqual(
      Array.from({ length: text.split('REPLACE ME').length - 1 }, () => 'left-over'),
    );
    const filled = { ...blank, text: text.replaceAll('REPLACE ME', 'example.example') };
    expect(printFindings(findings(filled), { format: 'text' })).toBe('');
  },
);
