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
  /** The requestId of every request to start a payment, from all tabs. */
  requestIds: string[];
}

/** All these payments collect the same: 3,000 yuan in one part, without coupons. */
const feeType = 'czrbzj';
const action = 234;
export const amount = 3_000_00;

/** A new order whose guarantee deposit is due, or the given order on one more phone; no page is opened yet. */
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

/** Closes the tab, and opens the order in another one. */
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

/** Walks to AliPay's page. */
export async function atAliPay(page: Page): Promise<Payment> {
  const payment = await atCashier(page);
  await payWith(page, 'AliPay');
  await atProvider(page);
  return payment;
}

/** The link that leaves the payment page without a choice. */
export const walkAway = { name: '不付款，直接返回' };

/** Walks to the provider's page, and leaves it without paying. */
export async function atWalkedAway(page: Page): Promise<Payment> {
  const payment = await atAliPay(page);
  await page.getByRole('link', walkAway).click();
  return payment;
}

/** The address to which the provider's page leads back. */
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

/** Pays from the cashier to the end, without faults. */
export async function payNow(payment: Payment): Promise<void> {
  await payWith(payment.page, 'AliPay');
  await payThere(payment.page);
  await expectPaid(payment);
}

/** Pays or cancels at the provider from another device. */
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

/** Pays from another device, then checks the result on the page. */
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

/** Calls the platform as the customer, without the page. */
export async function callSandbox<Id extends HttpId>(
  { page, token }: Pick<Payment, 'page' | 'token'>,
  id: Id,
  request: Record<string, unknown>,
): Promise<Exclude<HandlerResponse<Id>, Promise<unknown>>> {
  const { body } = await requestOverHttp(new URL(page.url()).origin, id, request, { token });
  expect(body).toMatchObject({ code: okCode });
  return body.data as Exclude<HandlerResponse<Id>, Promise<unknown>>;
}

/** What each step's screen claims about the payment; undefined: that the result is unknown. */
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
 * Expects that ledger, platform and screen agree: at most one capture, of the whole amount; at most one open payment; the
 * screen claims nothing that the ledger contradicts; the payment records add up to the amount held.
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

/** Nothing was captured, and the screen shows this step. */
export async function expectUnpaidAt(payment: Payment, step: string): Promise<void> {
  await expectStep(payment.page, step);
  expect(await expectAgreement(payment)).toEqual({ captured: 0 });
}

/** All requests to start the payment had the same requestId. */
export function expectOneRequest({ requestIds }: Payment): void {
  expect(requestIds.length).toBeGreaterThan(0);
  expect(new Set(requestIds).size).toBe(1);
  expect(requestIds[0]).not.toBe('');
}

/** On the page for an unknown result: cancels, is told so, and pays again, once. */
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
