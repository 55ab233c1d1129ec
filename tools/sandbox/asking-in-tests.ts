import { afterAll, beforeAll, expect } from 'vitest';
import { okCode } from '../../src/api/codes.ts';
import type { FeeType } from '../../src/api/payments.ts';
import { askOverHttp, type Asking } from './asking.ts';
import type { HttpId, ResponseOf } from './handler.ts';
import type { LauncherOrder } from './launcher.ts';
import type { Act, Notice } from './money/provider.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { Scenario } from './scenarios.ts';

/** A drawn signature, as the phone sends it. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function photo(name = 'photo.png'): File {
  return new File([Buffer.from(signature.split(',')[1] ?? '', 'base64')], name, {
    type: 'image/png',
  });
}

/** A sandbox in memory for the tests of one file. `clock`: epoch ms. It is there once they begin. */
export function sandboxAt(clock: () => number): Pick<Sandbox, 'url' | 'db'> {
  let made: Sandbox | undefined;
  const there = (): Sandbox => {
    if (!made) throw new Error('The sandbox is asked before the tests begin.');
    return made;
  };
  beforeAll(async () => {
    made = await createSandbox({ db: 'memory', clock });
  }, 60_000);
  afterAll(() => made?.close());
  return {
    get url() {
      return there().url;
    },
    get db() {
      return there().db;
    },
  };
}

/** Asks and expects the OK code; gives `data`. */
export async function told<Id extends HttpId>(
  { url }: Pick<Sandbox, 'url'>,
  id: Id,
  request: Record<string, unknown> = {},
  asking: Asking = {},
): Promise<Exclude<ResponseOf<Id>, Promise<unknown>>> {
  const { body } = await askOverHttp(url, id, request, asking);
  expect({ id, ...body }).toMatchObject({ id, code: okCode });
  return body.data as Exclude<ResponseOf<Id>, Promise<unknown>>;
}

/** Asks and expects a refusal; gives its code and words. */
export async function refused(
  { url }: Pick<Sandbox, 'url'>,
  id: HttpId,
  request: Record<string, unknown>,
  asking: Asking = {},
): Promise<{ code: string; msg: string }> {
  const { status, body } = await askOverHttp(url, id, request, asking);
  expect(status).toBe(200);
  expect(body.code).not.toBe(okCode);
  return { code: body.code ?? '', msg: body.msg ?? '' };
}

/** A new order for a funder and an action. `flags`, `scenario`: see the launcher. */
export function newOrder(
  sandbox: Pick<Sandbox, 'url'>,
  funder: string,
  action: number,
  flags: Record<string, unknown> = {},
  scenario: Scenario = 'happy',
): Promise<string> {
  return place(sandbox, { funder, action, flags, scenario });
}

/** A new order whose customer is led to a page. */
export function newOrderAt(sandbox: Pick<Sandbox, 'url'>, page: string): Promise<string> {
  return place(sandbox, { page });
}

async function place({ url }: Pick<Sandbox, 'url'>, wish: object): Promise<string> {
  const answer = await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as LauncherOrder).orderNo;
}

/** What happened to an order, oldest first. */
export async function ledgerOf({ db }: Pick<Sandbox, 'db'>, orderNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('what')
    .where('order_no', '=', orderNo)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what);
}

export async function spoil(
  { url }: Pick<Sandbox, 'url'>,
  fault: Record<string, unknown>,
): Promise<void> {
  const answer = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(answer.status).toBe(201);
}

/** A payment by its number, by what a wallet was called with, or the newest of an order. */
type NamedPayment = { serialNumber: string } | { payInfo: string } | { orderNo: string };

/** The customer acts at the payment provider. `notice`: when the platform hears of it, default before this resolves. */
export function actAtCashier(
  sandbox: Pick<Sandbox, 'url'>,
  act: Act,
  named: NamedPayment & { notice?: Notice; late?: boolean },
): Promise<{ serialNumber: string; counted: boolean; charge: string; payment: string }> {
  return control(sandbox, 'payments/act', { act, ...named });
}

/** The provider tells again what it told. `delay`: milliseconds. */
export function notifyAgain(
  sandbox: Pick<Sandbox, 'url'>,
  named: NamedPayment & { delay?: number; times?: number },
): Promise<{ serialNumber: string; charge: string; payment: string }> {
  return control(sandbox, 'payments/notify', named);
}

/** The books of an order: its payments, what the provider tells, the postings and what is held. Whole fen. */
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
  const answer = await fetch(`${url}/sandbox/money?orderNo=${orderNo}`);
  return (await answer.json()) as Awaited<ReturnType<typeof moneyOf>>;
}

async function control<Answer>(
  { url }: Pick<Sandbox, 'url'>,
  path: string,
  wish: object,
): Promise<Answer> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Pays all that is due of a kind, in as many payments as it takes. */
export async function payAll(
  sandbox: Pick<Sandbox, 'url'>,
  orderNo: string,
  feeType: FeeType,
): Promise<void> {
  for (;;) {
    const due = await told(sandbox, 'pay.deposit-info', { orderNo, feeType });
    if (due.status === 'paid') return;
    const part = { feeType, orderPayAmount: due.limit, period: due.period };
    const { serialNumber } = await told(sandbox, 'pay.create', paymentRequest(orderNo, part));
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
