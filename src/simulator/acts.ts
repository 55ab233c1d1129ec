import type { LocalizedText } from '../model/step-kind.ts';
import type { ProviderAct } from './provider.ts';

/** The wallet's result for the page. `garbled`: unreadable. `another`: the result of another request. */
export type WalletResult = 'finished' | 'cancelled' | 'failed' | 'garbled' | 'another';

export interface SimulatedPaymentAct {
  words: LocalizedText;
  /** What happens at the payment provider before the wallet's result; `late`: shortly after it. */
  provider?: ProviderAct;
  results: readonly WalletResult[];
  /** Milliseconds the wallet takes to say it after the customer is back. */
  after?: number;
}

/** All that a customer, a wallet and the way between them can do to a payment. */
export const acts = {
  pay: { words: { zh: '确认支付', en: 'Pay' }, provider: 'pay', results: ['finished'] },
  cancel: { words: { zh: '取消支付', en: 'Cancel' }, results: ['cancelled'] },
  fail: { words: { zh: '支付失败', en: 'Fail' }, provider: 'fail', results: ['failed'] },
  away: {
    words: { zh: '不支付，直接离开，没有结果', en: 'Walk away unpaid, no result' },
    results: [],
  },
  lost: {
    words: { zh: '支付成功，结果丢失', en: 'Pay, lose the result' },
    provider: 'pay',
    results: [],
  },
  twice: {
    words: { zh: '支付成功，结果返回两次', en: 'Pay, say so twice' },
    provider: 'pay',
    results: ['finished', 'finished'],
  },
  late: {
    words: { zh: '支付成功，结果迟到', en: 'Pay, say so late' },
    provider: 'pay',
    results: ['finished'],
    after: 6_000,
  },
  garbled: {
    words: { zh: '支付成功，结果无法识别', en: 'Pay, say something unreadable' },
    provider: 'pay',
    results: ['garbled'],
  },
  another: {
    words: { zh: '支付成功，返回别的请求的结果', en: 'Pay, answer another request' },
    provider: 'pay',
    results: ['another'],
  },
  forged: {
    words: { zh: '未支付，谎称成功', en: 'Pay nothing, say paid' },
    results: ['finished'],
  },
  denied: {
    words: { zh: '支付成功，谎称失败', en: 'Pay, say failed' },
    provider: 'pay',
    results: ['failed'],
  },
  slipped: {
    words: { zh: '取消支付，稍后仍然扣款', en: 'Cancel, and pay nevertheless a moment later' },
    provider: 'late',
    results: ['cancelled'],
  },
} as const satisfies Record<string, SimulatedPaymentAct>;
