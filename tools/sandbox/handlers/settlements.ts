import { dateOf, day } from '../days.ts';
import { type Call, type Handlers, Refusal } from '../handler.ts';
import { rentsOf, type SettlementFigures, settlementOf } from '../leases.ts';
import { paidOf } from '../money/ledger.ts';
import { enter, ownOrder, type OwnOrder } from '../orders.ts';
import { capturesOf } from '../paid.ts';
import { keepRecord, latestRecord } from '../records.ts';
import { reviewTakes } from '../scenarios.ts';
import { isSigned } from '../signatures.ts';
import { alreadySubmitted } from './products.ts';

const rentsAPage = 6;
/** Days after the settlement until the car's papers are there. */
const papersTake = 7;
const custodian = '徽商银行';

const rentStates = {
  overdue: { zh: '已逾期', en: 'Overdue' },
  due: { zh: '待支付', en: 'Due' },
  later: { zh: '未到期', en: 'Later' },
  paid: { zh: '已支付', en: 'Paid' },
} as const;

type At = Pick<Call, 'tx' | 'now'>;

interface Application extends SettlementFigures {
  reason: string;
}

export const settlementHandlers = {
  'settle.quote': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const { state, figures, settledAt, reply } = await settlementStanding(call, order);
    const transfer = await latestRecord<{ wantedOn: string }>(call, orderNo, 'title-transfer');
    const ready = transfer && transfer.details.wantedOn <= dateOf(call.now);
    return {
      state,
      ...figures,
      ...(reply && { reply }),
      ...(settledAt !== undefined && {
        settledOn: dateOf(settledAt),
        certificateNo: `JQ${orderNo.slice(-10)}`,
      }),
      transfer: transfer ? (ready ? 'ready' : 'asked') : 'none',
      papersFrom: papersFrom(settledAt ?? call.now),
      account: (await accountOpenedAt(call)) !== undefined,
    };
  },

  'settle.apply': async ({ orderNo, total, reason }, call) => {
    const order = await ownOrder(call, orderNo);
    const { state, figures, reply } = await settlementStanding(call, order);
    if (state === 'unavailable' && reply)
      throw new Refusal('SETTLEMENT_NOT_POSSIBLE', reply.zh, reply.en);
    if (state !== 'open' && state !== 'refused') throw alreadySubmitted();
    const now = state === 'open' ? figures : await freshFigures(call, order);
    if (total !== now.total) {
      throw new Refusal(
        'SETTLEMENT_CHANGED',
        '结清金额已更新，请重新确认后再申请',
        'The amount has changed. Check it and apply again',
      );
    }
    await keepRecord(call, orderNo, 'settlement', { ...now, reason });
    await enter(call, orderNo, 'settlement-applied', { total });
    return null;
  },

  'settle.transfer': async ({ orderNo, agentIdNumber, ...wish }, call) => {
    const order = await ownOrder(call, orderNo);
    const { settledAt } = await settlementStanding(call, order);
    if (settledAt === undefined) {
      throw new Refusal(
        'NOT_SETTLED',
        '订单结清后才能申请过户',
        'The title can be transferred once the lease is paid off',
      );
    }
    if (await latestRecord(call, orderNo, 'title-transfer')) throw alreadySubmitted();
    const agent = wish.pickedUpBy === 'agent';
    if (agent && (!wish.agentName || !agentIdNumber)) throw missing('受托人', 'the agent');
    if (wish.papersTo === 'mail' && !wish.address) throw missing('收件地址', 'the address');
    if (wish.wantedOn < papersFrom(settledAt)) {
      throw new Refusal(
        'PAPERS_NOT_READY',
        `过户资料最早 ${papersFrom(settledAt)} 备齐`,
        `The papers are ready on ${papersFrom(settledAt)} at the earliest`,
      );
    }
    await keepRecord(call, orderNo, 'title-transfer', wish);
    await enter(call, orderNo, 'title-transfer-asked', { pickedUpBy: wish.pickedUpBy });
    return null;
  },

  'e-account.status': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    const at = await accountOpenedAt(call);
    if (at === undefined) return { state: 'none' as const, bankName: custodian };
    const accountNo = `6235 **** **** ${call.customer.phone.slice(-4)}`;
    return { state: 'open' as const, bankName: custodian, accountNo, openedOn: dateOf(at) };
  },

  'repayment.due-list': async ({ orderNo, page }, call) => {
    const order = await ownOrder(call, orderNo);
    const rents = await rentsNow(call, order);
    const next = rents.find(({ state }) => state !== 'paid')?.period;
    const unpaid = rents.filter(({ state }) => state !== 'paid');
    const paid = rents.filter(({ state }) => state === 'paid').toReversed();
    const all = [...unpaid, ...paid];
    const at = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
    return {
      rents: all.slice((at - 1) * rentsAPage, at * rentsAPage).map((one) => ({
        number: one.period,
        dueOn: one.dueOn,
        rent: one.rent,
        charge: one.charge,
        total: one.rent + one.charge,
        state: one.state,
        stateName: rentStates[one.state],
        payable: one.period === next && one.state !== 'later',
      })),
      more: all.length > at * rentsAPage,
    };
  },
} satisfies Partial<Handlers>;

