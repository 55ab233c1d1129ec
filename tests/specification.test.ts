import { expect, test } from 'vitest';
import { linkFiles } from '../src/language/check.ts';
import { readRepository } from '../tools/repository/read-repository.ts';
import { differentFlows } from '../tools/coverage/different-flows.ts';
import { coveredFlow } from '../tools/coverage/flow-report.ts';
import { checkRepository, root } from '../tools/repository/repository.ts';
import { linesOf } from '../tools/symbols/inventory.ts';
import { isUnclaimed, isUnproved, requirementsOf } from '../tools/specification/requirements.ts';
import { buildSymbols } from '../tools/symbols/symbols.ts';

const { definitions } = checkRepository();
const files = readRepository(root);
const { places } = linkFiles(files, buildSymbols());
const repository = { definitions, places, files };
const flows = differentFlows(definitions).map(coveredFlow);
const requirements = requirementsOf(flows, repository);

test('every requirement that a flow implements is covered by a journey', () => {
  expect(requirements.length).toBeGreaterThan(400);
  expect(requirements.filter(isUnproved).map(({ id, line }) => `${line}: ${id}`)).toEqual([]);
});

test('every requirement implemented by a flow is in the `spec:` of such a flow or step', () => {
  expect(requirements.filter(isUnclaimed).map(({ id, line }) => `${line}: ${id}`)).toEqual([]);
});

test('a flow or step with a requirement in its `spec:` implements it', () => {
  const unfounded = requirements.flatMap(({ id, unfounded: places }) =>
    places.map((place) => `${place} ${id}`),
  );

  expect(unfounded).toEqual([]);
});

test('a flow or step whose `spec:` names a requirement it does not implement is reported, at that name', () => {
  const text =
    'flow: new-page\nspec: [code 321, route /paySuccess]\ntitle: { zh: 页, en: Page }\nsteps:\n' +
    '  page: { kind: notice, path: /newPage, spec: endpoint POST /rebate/pay, text: { zh: 好, en: Well } }\n' +
    '  done: { kind: end, ends: success }\n';
  const more = [...files, { path: 'flows/new-page.yaml', text }];
  const found = requirementsOf(flows, { ...repository, files: more });

  expect(
    found.flatMap(({ id, unfounded: where }) => where.map((place) => `${place} ${id}`)),
  ).toEqual([
    'flows/new-page.yaml:2 route /paySuccess',
    'flows/new-page.yaml:2 code 321',
    'flows/new-page.yaml:5 endpoint POST /rebate/pay',
  ]);
});

test('an example covers the requirements of the steps it visits, not others of its flow', () => {
  const refund = requirements.filter(({ name }) => name.startsWith('/orderRefund'));
  const [requested, done] = refund.map(({ examples }) => examples.length);

  expect(requested).toBeGreaterThan(done ?? 0);
  expect(done).toBeGreaterThan(0);
});

test('journeys take every feasible transition, and evaluate every guard to both values', () => {
  const short = flows.flatMap(
    ({ key, coverage: { taken, transitions, guardValuesTaken, guardValues } }) =>
      taken < transitions || guardValuesTaken < guardValues
        ? [`${key}: ${taken} of ${transitions}, ${guardValuesTaken} of ${guardValues}`]
        : [],
  );

  expect(short).toEqual([]);
});

test('a requirement is identified by its name and section', () => {
  const text = `routes:\n  - area: order\n    paths:\n      /pay: "paying"\naction-codes:\n  given:\n    100: "start"\n  funder-specific: [335]\nfunders: [BOC]\nendpoints:\n  payment:\n    - POST /pay\n`;

  expect(linesOf(text).map(({ id, line, section }) => `${line} ${id} (${section})`)).toEqual([
    '4 route /pay (order)',
    '7 code 100 (action codes)',
    '8 code 335 (action codes of one funder)',
    '9 funder BOC (funders)',
    '12 endpoint POST /pay (payment)',
  ]);
});

test('a requirement that neither a step nor the app implements is not covered', () => {
  const without = requirementsOf([], repository).filter(isUnproved);

  expect(without.some(({ id }) => id === 'code 335')).toBe(true);
});
