import type { Transaction } from 'kysely';
import type { FeeType, PayType } from '../../../src/api/payments.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { Tables } from '../platform/tables.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

/** One payment of one kind of an order; at most one capture each. */
export interface LedgerKey {
  orderNo: string;
  feeType: FeeType;
  /** Counts from "1". */
  period: string;
}

export interface Capture extends LedgerKey {
  /** Whole fen the customer paid. */
  amount: number;
  /** Whole fen coupons paid; they are never refunded. */
  discount?: number;
  payType: PayType;
  serialNumber?: string;
}

/**
 * Takes the money of an intent into what is held for its order. True when it was taken now, false when the intent was
 * captured before, whoever did it. Moves no order: that is `captured` in payments.ts.
 */
export async function capture(call: At, payment: Capture): Promise<boolean> {
  const { orderNo, feeType, period, amount, discount = 0, payType, serialNumber } = payment;
  const key = `capture:${orderNo}:${feeType}:${period}`;
  return post(call, { kind: 'capture', key, orderNo, feeType, period, payType, serialNumber }, [
    { account: `held/${orderNo}/${feeType}`, amount },
    { account: `provider/${payType}`, amount: -amount },
    { account: `discount/${orderNo}/${feeType}`, amount: discount },
    { account: 'coupons', amount: -discount },
  ]);
}

export interface Refund {
  orderNo: string;
  /** Whole fen. */
  amount: number;
  /** The same key refunds once. */
  key: string;
  /** Of this kind only; absent: of any kind, the latest first. */
  feeType?: FeeType;
}

/**
 * Sends money held for an order back the way it came. True when it was sent now, false when this key was refunded before.
 * Throws Refusal above what is held, and for a key that was used for another refund; nothing is written then.
 */
export async function refund(call: At, request: Refund): Promise<boolean> {
  const { orderNo, amount, feeType } = request;
  const key = `refund:${request.key}`;
  const holdings = await lockedHoldings(call.tx, orderNo, feeType);
  const before = await refundOf(call.tx, key);
  if (before) {
    if (before.orderNo === orderNo && before.amount === amount) return false;
    throw new Refusal(
      'REFUND_KEY_REUSED',
      '该退款编号已用于其他退款',
      'This refund number was used for another refund',
    );
  }
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new Refusal('AMOUNT', '退款金额有误', 'The amount to refund is wrong');
  }
  if (amount > sumOf(holdings)) {
    throw new Refusal(
      'REFUND_TOO_HIGH',
      '退款金额超过可退金额',
      'The refund is higher than what can be refunded',
    );
  }
  const parts = partsOf(amount, holdings);
  const [first] = parts;
  if (!first) throw new Error(`Bug: refund found no part of ${amount} for ${orderNo}.`);
  return post(
    call,
    { kind: 'refund', key, orderNo, feeType: first.feeType, period: '', payType: first.payType },
    parts.flatMap((part) => [
      { account: `held/${orderNo}/${part.feeType}`, amount: -part.amount },
      { account: `provider/${part.payType}`, amount: part.amount },
    ]),
  );
}

/** Whole fen captured of an order and not refunded; of one kind where `feeType` is given. What coupons paid is not in it. */
export async function heldAmountOf(
  tx: Transaction<Tables>,
  orderNo: string,
  feeType?: FeeType,
): Promise<number> {
  const holdings = await tx
    .selectFrom('holdings')
    .select('amount')
    .where('order_no', '=', orderNo)
    .$if(feeType !== undefined, (query) => query.where('fee_type', '=', feeType ?? ''))
    .execute();
  return sumOf(holdings);
}

/** Whole fen paid of one kind, coupons included and refunds not taken off, and by how many payments. */
export async function paidOf(
  tx: Transaction<Tables>,
  orderNo: string,
  feeType: FeeType,
): Promise<{ amount: number; discount: number; payments: number }> {
  const gained = await tx
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select(['journals.id', 'postings.account', 'postings.amount'])
    .where('order_no', '=', orderNo)
    .where('fee_type', '=', feeType)
    .where('kind', '=', 'capture')
    .where('postings.amount', '>', 0)
    .execute();
  const payments = new Set(gained.map(({ id }) => id)).size;
  const discounts = gained.filter(({ account }) => account.startsWith('discount/'));
  return { amount: sumOf(gained), discount: sumOf(discounts), payments };
}