export async function rentsNow(call: At, order: OwnOrder) {
  const paid = await capturesOf(call, order.row.order_no, 'zj');
  return rentsOf(order, paid.length, call.now);
}

/** Where the settlement of an order is; its figures are those applied for, or today's. */
export async function settlementStanding(call: At, order: OwnOrder) {
  const { row } = order;
  const applied = await latestRecord<Application>(call, row.order_no, 'settlement');
  const paid = await paidOf(call.tx, row.order_no, 'jqk');
  const captures = await capturesOf(call, row.order_no, 'jqk');
  const isPaidOff = applied !== undefined && paid.amount >= applied.details.total;
  const settledAt =
    isPaidOff || row.status === 'SETTLED' ? (captures.at(-1) ?? row.created_at) : undefined;
  // Paid in part, it stands until it is paid.
  const stands =
    applied &&
    (captures.length > 0 || call.now <= Date.parse(`${applied.details.validUntil}T23:59:59+08:00`));
  const asked = applied && (stands || settledAt !== undefined);
  const { reason: _, ...figures } = asked
    ? applied.details
    : { ...(await freshFigures(call, order)), reason: '' };
  if (settledAt !== undefined) return { state: 'settled' as const, figures, settledAt };
  if (row.status !== 'REPAYING') return { state: 'unavailable' as const, figures, reply: notYet };
  if (!applied || !stands) return { state: 'open' as const, figures };
  if (call.now < applied.at + reviewTakes) return { state: 'reviewing' as const, figures };
  if (row.scenario === 'rejected') return { state: 'refused' as const, figures, reply: refusal };
  const signed = await isSigned(call, order, 'settlement-agreement');
  return { state: signed ? ('signed' as const) : ('approved' as const), figures };
}

const notYet = {
  zh: '订单开始还款后才能申请提前结清。',
  en: 'A lease can be paid off once its rents have begun.',
};
const refusal = {
  zh: '订单有未处理的违章，请处理后再申请。',
  en: 'The car has open fines. Please pay them and apply again.',
};

async function freshFigures(call: At, order: OwnOrder): Promise<SettlementFigures> {
  return settlementOf(order, await rentsNow(call, order), call.now);
}

/** The account is the customer's, whichever order it was opened with. */
async function accountOpenedAt({ tx, customer }: Call): Promise<number | undefined> {
  const signed = await tx
    .selectFrom('signatures')
    .innerJoin('orders', 'orders.order_no', 'signatures.order_no')
    .select('signed_at')
    .where('orders.customer_id', '=', customer.id)
    .where('document', '=', 'e-account-agreement')
    .orderBy('signed_at')
    .limit(1)
    .executeTakeFirst();
  return signed?.signed_at;
}

function papersFrom(settledAt: number): string {
  return dateOf(settledAt + papersTake * day);
}

function missing(zh: string, en: string): Refusal {
  return new Refusal('INCOMPLETE', `请填写${zh}`, `Please say ${en}`);
}
