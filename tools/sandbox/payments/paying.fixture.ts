import { expect } from 'vitest';
import type { FeeType } from '../../../src/api/payments.ts';
import type { SandboxClient } from '../testing/requests.fixture.ts';
import type { HandlerResponse } from '../platform/handler.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PaymentDecision, NotificationTiming } from './provider.ts';

/** A payment by its number, by its wallet parameters, or the newest of an order. */
type NamedPayment = { serialNumber: string } | { payInfo: string } | { orderNo: string };

/**
 * The customer acts at the payment provider. `notice`: when the platform is notified, by default before this resolves.
 */
export function actAtCashier(
  sandbox: Pick<Sandbox, 'url'>,
  act: PaymentDecision,
  named: NamedPayment & { notice?: NotificationTiming; late?: boolean },
): Promise<{ serialNumber: string; counted: boolean; charge: string; payment: string }> {
  return control(sandbox, 'payments/act', { act, ...named });
}

/** The provider repeats its notification. `delay`: milliseconds. */
export function notifyAgain(
  sandbox: Pick<Sandbox, 'url'>,
  named: NamedPayment & { delay?: number; times?: number },
): Promise<{ serialNumber: string; charge: string; payment: string }> {
  return control(sandbox, 'payments/notify', named);
}

/** An order's payments, the provider's charges, the postings and the amount held. Whole fen. */
export async function moneyOf(
  { url }: Pick<Sandbox, 'url'>,
  orderNo: string,
): Promise<{
  payments: {
    serialNumber: string;
    feeType: string;
    period: string;
    amount: number;
    discount: number;
    payType: string;
    status: string;
    charge: string | null;
  }[];
  notifications: { serialNumber: string; outcome: string; deliveredAt: number | null }[];
  lines: { journal: number; kind: string; feeType: string; account: string; amount: number }[];
  holdings: { feeType: string; amount: number }[];
  held: number;
}> {
  const response = await fetch(`${url}/sandbox/money?orderNo=${orderNo}`);
  return (await response.json()) as Awaited<ReturnType<typeof moneyOf>>;
}

async function control<Answer>(
  { url }: Pick<Sandbox, 'url'>,
  path: string,
  request: object,
): Promise<Answer> {
  const response = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** Pays all that is due of a kind, in as many payments as it takes. */
export async function payAll(
  sandbox: SandboxClient,
  orderNo: string,
  feeType: FeeType,
): Promise<void> {
  for (;;) {
    const due = await sandbox.dataOf('pay.deposit-info', { orderNo, feeType });
    if (due.status === 'paid') return;
    const part = { feeType, orderPayAmount: due.limit, period: due.period };
    const { serialNumber } = await sandbox.dataOf('pay.create', paymentRequest(orderNo, part));
    await actAtCashier(sandbox, 'pay', { serialNumber });
  }
}

/** A payment request as the app makes it; `over` changes fields. */
export function paymentRequest(
  orderNo: string,
  over: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    orderNo,
    orderPayAmount: 2_000_00,
    payType: 'AliPay',
    channelType: 'ALIPAY',
    channelCallMethod: 'H5',
    clientType: 'h5',
    feeType: 'bzj',
    tradeType: 'WAP',
    couponList: [],
    color: '雅士银',
    productLineCode: '1',
    financeGoodsCode: 'P100',
    storeCode: 'D32051',
    modelCode: 'M1001',
    cityCode: '320500',
    period: '1',
    ...over,
  };
}

/** The page of the app that starts the payments. */
export const customersPage = 'https://app.example/mwap/flow?orderNo=1';

type Sent<Id extends 'pay.create' | 'pay.status' | 'pay.deposit-info'> = Exclude<
  HandlerResponse<Id>,
  Promise<unknown>
>;

/** Requests about an order's deposit; `over` changes fields of the request. */
export function payer(sandbox: SandboxClient) {
  return {
    create: (
      orderNo: string,
      over: Record<string, unknown> = {},
      requestId?: string,
    ): Promise<Sent<'pay.create'>> =>
      sandbox.dataOf('pay.create', paymentRequest(orderNo, over), {
        page: customersPage,
        ...(requestId !== undefined && { requestId }),
      }),
    refusedCreate: async (orderNo: string, over: Record<string, unknown> = {}): Promise<string> =>
      (await sandbox.refusalOf('pay.create', paymentRequest(orderNo, over))).code,
    statusOf: (orderNo: string, feeType = 'bzj', period = '1'): Promise<Sent<'pay.status'>> =>
      sandbox.dataOf('pay.status', { orderNo, feeType, period }),
    infoOf: (orderNo: string, feeType = 'bzj'): Promise<Sent<'pay.deposit-info'>> =>
      sandbox.dataOf('pay.deposit-info', { orderNo, feeType }),
  };
}

/** A link on the app's origin as an address of the sandbox itself. */
export function pageOf(sandbox: Pick<Sandbox, 'url'>, url: string | undefined): string {
  const { pathname, search } = new URL(url ?? '');
  return sandbox.url + pathname + search;
}
