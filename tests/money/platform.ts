/** The simulated platform, in memory: payments, their provider and the ledger, by the rules of the sandbox's payments. */
import { createHash } from 'node:crypto';
import { okCode } from '../../src/api/codes.ts';
import type { Clock } from './clock.ts';
import { Ledger } from './ledger.ts';
import {
  attemptOf,
  discountIn,
  effectOf,
  isOpenToAct,
  isSamePayment,
  isPending,
  type Left,
  leftOf,
  whyNotNow,
} from '../../tools/sandbox/payments/rules.ts';

export interface PlatformPayment {
  serialNumber: string;
  requestId: string;
  period: string;
  /** The number of this attempt to pay the period. */
  attempt: string;
  /** Whole fen the customer pays, and what coupons take off. */
  amount: number;
  discount: number;
  payType: string;
  status: 'open' | 'processing' | 'paid' | 'failed' | 'closed';
  /** The provider's status of the payment. */
  charge: 'waiting' | 'paid' | 'failed' | 'cancelled' | 'closed';
  coupons: string[];
}

export interface PaymentTerms {
  /** Whole fen. */
  total: number;
  /** Maximum of one payment, fen; absent: none. */
  limit?: number;
  coupons: readonly CouponTerms[];
  wallets: number;
  aliCallMethod: string;
}

export interface CouponTerms {
  code: string;
  amount: number;
  /** Minimum amount of the payment, fen. */
  from: number;
}

export interface Body {
  code: string;
  msg: string;
  data: unknown;
}

/** When the provider notifies the platform: delays in milliseconds, one per notification; `queried`: only in response to a query. */
export type NotificationDelays = readonly number[] | 'queried';

export const orderNo = 'ORDER-1';
export const secrets = {
  token: 'token-3f9a1c',
  phone: '13812345670',
  payInfo: 'payinfo-77d2',
  agreement: 'agreement-52be',
} as const;

type Request = Record<string, unknown>;

export class SimulatedPlatform {
  readonly payments: PlatformPayment[] = [];
  /** Where the provider's pages are. */
  pages = 'https://openapi.alipay.com/pay';
  readonly ledger = new Ledger();
  readonly #terms: PaymentTerms;
  readonly #clock: Clock;
  readonly #firstResponses = new Map<string, { hash: string; body: Body }>();
  /** Period → attempts that were closed before their request arrived. */
  readonly #abandoned = new Map<string, number[]>();
  readonly #unnotified = new Map<string, 'paid' | 'failed' | 'cancelled'>();
  readonly #onEvent: (event: string) => void;

  constructor(
    terms: PaymentTerms,
    clock: Clock,
    onEvent: (event: string) => void = () => undefined,
  ) {
    this.#terms = terms;
    this.#clock = clock;
    this.#onEvent = onEvent;
  }

  /** Handles a request on arrival. `once`: idempotent by requestId. */
  respond(endpoint: string, request: Request, requestId: string | undefined, once: boolean): Body {
    if (!once || requestId === undefined) return this.#handle(endpoint, request, '');
    const hash = createHash('sha256')
      .update(JSON.stringify([endpoint, request]))
      .digest('hex');
    const first = this.#firstResponses.get(requestId);
    if (first) {
      this.#onEvent(first.hash === hash ? 'same request again' : 'other request, same id');
      return first.hash === hash ? first.body : refused('REQUEST_ID_REUSED');
    }
    const body = this.#handle(endpoint, request, requestId);
    if (body.code === okCode) this.#firstResponses.set(requestId, { hash, body });
    return body;
  }

  get paid(): number {
    return this.ledger.captured;
  }

  get #left(): Left {
    const { captures, captured: amount } = this.ledger;
    return leftOf(this.#terms.total, { amount, payments: captures.length }, this.#terms.limit);
  }

  get left(): number {
    return this.#left.left;
  }

  get pending(): PlatformPayment | undefined {
    return this.payments.find(isPending);
  }

  get attempt(): string {
    return String(this.#attemptOf(this.period));
  }

  #attemptOf(period: string): number {
    const tried = this.payments.filter((one) => one.period === period);
    return attemptOf(
      tried.map(({ attempt, status }) => ({ attempt: Number(attempt), status })),
      this.#abandoned.get(period) ?? [],
    );
  }

  get period(): string {
    return this.#left.period;
  }

