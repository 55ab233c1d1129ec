import { expect, test } from 'vitest';
import type { Finding } from '../model/finding.ts';
import { Findings } from './check-findings.ts';

const template = { path: 'flows/sample.yaml', text: '' };
const funder = { path: 'funders/ACME.yaml', text: '' };

const inTemplate: Finding = {
  rule: 'formula-unknown-name',
  place: { file: template, start: 4, end: 8 },
  message: 'There is no such name.',
};

const atOverride: Finding = {
  ...inTemplate,
  place: { file: funder, start: 2, end: 3 },
  shownAt: [inTemplate.place],
};

test('what a funder without overrides shows, too, is not told at the override of another', () => {
  const findings = new Findings();
  findings.addAll([atOverride, inTemplate]);

  expect(findings.all).toEqual([inTemplate]);
});

test('what only the funder with the override shows is told there', () => {
  const findings = new Findings();
  findings.addAll([atOverride, { ...inTemplate, rule: 'dead-end' }]);

  expect(findings.all).toContainEqual(atOverride);
});
