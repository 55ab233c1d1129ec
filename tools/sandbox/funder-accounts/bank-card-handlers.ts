import { backingBanks, bankIn, bankOf } from '../dictionaries/banks.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { isLeaseBackUnsigned } from '../orders/lease-back.ts';
import { awaitsCard } from '../orders/order-lifecycle.ts';
import { isSigned } from '../documents/signatures.ts';
import { cardOf, recordEvent, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { spendEither } from '../identity/proofs.ts';
import { saveRecord } from '../platform/records.ts';
import { orderStateOf } from '../orders/progress.ts';

const changePage = 'modifyCardFirstStep';
/** Where a funder's customers bind their card; the others have the platform's page for it. */
const bindPages: Readonly<Record<string, string>> = {
  HAITONG_UT_FINANCE: 'HTBindBankCard',
  MSFL_ONLINE: 'MSJZBindBankCard',
  TONGDA_FINANCE: 'bindBankCardTongda',
  ZY_BANK: 'ZYbindBankCard',
};

/** Throws Refusal for the card the rents are taken from already; one whose authorization is unsigned may be given again. */
async function otherThanNow(call: HandlerContext, order: OwnOrder, acctNo: string): Promise<void> {
  const { id, acctNo: present } = await cardOf(call.tx, order);
  if (id === 0 || present !== acctNo) return;
  if (!(await isSigned(call, order, 'withholding-authorization'))) return;
  throw new Refusal(
    'CARD_IS_PRESENT',
    '这张卡就是当前的还款卡，请填写另一张卡',
    'This is the present repayment card. Give another one',
  );
}

export const bankCardHandlers = {
  'bank-card.go': async ({ orderNo }, call) => {
    if (orderNo === undefined) return { pageCode: changePage };
    const { row } = await ownOrder(call, orderNo);
    if (!awaitsCard(await orderStateOf(call, row))) return { pageCode: changePage };
    return { pageCode: bindPages[row.funder] ?? 'bindBankCard' };
  },

  'bank-card.backing-banks': async ({ orderNo, funder }, call) => {
    const own = orderNo === undefined ? undefined : (await ownOrder(call, orderNo)).row.funder;
    return backingBanks(own ?? funder ?? '').map(({ bankName, bankCode }) => ({
      bankName: bankIn(call.lang, bankName),
      bankCode,
    }));
  },

  'bank-card.bind': async (input, call) => {
    const order = await ownOrder(call, input.orderNo);
    const { bankName, cardType } = bankOf(input.bankAcctNo);
    if (cardType === 'credit') {
      throw new Refusal(
        'CARD_IS_CREDIT',
        '还款卡须为储蓄卡',
        'The repayment card must be a debit card',
      );
    }
    // Numbers ending so are the sandbox's example of a card the bank does not accept, see README.
    if (input.bankAcctNo.endsWith('0000')) {
      throw new Refusal(
        'CARD_REFUSED',
        '银行卡与持卡人信息不符，请核对',
        'The bank says card and holder do not match',
      );
    }
    await otherThanNow(call, order, input.bankAcctNo);
    const phone = input.bankPhone ?? (await cardOf(call.tx, order)).phone;
    const { idNumber } = order.details.lessee;
    await spendEither(call, input, { orderNo: input.orderNo, phone, idNumber });
    await call.tx
      .insertInto('cards')
      .values({
        order_no: input.orderNo,
        acct_no: input.bankAcctNo,
        phone,
        bank: bankName,
        bound_at: call.now,
      })
      .execute();
    const { bankCode, changeReason, oldCardOnce } = input;
    await saveRecord(call, input.orderNo, 'card', { bankCode, changeReason, oldCardOnce });
    await recordEvent(call, input.orderNo, 'card-bound', { tail: input.bankAcctNo.slice(-4) });
    const shown = bankIn(call.lang, bankName);
    return { bankName: shown, tail: input.bankAcctNo.slice(-4), bindingStatus: '1' };
  },

  'bank-card.lookup': ({ bin }, { lang }) => {
    const { bankName, ...card } = bankOf(bin);
    return { ...card, bankName: bankIn(lang, bankName) };
  },

  'bank-card.status': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const { id, acctNo, bank } = await cardOf(call.tx, order);
    // No review asked for a card, and none has been bound since.
    if (id === 0 && isLeaseBackUnsigned(order.row))
      return { bindingStatus: '0', bankName: '', tail: '', bindingNo: '0' };
    const bankName = bankIn(call.lang, bank);
    return { bindingStatus: '1', bankName, tail: acctNo.slice(-4), bindingNo: String(id) };
  },
} satisfies Partial<Handlers>;
