import { feeTypes } from '../../../src/api/contract/fees.ts';
import { minuteOf } from '../platform/days.ts';
import type { HandlerResponse } from '../platform/handler.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { feeTypeNamed } from './due.ts';

const pageSize = 10;

type Line = HandlerResponse<'pay.records'>['records'][number];

/** Payments and refunds of an order, or of all the customer has, newest first. `page` counts from 1. */
export async function paymentRecords(
  call: HandlerContext,
  orderNo: string | undefined,
  page: number,
): Promise<HandlerResponse<'pay.records'>> {
  const limit = page * pageSize + 1;
  const lines = [
    ...(await payments(call, orderNo, limit)),
    ...(await refunds(call, orderNo, limit)),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return {
    records: lines
      .slice((page - 1) * pageSize, page * pageSize)
      .map((line) => ({ ...line, at: minuteOf(Date.parse(line.at)) })),
    more: lines.length > page * pageSize,
  };
}

async function payments(
  { tx, customer }: HandlerContext,
  orderNo: string | undefined,
  limit: number,
): Promise<Line[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .$if(orderNo !== undefined, (query) => query.where('order_no', '=', orderNo ?? ''))
    .orderBy('opened_at', 'desc')
    .orderBy('serial_number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    serialNumber: row.serial_number,
    orderNo: row.order_no,
    feeType: row.fee_type,
    feeName: nameOf(row.fee_type),
    payType: row.pay_type,
    amount: row.amount,
    status: row.returned_at === null ? row.status : 'returned',
    at: new Date(row.paid_at ?? row.ended_at ?? row.opened_at).toISOString(),
  }));
}

async function refunds(
  { tx, customer }: HandlerContext,
  orderNo: string | undefined,
  limit: number,
): Promise<Line[]> {
  const rows = await tx
    .selectFrom('journals')
    .innerJoin('orders', 'orders.order_no', 'journals.order_no')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select([
      'journals.id',
      'postings.id as line',
      'journals.order_no as orderNo',
      'postings.account',
      'journals.pay_type as payType',
      'postings.amount',
      'at',
    ])
    .where('kind', '=', 'refund')
    .where('customer_id', '=', customer.id)
    .where('postings.amount', '<', 0)
    .$if(orderNo !== undefined, (query) => query.where('journals.order_no', '=', orderNo ?? ''))
    .orderBy('at', 'desc')
    .orderBy('postings.id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const feeType = row.account.split('/')[2] ?? '';
    return {
      serialNumber: `R${row.id}-${row.line}`,
      orderNo: row.orderNo,
      feeType,
      feeName: nameOf(feeType),
      payType: row.payType,
      amount: row.amount,
      status: 'refunded',
      at: new Date(row.at).toISOString(),
    };
  });
}

function nameOf(feeType: string): { zh: string; en: string } {
  const { zh, en } = feeTypes[feeTypeNamed(feeType)];
  return { zh, en };
}
