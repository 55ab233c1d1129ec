import { randomUUID } from 'node:crypto';
import { bankOf } from '../dictionaries/banks.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { saveRecord } from '../platform/records.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { checkPin, pinHash, spendCode, spendFace } from '../identity/proofs.ts';

/** How long a funder takes for it, in ms. */
const takes = 3000;

type Work = 'account' | 'certificate' | 'card-filing';
const finishedAs: Readonly<Record<Work, string>> = {
  account: 'account-opened',
  certificate: 'certificate-issued',
  'card-filing': 'card-filed',
};

type Application = {
  serialNumber: string;
  bankName?: string;
  tail?: string;
  /** Of a certificate: what the customer signs with. */
  pinHash?: string;
  /** Why the funder will not; the customer may apply again. */
  refusal?: string;
};

export const funderAccountHandlers = {
  'account.open': async ({ orderNo, bankAcctNo, bankPhone: phone, smsToken }, call) => {
    const card = cardOf(bankAcctNo);
    await spendCode(call, smsToken, { orderNo, phone });
    return apply(call, orderNo, 'account', card);
  },

  'account.status': async ({ orderNo }, call) => {
    const accountStatus = await accountStatusOf(call, orderNo, 'account');
    return accountStatus.status === 'done' || !(await openedElsewhere(call, orderNo))
      ? accountStatus
      : { status: 'done' };
  },

  'account.check-card': async ({ orderNo, bankAcctNo }, call) => {
    await ownOrder(call, orderNo);
    const { cardType, bankCode } = bankOf(bankAcctNo);
    // Cards of the banks the sandbox knows by name are another bank's; any other number is the funder's own.
    const usable = cardType === 'debit' && !bankAcctNo.endsWith('0000');
    return { own: bankCode === 'OTHER', usable };
  },

  'certificate.apply': async ({ orderNo, pin, faceToken }, call) => {
    const { details } = await ownOrder(call, orderNo);
    if (!/^\d{6}$/.test(pin)) {
      throw new Refusal('PIN_SHAPE', '签约密码须为 6 位数字', 'The PIN has six digits');
    }
    if (/^(\d)\1{5}$/.test(pin) || '0123456789876543210'.includes(pin)) {
      throw new Refusal(
        'PIN_WEAK',
        '签约密码过于简单，请更换',
        'Choose a PIN that is harder to guess',
      );
    }
    await spendFace(call, faceToken, { orderNo, idNumber: details.lessee.idNumber });
    return apply(call, orderNo, 'certificate', { pinHash: pinHash(orderNo, pin) });
  },

  'certificate.check-pin': async ({ orderNo, pin }, call) => {
    await ownOrder(call, orderNo);
    await checkPin(call, orderNo, pin);
    return null;
  },

  'certificate.status': async ({ orderNo }, call) => {
    const { status, reason, serialNumber } = await accountStatusOf(call, orderNo, 'certificate');
    if (status !== 'done') return { status, ...(reason === undefined ? {} : { reason }) };
    const year = new Date(call.now).getUTCFullYear() + 1;
    return { status, certificateNo: serialNumber, validTo: `${String(year)}-12-31` };
  },

  'card-filing.submit': async (input, call) => {
    const photo = await call.tx
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', input.cardPhoto)
      .where('customer_id', '=', call.customer.id)
      .executeTakeFirst();
    if (!photo) {
      throw new Refusal(
        'PHOTO_MISSING',
        '请重新拍摄银行卡照片',
        'Take the photo of the card once more',
      );
    }
    const { orderNo, bankPhone: phone, smsToken } = input;
    const card = cardOf(input.bankAcctNo);
    await spendCode(call, smsToken, { orderNo, phone });
    return apply(call, orderNo, 'card-filing', card);
  },

  'card-filing.status': ({ orderNo }, call) => accountStatusOf(call, orderNo, 'card-filing'),
} satisfies Partial<Handlers>;

/** Numbers ending in 0000 are the sandbox's example of a card the bank does not accept, see README. */
function cardOf(acctNo: string): Partial<Application> {
  const { bankName, cardType } = bankOf(acctNo);
  if (cardType === 'credit') {
    throw new Refusal('CARD_IS_CREDIT', '请使用储蓄卡', 'Use a debit card');
  }
  const card = { bankName, tail: acctNo.slice(-4) };
  return acctNo.endsWith('0000') ? { ...card, refusal: '银行卡与持卡人信息不符' } : card;
}

async function apply(
  call: HandlerContext,
  orderNo: string,
  work: Work,
  details: Partial<Application>,
): Promise<{ serialNumber: string }> {
  await ownOrder(call, orderNo);
  const serialNumber = `A${randomUUID().replaceAll('-', '').slice(0, 18)}`;
  await saveRecord(call, orderNo, work, { ...details, serialNumber });
  await recordEvent(call, orderNo, `${work}-applied`);
  if (details.refusal === undefined) await recordEvent(call, orderNo, finishedAs[work]);
  return { serialNumber };
}

type AccountStatus = Partial<Application> & {
  status: 'waiting' | 'done' | 'refused';
  reason?: string;
};

/** The status of the last application; without one the request is refused, so that the customer applies. */
async function accountStatusOf(
  call: HandlerContext,
  orderNo: string,
  work: Work,
): Promise<AccountStatus> {
  await ownOrder(call, orderNo);
  const last = await call.tx
    .selectFrom('records')
    .select(['details', 'at'])
    .where('order_no', '=', orderNo)
    .where('kind', '=', work)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return { status: 'refused' };
  if (call.now - last.at < takes) return { status: 'waiting' };
  const { refusal, ...application } = last.details as Application;
  return refusal === undefined
    ? { status: 'done', ...application }
    : { status: 'refused', reason: refusal };
}

/** Opened on the funder's own page, or before the order came to the action that queries the result. */
async function openedElsewhere(call: HandlerContext, orderNo: string): Promise<boolean> {
  const { row } = await ownOrder(call, orderNo);
  const link = await call.tx
    .selectFrom('links')
    .select('token')
    .where('order_no', '=', orderNo)
    .where('kind', '=', 'account')
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  return link !== undefined || row.seeded_action === 2005;
}
