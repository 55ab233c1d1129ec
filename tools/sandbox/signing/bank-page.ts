import { escapeMarkup } from '../platform/markup.ts';
import { narrow, pageFrame } from '../platform/page-frame.ts';
import { isSent } from './sent-links.ts';
import type { LinkRow } from './tables.ts';

export type BankPageState = 'open' | 'done' | 'refused' | 'expired' | 'unknown';

export interface BankPage {
  state: BankPageState;
  lang: 'zh' | 'en';
  funder: string;
  link: LinkRow | undefined;
}

const kinds: Readonly<Record<string, { zh: string; en: string }>> = {
  contract: { zh: '签署合同', en: 'Sign the contract' },
  're-sign': { zh: '重新签署合同', en: 'Sign the contract again' },
  'credit-authorization': { zh: '征信授权', en: 'Authorize the credit report' },
  'withholding-authorization': { zh: '签署代扣授权', en: 'Sign the debit authorization' },
  'call-agreement': { zh: '签署调用协议', en: 'Sign the call agreement' },
  alipay: { zh: '支付宝授权', en: 'Authorize with Alipay' },
  'postal-signature': { zh: '电子签名验证', en: 'Confirm your signature' },
  'postal-face-signature': { zh: '视频面签', en: 'Face signature' },
  account: { zh: '开立账户', en: 'Open an account' },
  'second-signer': { zh: '共同签约人签约', en: 'Sign as the co-signer' },
  confirmation: { zh: '确认订单信息', en: 'Confirm the order' },
  refund: { zh: '签署退款协议', en: 'Sign the refund agreement' },
};
const otherKind = { zh: '签署文件', en: 'Sign the document' };

const words = {
  zh: {
    demo: '演示页面：代表金融机构自己的网站。',
    order: '订单号',
    ask: '请选择您要在金融机构页面上做什么：',
    done: '同意并完成办理',
    refused: '拒绝办理',
    away: '不做选择，直接返回',
    back: '返回',
    other: 'English',
    states: {
      open: '',
      done: '您已完成办理。',
      refused: '您已拒绝办理。',
      expired: '链接已过期，请返回后重新打开。',
      unknown: '链接不存在或已失效，请回到应用重新打开。',
    },
    sentExpired: '链接已失效，请联系承租人重新发送。',
  },
  en: {
    demo: "A demonstration: it stands for the lender's own website.",
    order: 'Order',
    ask: "Choose what to do on the lender's page:",
    done: 'Agree and finish',
    refused: 'Refuse',
    away: 'Go back without choosing',
    back: 'Go back',
    other: '中文',
    states: {
      open: '',
      done: 'You have finished here.',
      refused: 'You have refused.',
      expired: 'This link has expired. Go back and open it again.',
      unknown: 'There is no such link, or it is no longer good. Open it again from the app.',
    },
    sentExpired: 'This link is no longer good. Ask the lessee to send a new one.',
  },
} as const;

/** A page of the funder's as HTML without scripts, so that it works everywhere a link may open. */
export function bankPage({ state, lang, funder, link }: BankPage): string {
  const texts = words[lang];
  const title = (kinds[link?.kind ?? ''] ?? otherKind)[lang];
  const body = link
    ? opened(texts, state, link, lang)
    : `<p role="status">${texts.states[state]}</p>`;
  return pageFrame({
    lang,
    title,
    windowTitle: escapeMarkup(`${title} · ${funder}`),
    header: `<header><p>${escapeMarkup(funder)}</p></header>\n`,
    body,
    footer: texts.demo,
    style: narrow,
  });
}

function opened(
  texts: (typeof words)['zh' | 'en'],
  state: BankPageState,
  link: LinkRow,
  lang: 'zh' | 'en',
): string {
  const order = `<p>${texts.order} <strong>${escapeMarkup(link.order_no)}</strong></p>`;
  const back = (label: string) =>
    isSent(link) ? '' : `<p><a href="${escapeMarkup(link.return_to)}">${label}</a></p>`;
  if (state !== 'open') {
    const status = state === 'expired' && isSent(link) ? texts.sentExpired : texts.states[state];
    return `${order}<p role="status">${status}</p>${back(texts.back)}`;
  }
  const token = escapeMarkup(link.token);
  const other = lang === 'zh' ? 'en' : 'zh';
  return `${order}
<form method="post">
<input type="hidden" name="t" value="${token}">
<p id="ask">${texts.ask}</p>
<button name="answer" value="done">${texts.done}</button>
<button name="answer" value="refused" class="second">${texts.refused}</button>
</form>
${back(texts.away)}
<p><a href="?t=${token}&amp;lang=${other}" lang="${other}">${texts.other}</a></p>`;
}
