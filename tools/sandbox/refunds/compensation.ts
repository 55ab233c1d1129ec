import { dateOf, day } from '../platform/days.ts';
import type { Call, ResponseOf } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { numberFrom } from '../catalogue/plans.ts';

/** Whole fen for each day a car comes late. */
const perDay = 100_00;

/** When the car should have been there and when it will be; the agreement says the same. */
export function delayOf(row: { order_no: string; created_at: number }): {
  agreedOn: string;
  expectedOn: string;
  daysLate: number;
  perDay: number;
  amount: number;
} {
  const daysLate = 7 + (numberFrom(row.order_no) % 14);
  const agreed = row.created_at + 30 * day;
  return {
    agreedOn: dateOf(agreed),
    expectedOn: dateOf(agreed + daysLate * day),
    daysLate,
    perDay,
    amount: daysLate * perDay,
  };
}

/** A late car is one the platform called for at `bc`; the customer signs once. */
export async function compensationView(
  call: Call,
  { row }: OwnOrder,
): Promise<ResponseOf<'compensation.status'>> {
  const signature = await call.tx
    .selectFrom('signatures')
    .select('signed_at')
    .where('order_no', '=', row.order_no)
    .where('document', '=', 'delivery-delay-compensation')
    .executeTakeFirst();
  const late = row.seeded_page === 'bc' || signature !== undefined;
  return {
    ...delayOf(row),
    state: signature ? 'signed' : late ? 'open' : 'none',
    signedOn: signature ? dateOf(signature.signed_at) : '',
  };
}
