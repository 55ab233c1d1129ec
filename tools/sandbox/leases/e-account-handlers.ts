import { dateOf } from '../platform/days.ts';
import type { Handlers } from '../platform/handler.ts';
import { ownOrder } from '../orders/orders.ts';
import { accountOpenedAt } from './e-accounts.ts';

const custodian = { zh: '徽商银行', en: 'Huishang Bank' };

export const eAccountHandlers = {
  'e-account.status': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    const at = await accountOpenedAt(call);
    if (at === undefined) return { state: 'none' as const, bankName: custodian[call.lang] };
    const accountNo = `6235 **** **** ${call.customer.phone.slice(-4)}`;
    return {
      state: 'open' as const,
      bankName: custodian[call.lang],
      accountNo,
      openedOn: dateOf(at),
    };
  },
} satisfies Partial<Handlers>;
