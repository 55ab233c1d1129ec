import { numberFrom } from '../../catalogue/plans.ts';
import { dateOf, day } from '../../platform/days.ts';

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
