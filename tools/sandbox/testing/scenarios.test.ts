import { expect, it } from 'vitest';
import { sandboxAt } from './requests.fixture.ts';
import { reviewTakes, slowBankTakes, type OrderScenario } from '../orders/scenarios.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const order = (scenario: OrderScenario, funder: string, action: number) =>
  sandbox.newOrder(funder, action, {}, scenario);

async function reviewed(orderNo: string) {
  await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });
  now += reviewTakes;
  return sandbox.dataOf('order.detail', { orderNo });
}

async function openLink(orderNo: string): Promise<URL> {
  const page = `http://localhost:5173/mwap/contractAuthorization?orderNo=${orderNo}&action=320`;
  const { url } = await sandbox.dataOf('gongtou.contract-url', { orderNo }, { page });
  return new URL(url);
}

function finishThere(at: URL): Promise<Response> {
  return fetch(sandbox.url + at.pathname, {
    method: 'POST',
    body: new URLSearchParams({ t: at.searchParams.get('t') ?? '', answer: 'done' }),
    redirect: 'manual',
  });
}

const statusOf = async (orderNo: string) =>
  (await sandbox.dataOf('sign.status', { orderNo })).status;

it('a rejected order is offered another funder', async () => {
  const { status, actions } = await reviewed(await order('rejected', 'SELF_OPERATED', 100));

  expect(status).toBe('CREDIT_REJECTED');
  expect(actions.map(({ code }) => code)).toContain(350);
});

it.each([
  ['SELF_OPERATED', { codes: [], page: ['creditSupplement'] }],
  ['GONGTOU_FINANCE', { codes: [1609], page: [] }],
])('a funder requests missing materials once, in one place: %s', async (funder, expected) => {
  const orderNo = await order('supplement wanted', funder, 100);

  const { status, actions, pages } = await reviewed(orderNo);

  expect(status).toBe('CREDIT_MATERIALS');
  const codes = actions.map(({ code }) => code).filter((code) => [100, 1609].includes(code));
  const page = pages.map((one) => one.page).filter((name) => name === 'creditSupplement');
  expect({ codes, page }).toEqual(expected);

  await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'documents-added' });
  now += reviewTakes;
  const after = await sandbox.dataOf('order.detail', { orderNo });
  expect(['CREDIT_MATERIALS', 'CREDIT_REVIEW']).not.toContain(after.status);
});

it('the first link has expired, the next one is valid', async () => {
  const orderNo = await order('expired link', 'GONGTOU_FINANCE', 320);

  const shown = await finishThere(await openLink(orderNo));
  const first = await statusOf(orderNo);
  now += 1;
  await finishThere(await openLink(orderNo));

  expect(await shown.text()).toContain('链接已过期，请返回后重新打开。');
  expect(first).toBe('refused');
  expect(await statusOf(orderNo)).toBe('done');
});

it('an order that begins with missing papers does not ask for the materials again', async () => {
  const orderNo = await sandbox.newOrderAt('creditSupplement');
  const codes = async () =>
    (await sandbox.dataOf('order.detail', { orderNo })).actions.map(({ code }) => code);
  expect(await codes()).not.toContain(100);

  await sandbox.dataOf('order.finish-work-flow', { orderNo, data: 'documents-added' });

  expect(await codes()).not.toContain(100);
  expect((await sandbox.dataOf('order.detail', { orderNo })).status).toBe('CREDIT_REVIEW');
});

it("a slow bank reports after the customer's return", async () => {
  const orderNo = await order('slow bank', 'GONGTOU_FINANCE', 320);

  await finishThere(await openLink(orderNo));
  const atOnce = await statusOf(orderNo);
  now += slowBankTakes;

  expect(atOnce).toBe('waiting');
  expect(await statusOf(orderNo)).toBe('done');
});

it('an order with a second lessee has that field, and requires the co-signer', async () => {
  const orderNo = await order('second lessee', 'SELF_OPERATED', 300);

  const { hasCoLessee, pages } = await sandbox.dataOf('order.detail', { orderNo });

  expect(hasCoLessee).toBe(true);
  expect(pages.map(({ page }) => page)).toContain('confirmCoSignerInfor');
});

it('an order names the customer’s own phone', async () => {
  const orderNo = await order('second lessee', 'SELF_OPERATED', 300);

  const { phone } = await sandbox.dataOf('order.detail', { orderNo });

  expect(phone).toMatch(/^1\d{10}$/);
});

it('a contract that is not ready is refused with the reason', async () => {
  const orderNo = await order('not ready', 'SELF_OPERATED', 300);

  const response = await sandbox.dataOf('sign.verify', { orderNo, funder: 'SELF_OPERATED' });

  expect(response).toMatchObject({
    verifyResult: false,
    reason: { zh: '合同正在生成，请 10 分钟后再试' },
  });
});

it('an interview that went well is pending first, and done later', async () => {
  const orderNo = await order('interview pending', 'SELF_OPERATED', 360);
  const status = async () => (await sandbox.dataOf('face-sign.check', { orderNo })).status;
  await sandbox.dataOf('video.enter', { orderNo, room: '123456789' });
  await fetch(`${sandbox.url}/sandbox/interview/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo, verdict: 'passed' }),
  });

  const atOnce = await status();
  now += reviewTakes;

  expect([atOnce, await status()]).toEqual(['0', '2']);
});
