import { expect, test } from 'vitest';
import { platformId } from '../../src/model/action-id.ts';
import { checkRepository, flowsNamed, root } from './repository.ts';
import { filesNamed, fundersNamed } from './named.ts';

const paths = ['flows/pay.yaml', 'flows/BOC.yaml', 'funders/BOC.yaml', 'funders/ORIX.yaml'];
const codes = ['BOC', 'ORIX', platformId];

test.each([
  ['BOC', 'funders/BOC.yaml'],
  ['BOC.yaml', 'funders/BOC.yaml'],
  ['funders/BOC', 'funders/BOC.yaml'],
  ['./funders/BOC.yaml', 'funders/BOC.yaml'],
  [`${root}/flows/BOC.yaml`, 'flows/BOC.yaml'],
  ['pay', 'flows/pay.yaml'],
  ['funders', 'funders'],
  ['tests/inventory.yaml', 'tests/inventory.yaml'],
])('%s is the file %s', (written, path) => {
  expect(filesNamed([written], paths, root)).toEqual([path]);
});

test.each([
  ['BOCC', '“BOC”', 'There is no file BOCC. Did you mean "BOC"?'],
  ['funders/BOCC.yaml', '“funders/BOC.yaml”', 'Did you mean "funders/BOC.yaml"?'],
  ['package.json', '没有文件 package.json', 'There is no file package.json.'],
  ['flows/README.md', '没有文件', 'There is no file flows/README.md.'],
  ['NOBODY', '资方的代码', "Write a funder's code, or a path as funders/ACME.yaml."],
])('no file %s: what is nearest is offered', (written, zh, en) => {
  const named = filesNamed(['BOC', written], [...paths, ...more], root);

  expect(named).toMatchObject({
    unknown: { zh: expect.stringContaining(zh), en: expect.stringContaining(en) },
  });
});
const more = Array.from({ length: 9 }, (_, at) => `flows/other-${at}.yaml`);

test.each([
  ['BOC', 'BOC'],
  ['funders/ORIX.yaml', 'ORIX'],
  ['flows/order-pages.yaml', platformId],
])('%s is the funder %s', (written, code) => {
  expect(fundersNamed([written], codes, root)).toEqual([code]);
});

test('a funder that is not there is told with the nearest', () => {
  expect(fundersNamed(['ORIX', 'ORX'], codes, root)).toEqual({
    unknown: {
      zh: '没有资方“ORX”。是不是想写“ORIX”？',
      en: 'There is no funder "ORX". Did you mean "ORIX"?',
    },
  });
  expect(fundersNamed(['funders/BCO.yaml'], codes, root)).toMatchObject({
    unknown: { en: 'There is no funder "funders/BCO.yaml". Did you mean "BOC"?' },
  });
  expect(fundersNamed(['flows/pay.yaml'], codes, root)).toHaveProperty('unknown');
});

test('flows are named by a funder, its file, a flow, or a template', () => {
  const { definitions } = checkRepository();
  const named = (...words: string[]) => {
    const flows = flowsNamed(definitions, words);
    return 'unknown' in flows
      ? flows
      : new Set(flows.map(({ funder, flow }) => `${funder} ${flow.use}`));
  };

  expect(named('funders/BOC.yaml')).toEqual(named('BOC'));
  expect(named('BOC', 'ORIX')).toEqual(
    new Set([...(named('BOC') as Set<string>), ...(named('ORIX') as Set<string>)]),
  );
  expect(
    [...(named('flows/change-card.yaml') as Set<string>)].every((one) =>
      one.endsWith(' change-card'),
    ),
  ).toBe(true);
  expect(named('BOC', 'chnge-card')).toMatchObject({
    unknown: { en: 'There is no funder or flow "chnge-card". Did you mean "change-card"?' },
  });
});
