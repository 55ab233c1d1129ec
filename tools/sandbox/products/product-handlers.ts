import { alreadySubmitted } from '../orders/refusals.ts';
import type { CoSigner } from '../identity/co-signer.ts';
import { coSignerStatus } from './co-signer-status.ts';
import { maskIdNumber } from '../../../src/ui/field/mask.ts';
import { dateOf, monthsAfter } from '../platform/days.ts';
import { carNameIn } from '../catalogue/car-words.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { issueLink, signStatusOf } from '../signing/links.ts';
import { sendLink, withdrawSentLinks } from '../signing/sent-links.ts';
import { recordEvent, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { productLines } from '../catalogue/product-lines.ts';
import { spendFace } from '../identity/proofs.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { isSigned } from '../documents/signatures.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds the short link of a long-rent contract is good for. */
const shortLinkTtl = 7 * day;

export const productHandlers = {
  'co-signer.status': async ({ orderNo }, call) =>
    coSignerStatus(call, await ownOrder(call, orderNo)),

  'co-signer.confirm': async ({ orderNo, ...coSigner }, call) => {
    const order = await ownOrder(call, orderNo);
    await stillUnsigned(call, order, 'co-lessee-agreement');
    if (coSigner.idNumber === order.details.lessee.idNumber) {
      throw new Refusal(
        'CO_SIGNER_IS_LESSEE',
        '共同签约人不能是承租人本人',
        'The co-signer must be somebody else than the lessee',
      );
    }
    await withdrawSentLinks(call, order, 'second-signer');
    await saveRecord(call, orderNo, 'co-signer', coSigner);
    await recordEvent(call, orderNo, 'co-signer-confirmed');
    return { maskedIdNumber: maskIdNumber(coSigner.idNumber) };
  },

  'co-signer.invite': async ({ orderNo }, call) => {
    const order = await recordCoSignerAnswer(call, orderNo, 'invited');
    const named = await latestRecord<CoSigner>(call, orderNo, 'co-signer');
    if (named) await sendLink(call, order, 'second-signer', named.details.phone);
    return null;
  },
  'co-signer.refuse': async ({ orderNo }, call) => {
    await recordCoSignerAnswer(call, orderNo, 'refused');
    return null;
  },

  'balance.status': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const confirmed = await isSigned(call, order, 'balance-confirmation');
    return {
      status: confirmed ? 'confirmed' : 'open',
      amount: Math.round(order.details.car.price / 10),
      dueDate: dateOf(monthsAfter(order.row.created_at, order.details.termCount)),
    };
  },

  'tmall.order': async ({ orderNo }, call) => {
    const { row, details } = await ownOrder(call, orderNo);
    const confirmed = await latestRecord(call, orderNo, 'tmall');
    return {
      status: confirmed ? 'confirmed' : 'open',
      tmallOrderNo: `TM${row.order_no.slice(2)}`,
      shopName: '天猫汽车旗舰店',
      itemName: `${carNameIn('zh', details.car)} 购车定金`,
      paid: 999_00,
    };
  },
  'tmall.confirm': async ({ orderNo, tmallOrderNo, idNumber, faceToken }, call) => {
    const { details } = await ownOrder(call, orderNo);
    if (await latestRecord(call, orderNo, 'tmall')) throw alreadySubmitted();
    if (idNumber !== details.lessee.idNumber) {
      throw new Refusal(
        'BUYER_IS_NOT_LESSEE',
        '身份证与订单承租人不一致，请由承租人本人操作',
        "This is not the ID card of the order's lessee, who has to do this in person",
      );
    }
    await spendFace(call, faceToken, { orderNo, idNumber });
    await saveRecord(call, orderNo, 'tmall', { tmallOrderNo });
    await recordEvent(call, orderNo, 'tmall-confirmed');
    return null;
  },

  'alipay.auth-url': async ({ orderNo }, call) => ({
    url: await issueLink(call, await ownOrder(call, orderNo), 'alipay'),
  }),
  'alipay.auth-status': async ({ orderNo }, call) => ({
    status: await signStatusOf(call, await ownOrder(call, orderNo), 'alipay'),
  }),

  'rent.short-link': async ({ code }, { tx, customer }) => {
    const own = await tx
      .selectFrom('orders')
      .select('order_no')
      .where('customer_id', '=', customer.id)
      .where('product_line', '=', productLines.longRent)
      .execute();
    const found = own.find(({ order_no }) => shortLinkCode(order_no) === code.trim());
    if (found) return { orderNo: found.order_no };
    throw new Refusal(
      'LINK_UNKNOWN',
      '签约码无效，请核对短信，或确认登录的是收到短信的手机号',
      'This code is not known. Check the message, and that you signed in with the number it came to',
    );
  },
  'rent.contract': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const { row, details } = order;
    const created = row.created_at;
    return {
      status: await longRentStatus(call, order),
      carName: carNameIn(call.lang, details.car),
      plateNo: `苏E·D${row.order_no.slice(-5)}`,
      monthlyRent: Math.round(details.car.price / 45),
      deposit: 500_000,
      months: 12,
      startDate: dateOf(created),
      endDate: dateOf(monthsAfter(created, 12)),
      storeName: '苏州平江路门店',
    };
  },
  'rent.driver': async ({ orderNo, ...driver }, call) => {
    const order = await ownOrder(call, orderNo);
    await stillUnsigned(call, order, 'long-rent-contract');
    await saveRecord(call, orderNo, 'rent-driver', driver);
    await recordEvent(call, orderNo, 'rent-driver-named');
    return null;
  },
} satisfies Partial<Handlers>;

/** The end of the link in the text message about a long-rent contract. */
export function shortLinkCode(orderNo: string): string {
  return orderNo.slice(-8);
}

async function longRentStatus(call: HandlerContext, order: OwnOrder) {
  if (await isSigned(call, order, 'long-rent-contract')) return 'signed' as const;
  if (order.row.status === 'CANCELLED') return 'cancelled' as const;
  const isExpired = call.now - order.row.created_at > shortLinkTtl;
  return isExpired ? ('expired' as const) : ('open' as const);
}

async function recordCoSignerAnswer(
  call: HandlerContext,
  orderNo: string,
  answer: string,
): Promise<OwnOrder> {
  const order = await ownOrder(call, orderNo);
  await stillUnsigned(call, order, 'co-lessee-agreement');
  await saveRecord(call, orderNo, 'co-signer-answer', { answer });
  await recordEvent(call, orderNo, `co-signer-${answer}`);
  return order;
}

export async function stillUnsigned(
  call: HandlerContext,
  order: OwnOrder,
  document: string,
): Promise<void> {
  if (!(await isSigned(call, order, document))) return;
  throw new Refusal(
    'ALREADY_SIGNED',
    '订单已签约，请刷新页面',
    'This order is already signed. Refresh the page',
  );
}
