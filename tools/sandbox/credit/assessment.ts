import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/orders.ts';

type Assessment = HandlerResponse<'credit.assessment'>;

const none = { zh: '', en: '' };
/** Milliseconds an offer is good for. */
const goodFor = 30 * 86_400_000;
/** Per cent of a used car's price that is financed at most, and what is paid down then. */
const usedCarShare = 70;

/**
 * The funder's assessment of an order: a used car is financed by its value, which changes the terms until they are
 * accepted.
 */
export async function assessmentOf(
  call: HandlerContext,
  { row, details }: OwnOrder,
): Promise<Assessment> {
  const questions = {
    amount: details.loan,
    termCount: details.termCount,
    downPaymentRatio: details.downPaymentRatio,
    validUntil: new Date(call.now + goodFor).toISOString().slice(0, 10),
    conditions: none,
    reason: none,
  };
  if (row.status === 'CREDIT_REVIEW') return { ...questions, status: 'waiting' };
  if (row.status === 'CREDIT_REJECTED') {
    return {
      ...questions,
      status: 'declined',
      amount: 0,
      validUntil: '',
      reason: { zh: '综合评分不足', en: 'The overall score is too low' },
    };
  }
  if (row.product_line !== '3' || 100 - questions.downPaymentRatio <= usedCarShare) {
    return { ...questions, status: 'approved' };
  }
  return {
    ...questions,
    status: (await isAccepted(call, row.order_no)) ? 'approved' : 'changed',
    amount: Math.round((details.car.price * usedCarShare) / 100),
    downPaymentRatio: 100 - usedCarShare,
    conditions: {
      zh: '二手车按评估价放款，首付比例相应提高',
      en: 'A used car is financed by its assessed value, so the down payment is higher',
    },
  };
}

async function isAccepted(call: HandlerContext, orderNo: string): Promise<boolean> {
  const entry = await call.tx
    .selectFrom('ledger')
    .select('details')
    .where('order_no', '=', orderNo)
    .where('what', '=', 'work-finished')
    .execute();
  return entry.some(({ details }) => JSON.stringify(details).includes('assessment-accepted'));
}
