import { escapeMarkup } from '../platform/markup.ts';
import { narrow, pageFrame } from '../platform/page-frame.ts';
import type { PaymentDecision, NotificationTiming } from './provider.ts';
import type { ChargeRow } from './tables.ts';

export type PayPageState = ChargeRow['state'] | 'unknown';

export interface PayPage {
  state: PayPageState;
  lang: 'zh' | 'en';
  charge: ChargeRow | undefined;
  /** Where "walk away" leads. */
  back: string;
}

const words = {
  zh: {
    title: '支付宝收银台',
    demo: '演示页面：代表支付宝自己的网站，不会产生真实扣款。',
    number: '商户单号',
    amount: '支付金额',
    acts: { pay: '确认付款', fail: '付款失败', cancel: '取消付款' },
    away: '不付款，直接返回',
    when: '测试：平台何时收到通知',
    notices: {
      before: '返回之前',
      now: '返回之后立即',
      '5s': '5 秒后',
      '30s': '30 秒后',
      twice: '立即，5 秒后再次',
      queried: '不通知，平台查询时才知道（10 秒后）',
    },
    back: '返回商户',
    other: 'English',
    states: {
      waiting: '',
      paid: '您已付款，请勿重复支付。',
      failed: '付款失败，没有扣款。请返回商户重新支付。',
      cancelled: '您已取消付款，没有扣款。',
      closed: '这笔订单已被商户关闭，无法付款。',
      returned: '这笔付款到达时订单已关闭，款项已原路退回。',
      unknown: '支付链接不存在或已失效，请回到应用重新打开。',
    },
  },
  en: {
    title: 'AliPay checkout',
    demo: "A demonstration: it stands for AliPay's own website. No real money is taken.",
    number: "Merchant's number",
    amount: 'Amount',
    acts: { pay: 'Pay now', fail: 'Let the payment fail', cancel: 'Cancel the payment' },
    away: 'Go back without paying',
    when: 'For testers: when the platform is notified',
    notices: {
      before: 'before you are back',
      now: 'right after you are back',
      '5s': '5 seconds later',
      '30s': '30 seconds later',
      twice: 'at once, and again 5 seconds later',
      queried: 'never; it is told when it asks (from 10 seconds on)',
    },
    back: 'Back to the merchant',
    other: '中文',
    states: {
      waiting: '',
      paid: 'You have paid. Do not pay again.',
      failed: 'The payment failed and nothing was taken. Go back and pay anew.',
      cancelled: 'You have cancelled the payment. Nothing was taken.',
      closed: 'The merchant has closed this payment, so it cannot be paid.',
      returned: 'The payment was closed when your money came, so it was sent back to you.',
      unknown: 'There is no such payment, or it is no longer good. Open it again from the app.',
    },
  },
} as const;

/** The payment provider's page as HTML without scripts. */
export function payPage({ state, lang, charge, back }: PayPage): string {
  const texts = words[lang];
  const body = charge
    ? opened(texts, state, charge, { lang, back })
    : `<p role="status">${texts.states.unknown}</p>`;
  return pageFrame({
    lang,
    title: texts.title,
    body,
    footer: texts.demo,
    style: narrow + ownStyle,
  });
}

function opened(
  texts: (typeof words)['zh' | 'en'],
  state: PayPageState,
  charge: ChargeRow,
  { lang, back }: Pick<PayPage, 'lang' | 'back'>,
): string {
  const home = escapeMarkup(back);
  const what = `<p>${texts.amount} <strong>¥${yuan(charge.amount)}</strong></p>
<p>${texts.number} ${escapeMarkup(charge.serial_number)}</p>`;
  if (state !== 'waiting')
    return `${what}<p role="status">${texts.states[state]}</p><p><a href="${home}">${texts.back}</a></p>`;
  const token = escapeMarkup(charge.token);
  const other = lang === 'zh' ? 'en' : 'zh';
  return `${what}
<form method="post">
<input type="hidden" name="t" value="${token}">
<input type="hidden" name="lang" value="${lang}">
${(Object.entries(texts.acts) as [PaymentDecision, string][])
  .map(
    ([act, label]) =>
      `<button name="answer" value="${act}"${act === 'pay' ? '' : ' class="second"'}>${label}</button>`,
  )
  .join('\n')}
<p><a href="${home}">${texts.away}</a></p>
<fieldset><legend>${texts.when}</legend>
${(Object.entries(texts.notices) as [NotificationTiming, string][])
  .map(
    ([notice, label], at) =>
      `<label><input type="radio" name="notice" value="${notice}"${at === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  .join('\n')}
</fieldset>
</form>
<p><a href="?t=${token}&amp;lang=${other}" lang="${other}">${texts.other}</a></p>`;
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

const ownStyle = `
fieldset { border: 1px dashed #8a94a0; border-radius: 0.5rem; margin: 1rem 0 0; }
fieldset label { display: block; padding: 0.4rem 0; }
`;
