import { isDeepStrictEqual } from 'node:util';
import type { DictionaryName } from '../../../src/api/dictionaries.ts';
import { dictionaries, type DictionaryOption } from '../dictionaries/dictionaries.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { dictionaryList } from '../dictionaries/dictionary-list.ts';
import { assessmentOf } from './assessment.ts';
import { recordEvent, orderNotFound, ownOrder } from '../orders/orders.ts';
import { finishedBy } from '../orders/order-lifecycle.ts';
import { orderStateOf } from '../orders/progress.ts';
import type { OrderRow } from '../orders/tables.ts';
import { submittedIsFinal } from '../orders/refusals.ts';
import { supplementsOf } from './supplements.ts';

export const customerHandlers = {
  'check.query-customer': async ({ orderNo }, call) => {
    const chosen = orderNo ?? (await newestOrderNo(call));
    const { row } = await ownOrder(call, chosen);
    return { ...(row.credit as Record<string, unknown>), orderNo: chosen };
  },

  'check.submit-customer': async (input, call) => {
    const { orderNo, ...credit } = input as { orderNo?: string };
    const chosen = orderNo ?? (await newestOrderNo(call));
    const { row } = await ownOrder(call, chosen);
    if (!isDeepStrictEqual(credit, row.credit) && (await isSubmitted(call, row)))
      throw submittedIsFinal();
    const text = JSON.stringify(credit);
    if (text.length > 500_000 || !storable(credit)) {
      throw new Refusal(
        'DRAFT_UNSTORABLE',
        '资料内容过长或含有无法保存的字符',
        'The materials are too long or hold characters that cannot be kept',
      );
    }
    await call.tx
      .updateTable('orders')
      .set({ credit: text })
      .where('order_no', '=', chosen)
      .execute();
    await recordEvent(call, chosen, 'draft-saved');
    return null;
  },

  'check.other-dictionaries': ({ naturalTypeCode }) => dictionaryList(naturalTypeCode),

  'customer.supplement-info': async ({ orderId }, call) =>
    supplementsOf(await ownOrder(call, orderId)),

  'hz.ys-dictionary': () => copyOf('sex', 'nations', 'wed', 'education', 'profession', 'relation'),
  'hz.zs-dictionary': () => copyOf('house', 'employment', 'positionOpt', 'regLive', 'relation'),

  'hz.customer-contact': async ({ orderNo }, call) => {
    const { row } = await ownOrder(call, orderNo ?? (await newestOrderNo(call)));
    const own = contactsIn(row.credit);
    return own.length > 0 ? own : contactsOfCustomer(call);
  },

  'credit.assessment': async ({ orderNo }, call) =>
    assessmentOf(call, await ownOrder(call, orderNo)),
} satisfies Partial<Handlers>;

/** The contacts the customer has named, in the order's own materials. */
function contactsIn(credit: unknown): { name: string; phone: string; relation: string }[] {
  const materials = credit as Record<string, unknown>;
  return ['contact', 'otherContact'].flatMap((person) => {
    const name = materials[`${person}Name`];
    const phone = materials[`${person}Phone`];
    const relation = materials[`${person}Relation`];
    if (typeof name !== 'string' || typeof phone !== 'string' || phone === '') return [];
    return [{ name, phone, relation: typeof relation === 'string' ? relation : '' }];
  });
}

/** Those of the last materials the customer sent in for another order. */
async function contactsOfCustomer(call: HandlerContext) {
  const entry = await call.tx
    .selectFrom('ledger')
    .innerJoin('orders', 'orders.order_no', 'ledger.order_no')
    .select('orders.credit')
    .where('orders.customer_id', '=', call.customer.id)
    .where('ledger.what', '=', 'credit-submitted')
    .orderBy('ledger.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ? contactsIn(entry.credit) : [];
}

async function newestOrderNo(call: HandlerContext): Promise<string> {
  const newest = await call.tx
    .selectFrom('orders')
    .select('order_no')
    .where('customer_id', '=', call.customer.id)
    .orderBy('created_at', 'desc')
    .orderBy('order_no')
    .limit(1)
    .executeTakeFirst();
  if (!newest) throw orderNotFound();
  return newest.order_no;
}

/** Sent to the present funder, and nothing of the order still asks for them: a check of the identity at signing does. */
async function isSubmitted(call: HandlerContext, row: OrderRow): Promise<boolean> {
  const state = await orderStateOf(call, row);
  return state.done.has(100) && finishedBy('identity-confirmed', state).length === 0;
}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair, wherever in the object they are. */
function storable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\uD800-\uDFFF]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => storable(name) && storable(inner));
}

function copyOf<const N extends DictionaryName>(...names: N[]) {
  return Object.fromEntries(names.map((name) => [name, [...dictionaries[name]]])) as Record<
    N,
    DictionaryOption[]
  >;
}
