import { expect, type Page } from '@playwright/test';
import type { payTypes } from '../../src/api/payments.ts';
import { acts } from '../../src/simulator/acts.ts';
import { paymentMethods } from '../../src/steps/cashier/messages.ts';
import { submit } from '../support/acts.ts';
import { newOrder, type SeededOrder } from '../support/sandbox.ts';
import { signInAs } from '../support/signed-in.ts';

type PayType = (typeof payTypes)[number];

/** Payments and ledger of an order. Amounts are whole fen. */
export interface OrderLedger {
  payments: { serialNumber: string; amount: number; payType: PayType; status: string }[];
  lines: { kind: string; feeType: string; account: string; amount: number }[];
  held: number;
}

export async function moneyOf(page: Page, orderNo: string): Promise<OrderLedger> {
  const response = await page.request.get(`/sandbox/money?orderNo=${orderNo}`);
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as OrderLedger;
}

/** Opens the cashier of a new order: the largest part of the sum, without a coupon. */
export async function openCashier(
  page: Page,
  funder = 'SELF_OPERATED',
  action = 200,
): Promise<SeededOrder> {
  const order = await newOrder(page, funder, action);
  await signInAs(page, order.token);
  await page.goto(`/mwap/orderAction?orderNo=${order.orderNo}&action=${action}`);
  await toCashier(page);
  return order;
}

/** As `arriveAt` of walk.ts, whose module reads all flows. */
export async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step);
}

/** Passes the screens that may come between the order and the cashier. */
export async function toCashier(page: Page): Promise<void> {
  const cashier = page.locator('[data-step=cashier]');
  const parts = page.locator('[data-step=stages]');
  await expect(parts.or(cashier)).toBeVisible();
  if (await parts.isVisible()) await submit(page);
  // The button appears once the whole screen has loaded.
  await expect(cashier.locator('[data-bar] button')).toBeVisible();
  const coupons = cashier.getByLabel('优惠券');
  if (await coupons.isVisible()) await coupons.selectOption('');
}

export async function payWith(page: Page, payType: PayType): Promise<void> {
  await page.getByRole('radio', { name: paymentMethods[payType]?.name.zh ?? '' }).check();
  await submit(page);
}

/** Acts in the simulated wallet, which covers the page. */
export async function inWallet(page: Page, act: keyof typeof acts): Promise<void> {
  const wallet = page.getByRole('dialog');
  const button = wallet.getByRole('button', { name: acts[act].words.zh, exact: true });
  await expect(wallet).toBeVisible();
  if (!(await button.isVisible())) await wallet.getByText('异常情况').click();
  await button.click();
  await expect(wallet).toHaveCount(0);
}

/** Pays or cancels at the payment provider without the page of the test. */
export async function actAtProvider(
  page: Page,
  orderNo: string,
  act: 'pay' | 'fail' | 'cancel',
): Promise<void> {
  const response = await page.request.post('/sandbox/payments/act', { data: { orderNo, act } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Exactly one payment of the order was captured, once, and the page shows it; no other is left open. */
export async function expectPaid(
  page: Page,
  orderNo: string,
  payType: PayType,
): Promise<OrderLedger['payments'][number]> {
  await expect(page.locator('[data-step=done], [data-step=partly]')).toBeVisible();
  const money = await moneyOf(page, orderNo);
  const [payment, ...others] = money.payments.filter(({ status }) => !isOver(status));
  expect(others).toEqual([]);
  expect(payment).toMatchObject({ payType, status: 'paid' });
  expect(captures(money)).toEqual([payment?.amount]);
  if (!payment) throw new Error('There is no payment.');
  return payment;
}

/** Nothing was captured, and no payment is left open. */
export async function expectNothingTaken(page: Page, orderNo: string): Promise<void> {
  const money = await moneyOf(page, orderNo);
  expect(captures(money)).toEqual([]);
  expect(money.payments.filter(({ status }) => !isOver(status))).toEqual([]);
}

function isOver(status: string): boolean {
  return status === 'closed' || status === 'failed';
}

/** The amounts captured for the order. Expects that all ledger entries add up to zero. */
function captures({ lines }: OrderLedger): number[] {
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return lines
    .filter(({ kind, account }) => kind === 'capture' && account.startsWith('held/'))
    .map(({ amount }) => amount);
}
