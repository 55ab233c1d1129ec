import { expect, type Page } from '@playwright/test';
import { okCode } from '../../src/api/codes.ts';
import { contract } from '../../src/api/contract.ts';
import { requestOverHttp } from '../../tools/sandbox/testing/http-request.ts';
import type { HttpId, HandlerResponse } from '../../tools/sandbox/platform/handler.ts';
import type { PaymentDecision, NotificationTiming } from '../../tools/sandbox/payments/provider.ts';
import { expectStep, moneyOf, payWith } from './paying.ts';
import { expectSoon } from '../support/clock.ts';
import { newOrder } from '../support/sandbox.ts';

/** One customer and what they pay. */
export interface Payment {
  page: Page;
  orderNo: string;
  token: string;
  /** The requestId of every request that started a payment, from any tab. */
  requestIds: string[];
}

/** What all these payments collect: 3,000 yuan, at once, without coupons. */
const feeType = 'czrbzj';
const action = 234;
export const amount = 3_000_00;

/** An order whose deposit is due, or such an order on one more phone; nothing is opened yet. */
export async function orderToPay(
  page: Page,
  order?: Pick<Payment, 'orderNo' | 'token'>,
): Promise<Payment> {
  const { orderNo, token } = order ?? (await newOrder(page, 'SELF_OPERATED', action));
  const requestIds: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === contract['pay.create'].path)
      requestIds.push(url.searchParams.get('requestId') ?? '');
  });
  await page.context().addInitScript((value) => {
    try {
      localStorage.setItem('token', value);
    } catch {
      // The test denies storage.
    }
  }, token);
  return { page, orderNo, token, requestIds };
}

export function orderAddress({ orderNo }: Pick<Payment, 'orderNo'>): string {
  return `/mwap/orderAction?orderNo=${orderNo}&action=${action}`;
}

export async function atCashier(page: Page): Promise<Payment> {
  const payment = await orderToPay(page);
  await page.goto(orderAddress(payment));
  await expectStep(page, 'cashier');
  return payment;
}

/** The tab is closed, and the customer opens the order by hand. */
export async function killAndReopen(payment: Payment): Promise<void> {
  const closed = payment.page;
  payment.page = await closed.context().newPage();
  await closed.close();
  await payment.page.goto(orderAddress(payment));
}

const providersPage = /\/bank-pages\/pay\/AliPay\?/;

export async function atProvider(page: Page): Promise<void> {
  await page.waitForURL(providersPage);
}

export async function payThere(page: Page, notice?: string): Promise<void> {
  await atProvider(page);
  if (notice !== undefined) await page.getByLabel(notice, { exact: true }).check();
  await page.getByRole('button', { name: '确认付款' }).click();
}

/** At AliPay's page, to pay what the order asks for. */
export async function atAliPay(page: Page): Promise<Payment> {
  const payment = await atCashier(page);
  await payWith(page, 'AliPay');
  await atProvider(page);
  return payment;
}

/** The link that leaves the payment page without a choice. */
export const walkAway = { name: '不付款，直接返回' };

/** Back from the provider's page without having paid. */
export async function atWalkedAway(page: Page): Promise<Payment> {
  const payment = await atAliPay(page);
  await page.getByRole('link', walkAway).click();
  return payment;
}

/** At the provider's page; the address it leads back to. */
export async function homeUrl(page: Page): Promise<string> {
  await atProvider(page);
  return (await page.getByRole('link', walkAway).getAttribute('href')) ?? '';
}

export async function soonAt(page: Page, step: string): Promise<void> {
  await expectSoon(page.locator(`[data-step=${step}]`));
}

export async function soonAtProvider(page: Page): Promise<void> {
  await expect(async () => {
    if (!providersPage.test(page.url())) await page.clock.fastForward(5_000);
    await page.waitForURL(providersPage, { timeout: 300, waitUntil: 'commit' });
  }).toPass({ intervals: [0] });
}

/** From the cashier to the end of a payment without faults. */
export async function payNow(payment: Payment): Promise<void> {
  await payWith(payment.page, 'AliPay');
  await payThere(payment.page);
  await expectPaid(payment);
}

/** What the customer of the order does at the provider, from another device. */
export async function actElsewhere(
  { page, orderNo }: Payment,
  act: PaymentDecision,
  notice: NotificationTiming = 'before',
  isLate = false,
): Promise<boolean> {
  const data = { orderNo, act, notice, late: isLate };
  const response = await page.request.post('/sandbox/payments/act', { data });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { counted: boolean }).counted;
}

