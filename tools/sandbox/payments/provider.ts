import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { HandlerContext } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import type { Tables } from '../platform/tables.ts';
import { isOpenToAct, type PaymentOutcome } from './rules.ts';
import type { ChargeRow, PaymentRow } from './tables.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

/**
 * When the provider tells the platform what the customer did. `before`: before it leads back; `queried`: only in
 * response to a query, from `answersAfter` on.
 */
export const notices = ['before', 'now', '5s', '30s', 'twice', 'queried'] as const;
export type NotificationTiming = (typeof notices)[number];

export const acts = ['pay', 'fail', 'cancel'] as const;
export type PaymentDecision = (typeof acts)[number];

/** Milliseconds until a provider that sends no notification responds to queries. */
export const answersAfter = 10_000;

/** Milliseconds the digital yuan takes to report. */
export const walletTakes = 1_500;

const outcomes: Record<PaymentDecision, PaymentOutcome> = {
  pay: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
};

/** The provider's own record of a payment, where it waits for the customer. */
export async function openCharge(
  { tx, now }: At,
  payment: Pick<PaymentRow, 'serial_number' | 'pay_type' | 'amount'>,
  returnTo: string,
): Promise<void> {
  const { serial_number, pay_type, amount } = payment;
  await tx
    .insertInto('charges')
    .values({
      token: randomUUID(),
      serial_number,
      pay_type,
      amount,
      state: 'waiting',
      return_to: returnTo,
      created_at: now,
      acted_at: null,
    })
    .execute();
}

/** The charge of a serial number, locked: paying and closing come one after the other. */
export function lockedCharge(
  tx: Transaction<Tables>,
  serialNumber: string,
): Promise<ChargeRow | undefined> {
  return locked(tx.selectFrom('charges').selectAll().where('serial_number', '=', serialNumber));
}

/**
 * The customer pays, fails or cancels at the provider. True when it counts: a charge is decided once. `late`: the money was
 * on its way when the charge was closed, so it comes nevertheless.
 */
export async function actAtProvider(
  at: At,
  serialNumber: string,
  act: PaymentDecision,
  { notice, late = false }: { notice: NotificationTiming; late?: boolean },
): Promise<boolean> {
  const charge = await lockedCharge(at.tx, serialNumber);
  if (!charge || !isOpenToAct(charge.state, act === 'pay', late)) return false;
  const outcome = act === 'pay' && (await declines(at, serialNumber)) ? 'failed' : outcomes[act];
  await setState(at, serialNumber, outcome);
  const delays = { before: [0], now: [0], '5s': [5_000], '30s': [30_000], twice: [0, 5_000] };
  if (notice === 'queried') await notify(at, serialNumber, outcome, { queryDelay: answersAfter });
  else {
    for (const delay of delays[notice]) await notify(at, serialNumber, outcome, { delay });
  }
  return true;
}

/** Whether the provider takes no money for this order, whatever the customer does. */
export async function declines({ tx }: Pick<At, 'tx'>, serialNumber: string): Promise<boolean> {
  const order = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_no', 'payments.order_no')
    .select('orders.scenario')
    .where('serial_number', '=', serialNumber)
    .executeTakeFirst();
  return order?.scenario === 'payment fails';
}

/**
 * Puts a notification on its way. `delay`: it comes by itself after so many milliseconds; `queryDelay`: reported to
 * queries from then on.
 */
export async function notify(
  { tx, now }: At,
  serialNumber: string,
  outcome: PaymentOutcome,
  when: { delay: number } | { queryDelay: number },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      serial_number: serialNumber,
      outcome,
      due_at: 'delay' in when ? now + when.delay : null,
      asked_from: 'queryDelay' in when ? now + when.queryDelay : null,
      delivered_at: null,
    })
    .execute();
}

/** Closes a charge nobody has paid. Gives how it stands now: `closed`, or what came first. */
export async function closeCharge(at: At, serialNumber: string): Promise<ChargeRow['state']> {
  const charge = await lockedCharge(at.tx, serialNumber);
  if (!charge) return 'closed';
  if (charge.state !== 'waiting') return charge.state;
  await setState(at, serialNumber, 'closed');
  return 'closed';
}

/** The provider sends money back by itself. */
export function sendBack(at: At, serialNumber: string): Promise<void> {
  return setState(at, serialNumber, 'returned');
}

async function setState(
  { tx, now }: At,
  serialNumber: string,
  state: ChargeRow['state'],
): Promise<void> {
  await tx
    .updateTable('charges')
    .set({ state, acted_at: now })
    .where('serial_number', '=', serialNumber)
    .execute();
}

/**
 * What the provider reports of a payment by now, each report once. `queried`: also what it reports only to queries; `at
 * once`: everything it knows, without delay.
 */
export async function reportedByNow(
  { tx, now }: At,
  serialNumber: string,
  how: 'unasked' | 'asked' | 'at once',
): Promise<PaymentOutcome[]> {
  const reported = await tx
    .updateTable('notifications')
    .set({ delivered_at: now })
    .where('serial_number', '=', serialNumber)
    .where('delivered_at', 'is', null)
    .$if(how !== 'at once', (query) =>
      query.where((where) =>
        where.or([
          where('due_at', '<=', now),
          ...(how === 'asked' ? [where('asked_from', '<=', now)] : []),
        ]),
      ),
    )
    .returning('outcome')
    .execute();
  return reported.map(({ outcome }) => outcome);
}
