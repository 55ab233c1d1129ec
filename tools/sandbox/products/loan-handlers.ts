import { type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { appliedLoan } from './product-status.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { alreadySubmitted } from '../orders/refusals.ts';

export const loanHandlers = {
  'loan.status': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const applied = await appliedLoan(call, order);
    const limit = Math.round(order.details.loan / 2);
    if (!applied) return { status: 'open', limit, missing: [] };
    const { amount } = applied;
    const added = await latestRecord(call, orderNo, 'loan-supplement');
    if (applied.needsProof && !added) {
      const remark = '请补充收入与用途证明';
      return {
        status: 'supplement',
        limit,
        amount,
        missing: ['income-proof', 'purpose-proof'],
        remark,
      };
    }
    const over = call.now - (added?.at ?? applied.at) >= reviewTakes;
    return { status: over ? 'passed' : 'submitted', limit, amount, missing: [] };
  },

  'loan.apply': async ({ orderNo, ...application }, call) => {
    const { details } = await ownOrder(call, orderNo);
    if (await latestRecord(call, orderNo, 'loan')) throw alreadySubmitted();
    if (application.amount > Math.round(details.loan / 2)) {
      throw new Refusal(
        'LOAN_TOO_HIGH',
        '申请金额超过可贷额度，请调整',
        'This is more than you can borrow. Choose a smaller amount',
      );
    }
    await saveRecord(call, orderNo, 'loan', application);
    await recordEvent(call, orderNo, 'loan-applied');
    return null;
  },

  'loan.supplement': async ({ orderNo, ...papers }, call) => {
    if (!(await appliedLoan(call, await ownOrder(call, orderNo)))) {
      throw new Refusal('NO_SUPPLEMENT', '暂无补充状态', 'Nothing has to be added');
    }
    if (await latestRecord(call, orderNo, 'loan-supplement')) throw alreadySubmitted();
    await saveRecord(call, orderNo, 'loan-supplement', papers);
    await recordEvent(call, orderNo, 'loan-supplemented');
    return null;
  },
} satisfies Partial<Handlers>;
