import type { Kysely } from 'kysely';
import type { RoomRow } from './tables.ts';
import type { Tables } from '../platform/tables.ts';

/** Milliseconds without a heartbeat after which somebody counts as disconnected. */
export const goneAfter = 20_000;

/**
 * 0 pending, 1 in progress, 2 done; a refused or called-off interview is pending again (order-handling, section 4), and so
 * is one that was passed after `decidedBy` (epoch ms).
 */
export async function faceSignStatus(
  tx: Kysely<Tables>,
  orderNo: string,
  decidedBy: number,
): Promise<'0' | '1' | '2'> {
  const entries = await tx
    .selectFrom('ledger')
    .select(['what', 'at'])
    .where('order_no', '=', orderNo)
    .where('what', 'in', Object.keys(statusAfter))
    .orderBy('id')
    .execute();
  const done = entries.find(({ what }) => what === 'face-sign-done');
  if (done) return done.at <= decidedBy ? '2' : '0';
  return statusAfter[entries.at(-1)?.what ?? ''] ?? '0';
}

const statusAfter: Readonly<Record<string, '0' | '1' | '2'>> = {
  'face-sign-started': '1',
  'face-sign-done': '2',
  'face-sign-refused': '0',
  'face-sign-cancelled': '0',
};

export function presenceOf(row: RoomRow, now: number): 'here' | 'absent' | 'left' {
  if (row.interviewer_seen_at === null) return 'absent';
  const hasLeft = row.interviewer_left_at !== null || now - row.interviewer_seen_at > goneAfter;
  return hasLeft ? 'left' : 'here';
}

/** Whether the customer is in the room, waiting for a decision. */
export function isOpen(row: RoomRow, now: number): boolean {
  return row.verdict === null && row.left_at === null && now - row.seen_at <= goneAfter;
}

export async function openRooms(tx: Kysely<Tables>, now: number): Promise<RoomRow[]> {
  const rows = await tx.selectFrom('rooms').selectAll().orderBy('entered_at').execute();
  return rows.filter((row) => isOpen(row, now));
}

export async function roomsWaitingBefore(
  tx: Kysely<Tables>,
  row: RoomRow,
  now: number,
): Promise<number> {
  const open = await openRooms(tx, now);
  return open.filter(
    (other) =>
      other.order_no !== row.order_no &&
      other.entered_at < row.entered_at &&
      presenceOf(other, now) === 'absent',
  ).length;
}