/** What came for a payment that was closed goes back: posted, and never a capture. False when that was posted before. */
export async function postLatePayment(
  call: At,
  payment: LedgerKey & { amount: number; payType: PayType; serialNumber: string },
): Promise<boolean> {
  const { amount, serialNumber, payType } = payment;
  const there = [
    { account: `late/${serialNumber}`, amount },
    { account: `provider/${payType}`, amount: -amount },
  ];
  const back = there.map((posting) => ({ ...posting, amount: -posting.amount }));
  const isNew = await post(call, { ...payment, kind: 'late', key: `late:${serialNumber}` }, there);
  if (!isNew) return false;
  return post(call, { ...payment, kind: 'returned', key: `returned:${serialNumber}` }, back);
}

interface Journal {
  kind: 'capture' | 'refund' | 'late' | 'returned';
  key: string;
  orderNo: string;
  feeType: string;
  period: string;
  payType: string;
  serialNumber?: string | undefined;
}

interface Posting {
  account: string;
  amount: number;
}

async function post(call: At, journal: Journal, postings: readonly Posting[]): Promise<boolean> {
  const { kind, key, orderNo, feeType, period, payType, serialNumber } = journal;
  const posted = await call.tx
    .insertInto('journals')
    .values({
      kind,
      key,
      order_no: orderNo,
      fee_type: feeType,
      period,
      pay_type: payType,
      serial_number: serialNumber ?? null,
      at: call.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!posted) return false;
  const lines = postings.filter(({ amount }) => amount !== 0);
  await call.tx
    .insertInto('postings')
    .values(lines.map((line) => ({ journal_id: posted.id, ...line })))
    .execute();
  return true;
}

interface Holding {
  feeType: string;
  payType: string;
  amount: number;
}

/** The holdings by kind, the latest payment first; locked, so that refunds of one order are serialized. */
async function lockedHoldings(
  tx: Transaction<Tables>,
  orderNo: string,
  feeType: FeeType | undefined,
): Promise<Holding[]> {
  const holdings = await tx
    .selectFrom('holdings')
    .select(['fee_type', 'amount'])
    .where('order_no', '=', orderNo)
    .$if(feeType !== undefined, (query) => query.where('fee_type', '=', feeType ?? ''))
    .orderBy('fee_type')
    .forUpdate()
    .execute();
  const captures = await tx
    .selectFrom('journals')
    .select(['fee_type', 'pay_type', 'id'])
    .where('order_no', '=', orderNo)
    .where('kind', '=', 'capture')
    .orderBy('id', 'desc')
    .execute();
  const lastOf = (kind: string) => captures.find((row) => row.fee_type === kind);
  return holdings
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => (lastOf(b.fee_type)?.id ?? 0) - (lastOf(a.fee_type)?.id ?? 0))
    .map(({ fee_type, amount }) => ({
      feeType: fee_type,
      payType: lastOf(fee_type)?.pay_type ?? '',
      amount,
    }));
}

function partsOf(amount: number, holdings: readonly Holding[]): Holding[] {
  let left = amount;
  return holdings.flatMap((one) => {
    const part = Math.min(left, one.amount);
    left -= part;
    return part > 0 ? [{ ...one, amount: part }] : [];
  });
}

async function refundOf(
  tx: Transaction<Tables>,
  key: string,
): Promise<{ orderNo: string; amount: number } | undefined> {
  const rows = await tx
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select(['order_no as orderNo', 'postings.amount'])
    .where('key', '=', key)
    .where('postings.amount', '>', 0)
    .execute();
  const [first] = rows;
  return first && { orderNo: first.orderNo, amount: sumOf(rows) };
}

function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
