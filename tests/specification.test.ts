import { expect, test } from 'vitest';
import { differentFlows } from '../tools/report/different-flows.ts';
import { coveredFlow } from '../tools/report/flow-report.ts';
import { isUnproved, linesOf, requirementsOf } from '../tools/report/requirements.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions } = checkRepository();
const flows = differentFlows(definitions).map(coveredFlow);

test('every line of the specification that a flow does is gone through by a journey', () => {
  const requirements = requirementsOf(flows, definitions);

  expect(requirements.length).toBeGreaterThan(400);
  expect(requirements.filter(isUnproved).map(({ id, line }) => `${line}: ${id}`)).toEqual([]);
});

test('journeys take every transition that can be taken, and every guard says both on one', () => {
  const short = flows.flatMap(
    ({ key, coverage: { taken, transitions, guardValuesTaken, guardValues } }) =>
      taken < transitions || guardValuesTaken < guardValues
        ? [`${key}: ${taken} of ${transitions}, ${guardValuesTaken} of ${guardValues}`]
        : [],
  );

  expect(short).toEqual([]);
});

test('a line of the specification is known by what it names and where it stands', () => {
  const text = `routes:\n  - area: order\n    paths:\n      /pay: "paying"\naction-codes:\n  given:\n    100: "start"\n  funder-specific: [335]\nfunders: [BOC]\nendpoints:\n  payment:\n    - POST /pay\n`;

  expect(linesOf(text).map(({ part, name, line }) => `${line} ${part} ${name}`)).toEqual([
    '4 route /pay',
    '7 code 100',
    '8 code 335',
    '9 funder BOC',
    '12 endpoint POST /pay',
  ]);
});

test('what no step does, and the app does not either, is not proved', () => {
  const without = requirementsOf([], definitions).filter(isUnproved);

  expect(without.some(({ id }) => id === 'code 335')).toBe(true);
});
