import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { actionsOf, finishedBy } from '../orders/order-lifecycle.ts';
import { setStatus, type OwnOrder, supplementAdded } from '../orders/orders.ts';
import { recordEvent, finishActions, advance, orderStateOf } from '../orders/progress.ts';

/** Words of `order.finish-work-flow` the platform acts on by name. */
const words: ReadonlySet<string> = new Set([
  'credit-submitted',
  'authenticated',
  'identity-confirmed',
  'face-passed',
  'account-opened',
  'certificate-issued',
  'card-filed',
  'contract-read',
  'guarantor-signed',
  'signing-result-told',
  'vehicle-received',
]);

/** Finishes a task of an order. An unknown name finishes the next task: the flow the customer came through decides. */
export async function finishWork(
  call: HandlerContext,
  order: OwnOrder,
  data: string,
): Promise<void> {
  const { row } = order;
  if (data === 'credit-submitted') return submitCredit(call, order);
  if (data === 'documents-added') return addDocuments(call, order);
  const state = await orderStateOf(call, row);
  const hasWords = words.has(data);
  const [first] = actionsOf(state);
  const finishes = hasWords && finishedBy(data, state).length > 0;
  await recordEvent(
    call,
    row.order_no,
    hasWords ? data : 'work-finished',
    hasWords ? {} : { data },
  );
  if (data === 'vehicle-received' && row.status === 'DELIVERY') {
    await setStatus(call, row.order_no, 'REPAYING');
  } else if (!finishes && first !== undefined && row.seeded_page === null) {
    await finishActions(call, row, [first], data.slice(0, 100));
  }
}

/** The review goes on, unless other materials are still missing. */
async function addDocuments(call: HandlerContext, order: OwnOrder): Promise<void> {
  const { order_no: orderNo } = order.row;
  await recordEvent(call, orderNo, 'documents-added');
  await supplementAdded(call, order);
  await finishActions(call, order.row, [100], 'documents-added');
}

const beforeReview: ReadonlySet<string> = new Set(['DEPOSIT_DUE', 'CREDIT_MATERIALS']);

/** The review begins, whatever else was still to do with the materials. */
async function submitCredit(call: HandlerContext, order: OwnOrder): Promise<void> {
  const { row } = order;
  if (!beforeReview.has(row.status)) {
    throw new Refusal(
      'ALREADY_SUBMITTED',
      '资料已提交，请勿重复提交',
      'The materials are already submitted',
    );
  }
  await supplementAdded(call, order);
  await setStatus(call, row.order_no, 'CREDIT_MATERIALS');
  await recordEvent(call, row.order_no, 'credit-submitted');
  await finishActions(call, row, [100, 1601, 1609], 'credit-submitted');
  await advance(call, row.order_no);
}
