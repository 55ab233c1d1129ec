import { accountOpenedAt } from './e-accounts.ts';
import { freshFigures, settlementStatus } from './settlement-status.ts';
import { paidOf } from '../ledger/ledger.ts';
import { dateOf } from '../platform/days.ts';
import { type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { papersFrom, type TransferRequest } from './title-transfer.ts';
import { alreadySubmitted } from '../orders/refusals.ts';

export const settlementHandlers = {
  'settle.quote': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const { state, figures, settledAt, reply } = await settlementStatus(call, order);
    const { deducted, ...others } = figures;
    const transfer = await latestRecord<TransferRequest>(call, orderNo, 'title-transfer');
    const paid = await paidOf(call.tx, orderNo, 'jqk');
    const ready = transfer && transfer.details.wantedOn <= dateOf(call.now);
    return {
      state,
      ...others,
      ...(deducted > 0 && { deducted }),
      ...(reply && { reply }),
      paid: paid.amount,
      ...(settledAt !== undefined && {
        settledOn: dateOf(settledAt),
        certificateNo: `JQ${orderNo.slice(-10)}`,
      }),
      transfer: transfer ? (ready ? 'ready' : 'asked') : 'none',
      ...(transfer && { transferRequest: requestIn(transfer.details) }),
      papersFrom: papersFrom(settledAt ?? call.now),
      account: (await accountOpenedAt(call)) !== undefined,
    };
  },

  'settle.apply': async ({ orderNo, total, reason }, call) => {
    const order = await ownOrder(call, orderNo);
    const { state, figures, reply } = await settlementStatus(call, order);
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
    await saveRecord(call, orderNo, 'settlement', { ...now, reason });
    await recordEvent(call, orderNo, 'settlement-applied', { total });
    return null;
  },

  'settle.transfer': async ({ orderNo, agentIdNumber, ...request }, call) => {
    const order = await ownOrder(call, orderNo);
    const { settledAt } = await settlementStatus(call, order);
    if (settledAt === undefined) {
      throw new Refusal(
        'NOT_SETTLED',
        '订单结清后才能申请过户',
        'The title can be transferred once the lease is paid off',
      );
    }
    if (await latestRecord(call, orderNo, 'title-transfer')) throw alreadySubmitted();
    const agent = request.pickedUpBy === 'agent';
    if (agent && (!request.agentName || !agentIdNumber)) throw missing('受托人', 'the agent');
    if (request.papersTo === 'mail' && !request.address) throw missing('收件地址', 'the address');
    if (request.wantedOn < papersFrom(settledAt)) {
      throw new Refusal(
        'PAPERS_NOT_READY',
        `过户资料最早 ${papersFrom(settledAt)} 备齐`,
        `The papers are ready on ${papersFrom(settledAt)} at the earliest`,
      );
    }
    await saveRecord(call, orderNo, 'title-transfer', request);
    await recordEvent(call, orderNo, 'title-transfer-asked', { pickedUpBy: request.pickedUpBy });
    return null;
  },
} satisfies Partial<Handlers>;

function requestIn({ pickedUpBy, papersTo, wantedOn }: TransferRequest) {
  return { pickedUpBy, papersTo, wantedOn };
}

function missing(zh: string, en: string): Refusal {
  return new Refusal('INCOMPLETE', `请填写${zh}`, `Please say ${en}`);
}
