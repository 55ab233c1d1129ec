import { carNameIn } from '../catalogue/car-words.ts';
import { minuteOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { progressOf } from './order-view.ts';
import { isSupplementWanted, supplementWords } from './supplement.ts';
import type { OwnOrder } from '../orders/orders.ts';
import { openProblem } from '../orders/vehicle-problem.ts';
import { eventWords } from './event-words.ts';

type Progress = HandlerResponse<'order.progress'>;

/** The milestones of an order with their days, and the lines of the ledger that concern the customer. */
export async function progressView(call: HandlerContext, order: OwnOrder): Promise<Progress> {
  const { row, details } = order;
  const milestones = await progressOf(call, order);
  const isWaiting = isSupplementWanted(order);
  const problem = row.status === 'DELIVERY' ? await openProblem(call, row.order_no) : undefined;
  return {
    ...(problem && { problem }),
    carName: carNameIn(call.lang, details.car),
    status: row.status,
    ...(isWaiting && { statusName: supplementWords.status }),
    orderedAt: minuteOf(row.created_at),
    milestones: milestones.map(({ at, ...milestone }) => ({
      ...milestone,
      ...(at !== undefined && { at: minuteOf(Date.parse(at)) }),
      ...(isWaiting && milestone.state === 'now' && { text: supplementWords.text }),
    })),
    events: await eventsOf(call, row.order_no),
  };
}

async function eventsOf({ tx }: HandlerContext, orderNo: string): Promise<Progress['events']> {
  const lines = await tx
    .selectFrom('ledger')
    .select(['id', 'what', 'details', 'at'])
    .where('order_no', '=', orderNo)
    .orderBy('id', 'desc')
    .execute();
  return lines.flatMap(({ id, what, details, at }) => {
    // Only this sandbox writes the column, always an object.
    const name = eventWords(what, details as Record<string, unknown>);
    return name ? [{ id: String(id), name, at: minuteOf(at) }] : [];
  });
}
