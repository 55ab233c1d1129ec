import type { LocalizedText } from '../model/step-kind.ts';
import type { ProviderAct } from './provider.ts';

/** What the wallet tells the page. `garbled`: nothing anybody can read. `another`: the result of another request. */
export type Said = 'finished' | 'cancelled' | 'failed' | 'garbled' | 'another';

export interface SimulatedPaymentAct {
  words: LocalizedText;
  /** What happens at the payment provider before the wallet says anything; `late`: a moment after it. */
  provider?: ProviderAct;
  says: readonly Said[];
  /** Milliseconds the wallet takes to say it after the customer is back. */
  after?: number;
}

/** All that a customer, a wallet and the way between them can do to a payment. */
export const acts = {
  pay: { words: { zh: '确认支付', en: 'Pay' }, provider: 'pay', says: ['finished'] },
  cancel: { words: { zh: '取消支付', en: 'Cancel' }, says: ['cancelled'] },
  fail: { words: { zh: '支付失败', en: 'Fail' }, provider: 'fail', says: ['failed'] },
  away: {
    words: { zh: '不支付，直接离开，没有结果', en: 'Walk away unpaid, no result' },
    says: [],
  },
  lost: {
    words: { zh: '支付成功，结果丢失', en: 'Pay, lose the result' },
    provider: 'pay',
    says: [],
  },
  twice: {
    words: { zh: '支付成功，结果返回两次', en: 'Pay, say so twice' },
    provider: 'pay',
    says: ['finished', 'finished'],
  },
  late: {
    words: { zh: '支付成功，结果迟到', en: 'Pay, say so late' },
    provider: 'pay',
    says: ['finished'],
    after: 6_000,
  },
  garbled: {
    words: { zh: '支付成功，结果无法识别', en: 'Pay, say something unreadable' },
    provider: 'pay',
    says: ['garbled'],
  },
  another: {
    words: { zh: '支付成功，返回别的请求的结果', en: 'Pay, answer another request' },
    provider: 'pay',
    says: ['another'],
  },
  forged: {
    words: { zh: '未支付，谎称成功', en: 'Pay nothing, say paid' },
    says: ['finished'],
  },
  denied: {
    words: { zh: '支付成功，谎称失败', en: 'Pay, say failed' },
    provider: 'pay',
    says: ['failed'],
  },
  slipped: {
    words: { zh: '取消支付，稍后仍然扣款', en: 'Cancel, and pay nevertheless a moment later' },
    provider: 'late',
    says: ['cancelled'],
  },
} as const satisfies Record<string, SimulatedPaymentAct>;
