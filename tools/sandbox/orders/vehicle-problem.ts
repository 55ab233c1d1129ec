import type { Order } from '../../../src/api/order.ts';
import { dateOf } from '../platform/days.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { latestRecord, saveRecord } from '../platform/records.ts';

type VehicleProblem = NonNullable<NonNullable<Order['pages']>[number]['problem']>;

/** What is saved of a problem, the latest for each order. */
interface SavedProblem {
  problem?: string;
  /** Absent once it was solved. */
  description?: string;
  photo?: string;
}

const kind = 'delivery-problem';

/** Pages on which a vehicle is received. */
export const handoverPages: ReadonlySet<string> = new Set(['orderSignfor', 'wkorderSign']);

/** What was reported of an order's vehicle last; undefined where nothing was, or it is solved. */
export async function openProblem(
  call: Pick<HandlerContext, 'tx'>,
  orderNo: string,
): Promise<VehicleProblem | undefined> {
  const saved = await latestRecord<SavedProblem>(call, orderNo, kind);
  const description = saved?.details.description;
  return saved && description !== undefined
    ? { reportedOn: dateOf(saved.at), description }
    : undefined;
}

export function reportProblem(
  call: HandlerContext,
  orderNo: string,
  report: Required<SavedProblem>,
): Promise<void> {
  return saveRecord(call, orderNo, kind, report);
}

export function solveProblem(call: HandlerContext, orderNo: string): Promise<void> {
  return saveRecord(call, orderNo, kind, {} satisfies SavedProblem);
}
