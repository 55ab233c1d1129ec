import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withSyntax } from '../../src/language/schema/syntax.ts';
import type { Symbols, EndpointType, EndpointField } from '../../src/language/schema/symbols.ts';
import type { ValueType } from '../../src/model/definition.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { knownRequirements } from '../../tools/symbols/inventory.ts';

/** The small project in which the pairs are checked: the real step kinds, a few endpoints and flows. */
const folder = path.join(import.meta.dirname, 'world');

const text: EndpointField = { type: 'text', required: true, sensitive: false };
const optional: EndpointField = { ...text, required: false };
const secret: EndpointField = { ...text, sensitive: true };

function endpoint(
  request: Record<string, EndpointField>,
  data: Record<string, ValueType>,
  more: Partial<EndpointType> = {},
): EndpointType {
  const response = Object.fromEntries(
    Object.entries(data).map(([name, type]) => [name, { ...text, type } satisfies EndpointField]),
  );
  return { about: 'For tests.', request, response, data: { fields: data }, once: false, ...more };
}

const status: EndpointField = { ...text, choices: ['waiting', 'done', 'refused'] };
const customer = {
  idName: optional,
  idNumber: { ...secret, required: false },
  income: { ...optional, type: 'money' },
} as const;

const option: ValueType = { fields: { value: 'text', zh: 'text', en: 'text' } };

const card: ValueType = { fields: { bankName: 'text', tail: 'text', usable: 'yes-no' } };

export const symbols: Symbols = {
  pages: ['/orderList'],
  kinds: withSyntax(kindSchemas),
  endpoints: {
    'bank-card.bind': endpoint(
      { orderNo: text, bankAcctNo: secret, bankPhone: text },
      {},
      { once: true },
    ),
    'bank-card.list': endpoint(
      { orderNo: text },
      { total: 'number', cards: { list: card } },
    ),
    'activity.pay': endpoint({ activityCode: text }, {}, { filled: ['token'] }),
    'bank.link': endpoint(
      { orderNo: text, signType: { ...optional, choices: ['contract', 're-sign'] } },
      { url: 'text' },
    ),
    'pay.due': endpoint(
      { orderNo: text, feeType: text },
      { orderPayAmount: 'money', dueAmount: 'money', paidAmount: 'money', status: 'text' },
      { feeAmount: 'orderPayAmount', feeDue: 'dueAmount' },
    ),
    'sign.status': endpoint({ orderNo: text }, { status: 'text' }, { response: { status } }),
    'order.quota': endpoint(
      { orderNo: text, income: { ...optional, type: 'money' } },
      { quota: 'money', days: 'number', vip: 'yes-no', note: 'text' },
    ),
    'rent.next': endpoint(
      { orderNo: text },
      { rent: 'money' },
      { response: { rent: { ...optional, type: 'money' } } },
    ),
    'order.finish-work-flow': endpoint({ orderNo: text, data: optional }, {}, { once: true }),
    'check.query-customer': endpoint(
      { orderNo: text },
      { idName: 'text', idNumber: 'text', income: 'money' },
    ),
    'check.submit-customer': endpoint({ orderNo: text, ...customer }, {}),
    'options.named': endpoint({}, { houses: { list: option } }),
    'options.of-funder': endpoint({ orderNo: text, funder: text }, { houses: { list: option } }),
    'options.all': endpoint(
      { orderNo: text },
      {},
      { data: { list: { fields: { bankName: 'text', bankCode: 'text' } } } },
    ),
    'user.login': endpoint({ phone: text, code: secret }, {}),
    'sms.send': endpoint({ orderNo: text, phone: text }, {}),
    'sms.verify': endpoint({ orderNo: text, phone: text, code: secret }, { smsToken: 'text' }),
    'face.verify': endpoint({ name: text, idNumber: secret }, { passed: 'yes-no' }),
    'sign.person': endpoint({ orderNo: text, name: text, faceToken: secret }, {}),
    'sign.documents': endpoint({ orderNo: text }, { documents: 'any' }),
    'sign.submit': endpoint(
      {
        orderNo: text,
        documents: { ...text, type: { list: 'text' } },
        signature: text,
        smsToken: { ...secret, required: false },
        name: { ...text, required: false },
        coName: { ...text, required: false },
        idNumber: { ...secret, required: false },
      },
      {},
      { once: true },
    ),
  },
  order: {
    orderNo: 'text',
    bankPhone: 'text',
    cusName: 'text',
    idNumber: 'text',
    funder: 'text',
    termCount: 'number',
    deposit: 'money',
    signed: 'yes-no',
    status: 'text',
    signDate: 'date',
    stage: 'text',
    phase: 'text',
  },
  host: { kind: 'text', system: 'text', version: 'version' },
  orderChoices: {
    stage: ['open', 'signed'],
    phase: 'applied reviewed refused signing signed paid delivered repaying settled'.split(' '),
  },
  dictionaries: {
    house: [
      { value: 'own', zh: '自有', en: 'Own' },
      { value: 'rented', zh: '租房', en: 'Rented' },
    ],
    nations: [{ value: '01', zh: '汉族', en: 'Han' }],
    wed: [
      { value: '10', zh: '未婚', en: 'Single' },
      { value: '20', zh: '已婚', en: 'Married' },
    ],
  },
  documents: {
    'lease-contract': { zh: '租赁合同', en: 'Lease contract' },
    'withholding-authorization': { zh: '扣款授权书', en: 'Debit authorization' },
  },
  requirements: knownRequirements(),
  actionCodes: [100, 110, 200, 300, 310, 320, 321, 330, 335, 350],
};

/** The files around a pair. A pair without a funder gets one that uses its flows, so that they are linked. */
export function worldFiles(pair: readonly SourceFile[]): SourceFile[] {
  const flows = path.join(folder, 'flows');
  const files = readdirSync(flows)
    .toSorted()
    .map((name) => ({
      path: `world/flows/${name}`,
      text: readFileSync(path.join(flows, name), 'utf8'),
    }));
  const named = pair.flatMap(({ text }) => /^flow: *["']?([\w-]+)/m.exec(text)?.[1] ?? []);
  const hasFunder = pair.some(({ text }) => /^funder:/m.test(text));
  return hasFunder ? files : [...files, funderUsing(named)];
}

function funderUsing(flows: readonly string[]): SourceFile {
  const own = flows.map((flow, index) => [100 + index * 10, flow] as const);
  const lines = [
    'funder: TEST_FUNDER',
    'name: { zh: 测试资方, en: Test funder }',
    'links: ["https://bank.example"]',
    'flows:',
    '  jump: { with: { endpoint: bank.link } }',
    ...flows.filter((flow) => flow !== 'jump').map((flow) => `  ${flow}: {}`),
    'actions:',
    '  320: jump',
    '  330: { flow: person, with: { page: /person } }',
    ...own.map(([code, flow]) => `  ${code}: ${flow}`),
    'examples:',
    '  says who they are:',
    '    action: 330',
    '    ends: confirmed',
    ...[[320, 'jump'] as const, [335, 'card'] as const, ...own].flatMap(([code, flow]) => [
      `  walks ${flow}:`,
      `    action: ${code}`,
      '    ends: success',
    ]),
  ];
  return { path: 'world/funders/TEST_FUNDER.yaml', text: `${lines.join('\n')}\n` };
}
