import { z } from 'zod/mini';
import { queryWith, specifiedQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { feeTypes } from './fees.ts';
import { payTypes } from '../payments.ts';

const payType = z.enum(payTypes);
const feeType = z.enum(Object.keys(feeTypes) as [keyof typeof feeTypes]);

/** What is to be paid, and how far that is: the two specified calls answer alike. */
const due = f.response({
  /** `due`, `confirming` (a payment is pending or its result is unknown), `paid`. */
  status: f.extension(f.text),
  feeType: f.extension(f.text),
  /** All that is to be paid of this kind, and what of it has been. */
  orderPayAmount: f.money,
  paidAmount: f.extension(f.money),
  /** What of `paidAmount` coupons paid. */
  discountAmount: f.extension(f.money),
  /** What is left. */
  dueAmount: f.extension(f.money),
  /** The most one payment may come to; never above `dueAmount`. */
  limit: f.extension(f.money),
  /** Counts the payments of this kind, from "1": each is an intent of its own. */
  period: f.extension(f.text),
  /**
   * Counts the tries to pay it: another one begins when a payment has failed or was closed, also one that never arrived. A
   * payment started for an earlier try is refused, so that a request that was lost on its way can pay nothing any more.
   */
  attempt: f.extension(f.text),
  /** Coupons that fit. */
  coupons: f.extension(f.count),
  payTypes: f.extension(f.list(f.text)),
  /** Whose account the money goes to. */
  payee: f.extension(f.text),
  /** How AliPay is called inside of the native app: `MINI` (a third-party mini-program) or `NATIVE`. */
  aliCallMethod: f.extension(f.text),
  /** Of the payment under way; "" where there is none. */
  serialNumber: f.extension(f.text),
});

/** order-handling, section 7, "Payment". Amounts are whole fen. */
export const paymentEndpoints = {
  'pay.create': {
    about: 'Starts a payment.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/create',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      orderPayAmount: f.money,
      payType,
      channelType: f.text,
      channelCallMethod: f.text,
      clientType: f.text,
      feeType,
      tradeType: f.text,
      couponList: f.list(f.text),
      color: f.text,
      productLineCode: f.text,
      financeGoodsCode: f.text,
      storeCode: f.text,
      modelCode: f.text,
      cityCode: f.text,
      /** Which payment of this kind it is. */
      period: f.extension(f.text),
      /** The attempt, by the platform's count at that time. Refused once that attempt is closed. */
      attempt: f.extension(f.text),
      /** The digital-yuan sub-wallet that pays. */
      agreementId: f.extension(f.text),
    }),
    response: f.response({
      payInfo: f.optional(f.text),
      serialNumber: f.text,
      url: f.optional(f.text),
    }),
    once: true,
    distinguishedBy: ['feeType'],
    sensitive: ['agreementId', 'payInfo'],
  },
  'pay.close': {
    about: 'Closes a payment the customer did not finish. Refused once it is paid.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/downPayment/closePay',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      serialNumber: f.optional(f.text),
      /**
       * Identifies the payment where its number never arrived. The attempt is closed then, whether or not it has begun.
       */
      feeType: f.extension(f.text),
      period: f.extension(f.text),
      attempt: f.extension(f.text),
    }),
    response: f.nothing,
    once: true,
    distinguishedBy: ['feeType'],
  },
  'pay.down-payment-info': {
    about: 'What is to be paid as a down payment or a balance.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/downPayment/payInfo',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, feeType: f.extension(f.text) }),
    response: due,
  },
  'pay.deposit-info': {
    about: 'What is to be paid as a deposit.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/deposit/payInfo',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, feeType: f.extension(f.text) }),
    response: due,
  },
  'pay.due': {
    about: 'What is to be paid of any other kind: a rent, a settlement, a fee.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/due',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, feeType }),
    response: due,
    ours: true,
  },
  'pay.status': queryWith(
    'How a try to pay stands in the ledger: none, open, processing, paid, failed or closed (also one that never came and no longer can). Nothing else decides.',
    '/api/pay/payment/status',
    f.request({
      orderNo: f.orderNo,
      feeType: f.text,
      period: f.text,
      attempt: f.optional(f.text),
    }),
    f.response({
      status: f.text,
      serialNumber: f.text,
      amount: f.money,
      payType: f.text,
      /** ISO time, "" until it is paid. */
      paidAt: f.text,
      /** What remains of it: a payment in parts goes on. */
      dueAmount: f.money,
    }),
  ),
  'pay.records': queryWith(
    'The payments of an order, or of the customer, newest first.',
    '/api/pay/payment/records',
    f.request({ orderNo: f.optional(f.orderNo), page: f.optional(f.text) }),
    f.response({
      records: f.list(
        f.response({
          serialNumber: f.text,
          orderNo: f.text,
          feeType: f.text,
          feeName: f.response({ zh: f.text, en: f.text }),
          payType: f.text,
          /** Negative for a refund. */
          amount: f.money,
          status: f.text,
          /** The minute, in China: `2026-03-01 16:00`. */
          at: f.text,
        }),
      ),
      more: f.yesNo,
    }),
  ),
  'pay.coupons': queryWith(
    'The coupons that fit a payment.',
    '/api/pay/coupon/usable',
    f.request({ orderNo: f.orderNo, feeType: f.text }),
    f.response({
      coupons: f.list(
        f.response({
          code: f.text,
          name: f.response({ zh: f.text, en: f.text }),
          amount: f.money,
          /** The least a payment must come to. */
          from: f.money,
          until: f.text,
        }),
      ),
    }),
  ),
  'pay.dcep-sub-wallet': {
    about:
      "The customer's digital-yuan sub-wallets: `result.data`. None: the phone is not registered.",
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/queryDcepSubWallet',
    encoding: 'json',
    /** `phoneNo` is empty where the phone of the account is not stored: the platform knows it. */
    request: f.request({ clientType: f.text, channelType: f.text, phoneNo: f.text }),
    fromCredentials: { phoneNo: 'phone' },
    response: f.list(f.response({ agreementId: f.text, mrchntAccountId: f.text })),
    sensitive: ['agreementId', 'mrchntAccountId'],
  },
  'pay.month-return': {
    about: "Pays a month's rent.",
    client: 'main',
    method: 'POST',
    path: '/api/pay/myRepayment/monthReturnUnifiedOrder',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      orderPayAmount: f.money,
      payType,
      period: f.text,
      /** Which try it is, see `pay.create`. */
      attempt: f.extension(f.text),
      channelType: f.text,
      channelCallMethod: f.text,
      clientType: f.text,
      tradeType: f.text,
    }),
    response: f.response({
      outTradeNo: f.text,
      serialNumber: f.optional(f.text),
      payInfo: f.optional(f.text),
      url: f.optional(f.text),
    }),
    once: true,
    sensitive: ['payInfo'],
  },
  'pay.repayment-result': {
    about: 'How a repayment ended: PAY_SUCCESS, PAY_FAIL, or something else while it is open.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/myRepayment/getPayResult',
    encoding: 'json',
    request: f.request({ outTradeNo: f.text }),
    response: f.response({ outTradeNo: f.text, orderStatus: f.text }),
  },
  'rebate.pay': {
    about: 'Pays for an activity.',
    client: 'main',
    method: 'POST',
    path: '/rebate/pay',
    encoding: 'json',
    request: f.request({
      activityCode: f.text,
      phone: f.phone,
      sourceType: z.enum(['1', '2', '3']),
      token: f.text,
      /** Which try it is, see `pay.create`. */
      attempt: f.extension(f.text),
    }),
    response: f.response({
      payInfo: f.optional(f.text),
      serialNumber: f.text,
      url: f.optional(f.text),
    }),
    once: true,
    sensitive: ['token', 'payInfo'],
    fromCredentials: { token: 'token' },
  },
  'payment.go': specifiedQuery(
    'Where the payment of an order leads: a page code, and the kind of payment.',
    '/api/payment/goPayment',
    f.request({ orderNo: f.optional(f.orderNo) }),
    f.response({ url: f.optional(f.text), pageCode: f.text, paymentType: f.text }),
  ),
  'payment.update-processing': {
    about: 'Tells the platform how far a payment got in the host. Decides nothing.',
    client: 'main',
    method: 'GET',
    path: '/api/payment/updateProcessing',
    encoding: 'query',
    request: f.request({ strStatus: f.text, strOrderId: f.text }),
    response: f.nothing,
    once: true,
  },
} satisfies Record<string, Endpoint>;
