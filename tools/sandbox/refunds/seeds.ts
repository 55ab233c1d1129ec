import type { Transaction } from 'kysely';
import type { OrderScenario } from '../orders/scenarios.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderStatus } from '../orders/tables.ts';
import type { Tables } from '../platform/tables.ts';

interface SeededOrder {
  order_no: string;
  status: OrderStatus;
  seeded_action: number | null;
  scenario: OrderScenario;
  details: string;
  created_at: number;
}

/** Orders seeded to look at refunds or at an appeal have had them before. */
export async function seedRefunds(
  tx: Transaction<Tables>,
  orders: readonly SeededOrder[],
): Promise<void> {
  const refunds = orders.filter(({ seeded_action: action }) => action === 243).flatMap(refundsFor);
  const appeals = orders
    .filter(({ seeded_action: action }) => action === 244 || action === 246)
    .map(appealFor);
  if (refunds.length > 0) {
    await tx
      .insertInto('refunds')
      .values(refunds)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (appeals.length > 0) {
    await tx
      .insertInto('appeals')
      .values(appeals)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const hour = 3_600_000;

/** One that was refused, and the deposit waiting for the reviewer. */
function refundsFor({ order_no: orderNo, details, created_at: at }: SeededOrder) {
  const { car, downPaymentRatio } = JSON.parse(details) as OrderDetails;
  const common = {
    order_no: orderNo,
    description: '',
    came_from: 'DOWN_PAYMENT_COLLECTED' as const,
  };
  return [
    {
      ...common,
      refund_no: `TK${orderNo.slice(2)}1`,
      kind: 'order' as const,
      amount: Math.round((car.price * downPaymentRatio) / 100),
      state: 'refused' as const,
      reason: 'late',
      requested_at: at + hour,
      signed_at: at + hour,
      due_at: null,
      closed_at: at + 2 * hour,
      reply: 'refund-refused',
    },
    {
      ...common,
      refund_no: `TK${orderNo.slice(2)}2`,
      kind: 'deposit' as const,
      amount: 2_000_00,
      state: 'processing' as const,
      reason: 'deposit',
      requested_at: at + 3 * hour,
      signed_at: null,
      due_at: null,
      closed_at: null,
      reply: null,
    },
  ];
}

function appealFor({ order_no: orderNo, scenario, details, created_at: at }: SeededOrder) {
  const { lessee } = JSON.parse(details) as OrderDetails;
  const decided = scenario === 'appeal accepted' || scenario === 'appeal rejected';
  return {
    appeal_no: `SS${orderNo.slice(2)}1`,
    order_no: orderNo,
    creator: lessee.name,
    reason: 'late',
    description: '约定交车日期已过，门店多次推迟，希望退还已付款项。',
    proofs: JSON.stringify([]),
    state: 'submitted' as const,
    submitted_at: at,
    due_at: decided ? at : null,
    decided_at: null,
    reply: null,
  };
}