/** Pays elsewhere while the page does not know, and asks it. */
export async function payElsewhereThenCheck(payment: Payment): Promise<void> {
  await actElsewhere(payment, 'pay');
  await checkResult(payment);
}

export async function checkResult({ page }: Pick<Payment, 'page'>): Promise<void> {
  await page.getByRole('button', { name: '查询支付结果' }).click();
}

export async function notifyNow({ page, orderNo }: Payment, times = 1): Promise<void> {
  const response = await page.request.post('/sandbox/payments/notify', {
    data: { orderNo, times },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Asks the platform as the customer, beside the page. */
export async function callSandbox<Id extends HttpId>(
  { page, token }: Pick<Payment, 'page' | 'token'>,
  id: Id,
  request: Record<string, unknown>,
): Promise<Exclude<HandlerResponse<Id>, Promise<unknown>>> {
  const { body } = await requestOverHttp(new URL(page.url()).origin, id, request, { token });
  expect(body).toMatchObject({ code: okCode });
  return body.data as Exclude<HandlerResponse<Id>, Promise<unknown>>;
}

/** What the screen claims of the payment; where it is undefined, that nobody knows. */
const claims: Readonly<Record<string, 'paid' | 'not paid' | undefined>> = {
  done: 'paid',
  fail: 'not paid',
  cashier: 'not paid',
  go: undefined,
  confirm: undefined,
  pending: undefined,
  'not-begun': undefined,
};

/**
 * The ledger, what the platform tells of it and the screen agree: one capture at most, of the whole amount; no second
 * payment beside it; the screen claims nothing the ledger does not hold; the payment records come to what is held.
 */
export async function expectAgreement(payment: Payment): Promise<{ captured: number }> {
  const { page, orderNo } = payment;
  const { payments, lines, held } = await moneyOf(page, orderNo);
  const captures = lines.filter(
    ({ kind, account }) => kind === 'capture' && account.startsWith('held/'),
  );
  const captured = captures.reduce((sum, line) => sum + line.amount, 0);
  const live = payments.filter(({ status }) => status !== 'closed' && status !== 'failed');
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
  expect(captures.length).toBeLessThanOrEqual(1);
  expect([0, amount]).toContain(captured);
  expect(live.length).toBeLessThanOrEqual(1);
  expect(live.filter(({ status }) => status === 'paid')).toHaveLength(captures.length);

  const { records } = await callSandbox(payment, 'pay.records', { orderNo });
  const shown = records.filter(({ status }) => status === 'paid' || status === 'refunded');
  expect(shown.reduce((sum, record) => sum + record.amount, 0)).toBe(held);
  const due = await callSandbox(payment, 'pay.deposit-info', { orderNo, feeType });
  expect(due).toMatchObject({ paidAmount: captured, dueAmount: amount - captured });

  const step = (await page.locator('[data-step]').getAttribute('data-step')) ?? '';
  expect(Object.keys(claims)).toContain(step);
  if (claims[step] === 'paid') {
    expect(captured).toBe(amount);
    const [shownAmount = '¥3,000.00'] =
      /¥[\d,.]+/.exec(await page.locator('main').innerText()) ?? [];
    expect(shownAmount).toBe('¥3,000.00');
  } else if (claims[step] === 'not paid') {
    expect(live).toEqual([]);
  }
  return { captured };
}

export async function expectPaid(payment: Payment): Promise<void> {
  await expectStep(payment.page, 'done');
  expect(await expectAgreement(payment)).toEqual({ captured: amount });
}

/** Nothing is taken, and the screen shows this step. */
export async function expectUnpaidAt(payment: Payment, step: string): Promise<void> {
  await expectStep(payment.page, step);
  expect(await expectAgreement(payment)).toEqual({ captured: 0 });
}

/** Every request that started the payment was the same one. */
export function expectOneRequest({ requestIds }: Payment): void {
  expect(requestIds.length).toBeGreaterThan(0);
  expect(new Set(requestIds).size).toBe(1);
  expect(requestIds[0]).not.toBe('');
}

/** On the page that knows no result: the customer cancels, is told, and pays anew, once. */
export async function cancelAndPay(payment: Payment): Promise<void> {
  const { page } = payment;
  const before = payment.requestIds[0];
  await page.getByRole('button', { name: '取消这笔支付' }).click();
  await expectUnpaidAt(payment, 'cashier');
  payment.requestIds.length = 0;
  await payNow(payment);
  expectOneRequest(payment);
  expect(payment.requestIds).not.toContain(before);
}
