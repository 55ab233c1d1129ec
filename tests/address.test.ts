import { expect, test } from 'vitest';
import type { AppIndex } from '../src/model/definition-files.ts';
import { printFindings } from '../src/language/print.ts';
import { indexFile, publish } from '../src/language/emit/publish.ts';
import { openSession } from '../src/machine/session.ts';
import { SimulatedWorld } from '../src/verify/simulated-world.ts';
import { memoryStorage } from '../src/machine/storage.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkYaml, notice } from './support/one-flow.ts';

/** A flow about no order, with these steps. */
const flow = (
  words: string,
  end = 'leads-to: /orderList, query: { car: =address.carId, code: =address.code }',
) =>
  [
    'flow: sample',
    'title: { zh: 样例, en: Sample }',
    'address: { carId: text, code: text }',
    'steps:',
    `  look: { kind: notice, path: /look, text: { zh: "${words}", en: "${words}" } }`,
    notice('read'),
    `  over: { kind: end, ends: success, ${end} }`,
    '',
  ].join('\n');

const pages = [
  'pages: { look: sample }',
  'examples:',
  '  looks: { page: look, address: { carId: C7 }, ends: success }',
  '',
].join('\n');

function openWith(order: Record<string, string>, storage = memoryStorage(), end?: string) {
  const { definitions, findings } = checkYaml(flow('车 {address.carId}', end), pages);
  const definition = definitions.find(({ flows }) => 'sample' in flows);
  if (!definition) throw new Error(printFindings(findings, { format: 'text' }));
  const session = openSession({
    definition,
    flowId: 'sample',
    action: 'look',
    order,
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    language: 'zh',
    kinds: kindStates,
    effects: new SimulatedWorld().effects,
    storage: storage.tab(),
    owner: 'me',
  });
  const press = () => session.send({ type: 'notice.next' });
  return { session, press, definition, storage };
}

test('a flow about no order reads the parameters of its address', () => {
  expect(openWith({ carId: 'C7', code: '' }).session.view().step.text).toBe('车 C7');
});

test('a parameter missing from the address is an empty text', () => {
  expect(openWith({}).session.view().step.text).toBe('车 ');
});

test('formulas of such a flow have no order, those of other flows no address', () => {
  const { findings } = checkYaml(
    flow('{order.orderNo}'),
    pages,
    [
      'flow: other',
      'title: { zh: 样例, en: Sample }',
      'steps:',
      '  a: { kind: end, ends: success, leads-to: =address.carId }',
      '',
    ].join('\n'),
    'funder: ACME\nname: { zh: 甲, en: A }\nflows: { other: { } }\nactions: { 100: other }\nexamples: { it: { action: 100, ends: success } }\n',
  );

  const printed = printFindings(findings, { format: 'text' });
  expect(printed).toContain('"order" exists only inside a flow that is about an order.');
  expect(printed).toContain(
    '"address" exists only in a flow that says what its `address:` brings.',
  );
});

test('each address has a session of its own', () => {
  const storage = memoryStorage();
  openWith({ carId: 'C7' }, storage).press();

  expect(openWith({ carId: 'C8' }, storage).session.view().stepId).toBe('look');
  expect(openWith({ carId: 'C7' }, storage).session.view().stepId).toBe('read');
});

test('an end leads to a page of the app, with the parameters of its address', () => {
  const { session, press } = openWith({ carId: 'C 7' });
  press();
  press();

  expect(session.view().over?.leadsTo).toBe('/orderList?car=C+7');
});

test.each(['//evil.example', 'https://evil.example', '/\\\\evil.example', 'evil', ''])(
  'an end never leads out of the app: %s',
  (code) => {
    const { session, press } = openWith({ code }, memoryStorage(), 'leads-to: =address.code');
    press();
    press();

    expect(session.view().over).toEqual({ ended: 'success', abandoned: false, leadsTo: undefined });
  },
);

test('the index knows which pages need no order', () => {
  const { definition } = openWith({});

  const files = publish([definition]);
  const { free } = files.get(indexFile) as AppIndex;
  const { file } = free['/look'] ?? { file: '' };

  const [look, read] = [free['/look'], free['/read']];
  expect(look).toEqual({ page: 'look', flow: 'sample', file, parameters: ['carId', 'code'] });
  expect(read).toEqual(look);
  expect(files.get(file)).toEqual(definition.flows.sample);
});