  /**
   * What the customer does at the provider. False when the payment was decided before. `late`: paid although the payment
   * was closed meanwhile.
   */
  act(
    serialNumber: string,
    act: 'paid' | 'failed' | 'cancelled',
    notice: NotificationDelays,
    late = false,
  ) {
    const payment = this.payments.find((one) => one.serialNumber === serialNumber);
    if (!payment || !isOpenToAct(payment.charge, act === 'paid', late)) return false;
    payment.charge = act;
    this.#onEvent(`provider: ${act}`);
    if (notice === 'queried') this.#unnotified.set(serialNumber, act);
    else for (const ms of notice) this.#clock.after(ms, () => this.#hear(payment, act));
    return true;
  }

  /** Delivers a notification a second time. */
  notifyAgain(serialNumber: string): void {
    const payment = this.payments.find((one) => one.serialNumber === serialNumber);
    if (!payment || payment.charge === 'waiting' || payment.charge === 'closed') return;
    this.#onEvent('notification again');
    this.#hear(payment, payment.charge);
  }

  #hear(payment: PlatformPayment, reported: 'paid' | 'failed' | 'cancelled') {
    this.#unnotified.delete(payment.serialNumber);
    this.#onEvent(`notification: ${reported}`);
    const effect = effectOf(payment, reported);
    if (effect === 'captured') this.#capture(payment);
    else if (effect === 'returned') this.#takeBack(payment);
    else if (effect) payment.status = effect;
  }

  #takeBack({ serialNumber }: PlatformPayment) {
    if (this.ledger.returnMoney(serialNumber)) this.#onEvent('late money goes back');
  }

  #capture(payment: PlatformPayment) {
    payment.status = 'paid';
    this.ledger.capture(payment.period, payment.serialNumber, payment.amount + payment.discount);
    this.#onEvent('capture');
  }

  #handle(endpoint: string, request: Request, requestId: string): Body {
    switch (endpoint) {
      case 'pay.down-payment-info':
        return ok(this.#due());
      case 'pay.status':
        return ok(this.#status(String(request.period), String(request.attempt)));
      case 'pay.repayment-result':
        return ok(this.#result(String(request.outTradeNo)));
      case 'pay.coupons':
        return ok({ coupons: this.#fitting().map(named) });
      case 'pay.dcep-sub-wallet':
        return ok(
          Array.from({ length: this.#terms.wallets }, (_, at) => ({
            agreementId: `${secrets.agreement}-${at}`,
            mrchntAccountId: `0000001${at}`,
          })),
        );
      case 'pay.create':
        return this.#create(request, requestId);
      case 'pay.close':
        return this.#close(String(request.period), String(request.attempt));
      case 'payment.update-processing':
        return this.#processing(String(request.strOrderId));
      default:
        return refused('NOT_FOUND');
    }
  }

  #due() {
    const { left, paid, pending } = this;
    const { total, limit, aliCallMethod } = this.#terms;
    return {
      status: left === 0 ? 'paid' : pending ? 'confirming' : 'due',
      feeType: 'sf',
      orderPayAmount: total,
      paidAmount: paid,
      dueAmount: left,
      limit: Math.min(left, limit ?? left),
      period: this.period,
      attempt: this.attempt,
      coupons: left > 0 ? this.#fitting().length : 0,
      payTypes: ['AliPay', 'WxPay', 'DCEPPay'],
      aliCallMethod,
      serialNumber: pending?.serialNumber ?? '',
    };
  }

  #status(period: string, attempt: string) {
    const payment = this.#tried(period, attempt);
    const reported = payment && this.#unnotified.get(payment.serialNumber);
    if (payment && reported) this.#hear(payment, reported);
    const isOver = Number(attempt) < this.#attemptOf(period);
    return {
      status: payment?.status ?? (isOver ? 'closed' : 'none'),
      serialNumber: payment?.serialNumber ?? '',
      amount: payment?.amount ?? 0,
      payType: payment?.payType ?? '',
      paidAt: '',
      dueAmount: this.left,
    };
  }

  #result(outTradeNo: string) {
    const payment = this.payments.find(({ serialNumber }) => serialNumber === outTradeNo);
    const reported = payment && this.#unnotified.get(outTradeNo);
    if (payment && reported) this.#hear(payment, reported);
    const ended = { paid: 'PAY_SUCCESS', failed: 'PAY_FAIL', closed: 'PAY_CLOSED' };
    const { status } = payment ?? {};
    const isOver = status === 'paid' || status === 'failed' || status === 'closed';
    return { outTradeNo, orderStatus: isOver ? ended[status] : 'PAYING' };
  }

  #tried(period: string, attempt: string): PlatformPayment | undefined {
    return this.payments.find((one) => one.period === period && one.attempt === attempt);
  }

  #create(request: Request, requestId: string): Body {
    const amount = Number(request.orderPayAmount);
    const payType = String(request.payType);
    const coupons = request.couponList as string[];
    const { pending } = this;
    const { period, attempt } = request as { period: string; attempt: string };
    const hindrance = whyNotNow(this.#left, Number(this.attempt), { period, attempt });
    if (hindrance) return refused(hindrance);
    if (pending) {
      const isSame = isSamePayment(pending, { amount, payType, coupons });
      this.#onEvent(isSame ? 'open payment given again' : 'another payment is open');
      return isSame ? ok(this.#paymentParameters(pending, request)) : refused('PAYMENT_OPEN');
    }
    const discount = this.#discount(amount, coupons);
    if (discount === undefined) return refused('AMOUNT');
    const fromWallet = payType === 'DCEPPay' && amount > 0;
    if (fromWallet && !String(request.agreementId).startsWith(secrets.agreement))
      return refused('WALLET');
    const payment: PlatformPayment = {
      serialNumber: `P${this.payments.length + 1}`,
      requestId,
      period: this.period,
      attempt: this.attempt,
      amount,
      discount,
      payType,
      status: 'open',
      charge: 'waiting',
      coupons,
    };
    this.payments.push(payment);
    this.#onEvent('payment opened');
    if (amount === 0) this.#capture(payment);
    else if (fromWallet) this.act(payment.serialNumber, 'paid', [1_500]);
    return ok(this.#paymentParameters(payment, request));
  }

  #paymentParameters(
    { serialNumber, amount, payType }: PlatformPayment,
    { channelCallMethod }: Request,
  ) {
    if (amount === 0 || payType === 'DCEPPay') return { serialNumber };
    if (payType === 'AliPay' && channelCallMethod === 'H5')
      return { serialNumber, url: `${this.pages}?no=${serialNumber}` };
    return { serialNumber, payInfo: `${secrets.payInfo}:${serialNumber}` };
  }

  #discount(amount: number, codes: readonly string[]): number | undefined {
    const used = this.#fitting().filter(({ code }) => codes.includes(code));
    const worth = used.reduce((sum, coupon) => sum + coupon.amount, 0);
    return used.length === codes.length ? discountIn(this.#left, amount, worth) : undefined;
  }

  #fitting() {
    const used = new Set(
      this.payments.flatMap(({ status, coupons }) =>
        status === 'failed' || status === 'closed' ? [] : coupons,
      ),
    );
    return this.#terms.coupons.filter(({ code }) => !used.has(code));
  }

  #close(period: string, attempt: string): Body {
    const payment = this.#tried(period, attempt);
    if (!payment) {
      const isPresent = attempt === String(this.#attemptOf(period));
      if (isPresent)
        this.#abandoned.set(period, [...(this.#abandoned.get(period) ?? []), Number(attempt)]);
      this.#onEvent('closed before it came');
      return ok(null);
    }
    const { charge } = payment;
    if (isPending(payment)) {
      if (charge === 'waiting') {
        payment.charge = 'closed';
        payment.status = 'closed';
        this.#onEvent('closed');
      } else if (charge !== 'closed') this.#hear(payment, charge);
    }
    if (payment.status !== 'paid') return ok(null);
    this.#onEvent('closing comes too late');
    return refused('ALREADY_PAID');
  }

  #processing(order: string): Body {
    if (order !== orderNo) throw new Error(`There is no order ${order} to be told of.`);
    const payment = this.payments.find(isPending);
    if (!payment) return refused('NOT_FOUND');
    payment.status = 'processing';
    return ok(null);
  }
}

export function ok(data: unknown): Body {
  return { code: okCode, msg: '', data };
}

export function refused(code: string): Body {
  return { code, msg: `不可以：${code}`, data: null };
}

function named({ code, amount, from }: CouponTerms) {
  return { code, name: { zh: code, en: code }, amount, from, until: '2026-12-31' };
}
