import { expect, test } from 'vitest';
import type { AppIndex, DefinitionHead } from '../../model/definition-files.ts';
import { indexFile, publish } from '../../language/emit/publish.ts';
import { checkRepository } from '../../../tools/repository/repository.ts';
import { byPageCode, findAction } from './find-action.ts';
import type { AppServices } from '../services.ts';

const files = publish(checkRepository().definitions);
const { funders, pages: ours } = files.get(indexFile) as AppIndex;
const headAt = (file = '') => files.get(file) as DefinitionHead;
const definition = headAt(funders['SELF_OPERATED']?.file);

test.each([
  ['a page of one flow', 'crediFirststep', [], 100],
  ['an action code', '335', [], 335],
  [
    'a page two actions share, of which the order offers the second',
    'idcardSuccess',
    [{ code: 310 }],
    310,
  ],
  ['a page nobody has', 'somethingNew', [], undefined],
  ['a name of every object', '__proto__', [], undefined],
])('the platform routes to %s', (_title, pageCode, actions, action) => {
  expect(byPageCode(pageCode, definition, { actions })).toBe(action);
});

test('the kind of payment in an address decides between the codes of the cashier', async () => {
  const codeOf = async (path: string, paymentType: string) =>
    findAction(
      { path, orderNo: 'HC1', action: undefined, params: { paymentType }, language: 'zh' },
      { funder: definition, pages: undefined },
      { actions: [] },
      leads(''),
      new AbortController().signal,
    );

  expect(await codeOf('/downPayments', 'sf')).toBe(200);
  expect(await codeOf('/depositPay', 'dbrbzj')).toBe(233);
  expect(await codeOf('/depositPay', 'bzj')).toBe(230);
  expect(await codeOf('/payTwoCarIndex', 'escdj')).toBe(220);
  expect(await codeOf('/downSecondCarLogisticsFee', 'escwlf')).toBe(1811);
  expect(await codeOf('/downPayments', 'gold')).toBeUndefined();
});

const pages = headAt(ours?.file);
const leads = (pageCode: string): AppServices =>
  ({
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    call: () => Promise.resolve({ type: 'ok', result: { pageCode } }),
  }) as unknown as AppServices; // only the members it uses

test.each([
  ['its own page', '/certification', '', 330],
  ['the page the platform names', '/orderAction', 'certification', 330],
  ['nothing, where nobody has the page', '/somethingNew', '', undefined],
])("a funder's flow comes before a page code: %s", async (_title, path, pageCode, expected) => {
  const flowRequest = {
    path,
    orderNo: 'HC1',
    action: undefined,
    params: {},
    language: 'zh',
  } as const;

  const action = await findAction(
    flowRequest,
    { funder: definition, pages },
    { actions: [] },
    leads(pageCode),
    new AbortController().signal,
  );

  expect(action).toBe(expected);
});

test('a page that only the platform has opens by its page code', async () => {
  const flowRequest = {
    path: '/certification',
    orderNo: 'HC1',
    action: undefined,
    params: {},
    language: 'zh',
  } as const;
  const without = { ...definition, at: {}, actions: {} };

  const action = await findAction(
    flowRequest,
    { funder: without, pages },
    {},
    leads(''),
    new AbortController().signal,
  );

  expect(action).toBe('certification');
});
