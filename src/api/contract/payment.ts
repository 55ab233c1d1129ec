import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  extension,
  list,
  optional,
  money,
  nothing,
  orderNo,
  phone,
  request,
  text,
  yesNo,
} from '../fields.ts';
import { feeTypes, payTypes } from '../payments.ts';

const payType = z.enum(payTypes);
const feeType = z.enum(Object.keys(feeTypes) as [keyof typeof feeTypes]);

/** What is to be paid, and how far that is: the two specified calls answer alike. */
const due = response({
  /** `due`, `confirming` (a payment is pending or its result is unknown), `paid`. */
  status: extension(text),
  feeType: extension(text),
  /** All that is to be paid of this kind, and what of it has been. */
  orderPayAmount: money,
  paidAmount: extension(money),
  /** What is left. */
  dueAmount: extension(money),
  /** The most one payment may come to; never above `dueAmount`. */
  limit: extension(money),
  /** Counts the payments of this kind, from "1": each is an intent of its own. */
  period: extension(text),
  /**
   * Counts the tries to pay it: another one begins when a payment has failed or was closed, also one that never arrived. A
   * payment started for an earlier try is refused, so that a request that was lost on its way can pay nothing any more.
   */
  attempt: extension(text),
  /** Coupons that fit. */
  coupons: extension(count),
  payTypes: extension(list(text)),
  /** Whose account the money goes to. */
  payee: extension(text),
  /** How AliPay is called inside of the native app: `MINI` (a third-party mini-program) or `NATIVE`. */
  aliCallMethod: extension(text),
  /** Of the payment under way; "" where there is none. */
  serialNumber: extension(text),
});

/** order-handling, section 7, "Payment". Amounts are whole fen. */
export const paymentEndpoints = {
  'pay.create': {
    about: 'Starts a payment.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/create',
    encoding: 'json',
    request: request({
      orderNo,
      orderPayAmount: money,
      payType,
      channelType: text,
      channelCallMethod: text,
      clientType: text,
      feeType,
      tradeType: text,
      couponList: list(text),
      color: text,
      productLineCode: text,
      financeGoodsCode: text,
      storeCode: text,
      modelCode: text,
      cityCode: text,
      /** Which payment of this kind it is. */
      period: extension(text),
      /** The attempt, by the platform's count at that time. Refused once that attempt is closed. */
      attempt: extension(text),
      /** The digital-yuan sub-wallet that pays. */
      agreementId: extension(text),
    }),
    response: response({ payInfo: optional(text), serialNumber: text, url: optional(text) }),
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
    request: request({
      orderNo,
      serialNumber: optional(text),
      /**
       * Identifies the payment where its number never arrived. The attempt is closed then, whether or not it has begun.
       */
      feeType: extension(text),
      period: extension(text),
      attempt: extension(text),
    }),
    response: nothing,
    once: true,
    distinguishedBy: ['feeType'],
  },
  'pay.down-payment-info': {
    about: 'What is to be paid as a down payment or a balance.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/downPayment/payInfo',
    encoding: 'json',
    request: request({ orderNo, feeType: extension(text) }),
    response: due,
  },
  'pay.deposit-info': {
    about: 'What is to be paid as a deposit.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/deposit/payInfo',
    encoding: 'json',
    request: request({ orderNo, feeType: extension(text) }),
    response: due,
  },
  'pay.due': {
    about: 'What is to be paid of any other kind: a rent, a settlement, a fee.',
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/due',
    encoding: 'json',
    request: request({ orderNo, feeType }),
    response: due,
    ours: true,
  },
  'pay.status': {
    about:
      'How a try to pay stands in the ledger: none, open, processing, paid, failed or closed (also one that never came and no longer can). Nothing else decides.',
    client: 'main',
    method: 'GET',
    path: '/api/pay/payment/status',
    encoding: 'query',
    request: request({ orderNo, feeType: text, period: text, attempt: optional(text) }),
    response: response({
      status: text,
      serialNumber: text,
      amount: money,
      payType: text,
      /** ISO time, "" until it is paid. */
      paidAt: text,
      /** What remains of it: a payment in parts goes on. */
      dueAmount: money,
    }),
    ours: true,
  },
  'pay.records': {
    about: 'The payments of an order, or of the customer, newest first.',
    client: 'main',
    method: 'GET',
    path: '/api/pay/payment/records',
    encoding: 'query',
    request: request({ orderNo: optional(orderNo), page: optional(text) }),
    response: response({
      records: list(
        response({
          serialNumber: text,
          orderNo: text,
          feeType: text,
          feeName: response({ zh: text, en: text }),
          payType: text,
          /** Negative for a refund. */
          amount: money,
          status: text,
          /** The minute, in China: `2026-03-01 16:00`. */
          at: text,
        }),
      ),
      more: yesNo,
    }),
    ours: true,
  },
  'pay.coupons': {
    about: 'The coupons that fit a payment.',
    client: 'main',
    method: 'GET',
    path: '/api/pay/coupon/usable',
    encoding: 'query',
    request: request({ orderNo, feeType: text }),
    response: response({
      coupons: list(
        response({
          code: text,
          name: response({ zh: text, en: text }),
          amount: money,
          /** The least a payment must come to. */
          from: money,
          until: text,
        }),
      ),
    }),
    ours: true,
  },
  'pay.dcep-sub-wallet': {
    about:
      "The customer's digital-yuan sub-wallets: `result.data`. None: the phone is not registered.",
    client: 'main',
    method: 'POST',
    path: '/api/pay/payment/queryDcepSubWallet',
    encoding: 'json',
    /** `phoneNo` is empty where the phone of the account is not stored: the platform knows it. */
    request: request({ clientType: text, channelType: text, phoneNo: text }),
    fromCredentials: { phoneNo: 'phone' },
    response: list(response({ agreementId: text, mrchntAccountId: text })),
    sensitive: ['agreementId', 'mrchntAccountId'],
  },
  'pay.month-return': {
    about: "Pays a month's rent.",
    client: 'main',
    method: 'POST',
    path: '/api/pay/myRepayment/monthReturnUnifiedOrder',
    encoding: 'json',
    request: request({
      orderNo,
      orderPayAmount: money,
      payType,
      period: text,
      /** Which try it is, see `pay.create`. */
      attempt: extension(text),
      channelType: text,
      channelCallMethod: text,
      clientType: text,
      tradeType: text,
    }),
    response: response({
      outTradeNo: text,
      serialNumber: optional(text),
      payInfo: optional(text),
      url: optional(text),
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
    request: request({ outTradeNo: text }),
    response: response({ outTradeNo: text, orderStatus: text }),
  },
  'rebate.pay': {
    about: 'Pays for an activity.',
    client: 'main',
    method: 'POST',
    path: '/rebate/pay',
    encoding: 'json',
    request: request({
      activityCode: text,
      phone,
      sourceType: z.enum(['1', '2', '3']),
      token: text,
      /** Which try it is, see `pay.create`. */
      attempt: extension(text),
    }),
    response: response({ payInfo: optional(text), serialNumber: text, url: optional(text) }),
    once: true,
    sensitive: ['token', 'payInfo'],
    fromCredentials: { token: 'token' },
  },
  'payment.go': {
    about: 'Where the payment of an order leads: a page code, and the kind of payment.',
    client: 'main',
    method: 'GET',
    path: '/api/payment/goPayment',
    encoding: 'query',
    request: request({ orderNo: optional(orderNo) }),
    response: response({ url: optional(text), pageCode: text, paymentType: text }),
  },
  'payment.update-processing': {
    about: 'Tells the platform how far a payment got in the host. Decides nothing.',
    client: 'main',
    method: 'GET',
    path: '/api/payment/updateProcessing',
    encoding: 'query',
    request: request({ strStatus: text, strOrderId: text }),
    response: nothing,
    once: true,
  },
} satisfies Record<string, Endpoint>;
