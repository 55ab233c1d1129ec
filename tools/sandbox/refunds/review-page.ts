import { escapeMarkup } from '../platform/markup.ts';
import { pageFrame, roomyLinks } from '../platform/page-frame.ts';
import { reasonWords } from './words.ts';

/** What waits for the reviewer: an appeal, or a refund that is processed. */
export interface PendingReview {
  kind: 'appeal' | 'refund';
  no: string;
  orderNo: string;
  customer: string;
  /** Whole fen: what is asked back, or what is held and could be granted. */
  amount: number;
  /** `2026-03-01 16:00`. */
  at: string;
  reason: string;
  description: string;
  /** Addresses of photos. */
  proofs: readonly string[];
}

const words = {
  zh: {
    title: '退款审核台',
    demo: '演示页面：代表平台的审核员。',
    appeals: '待审核的申诉',
    refunds: '处理中的退款',
    none: '暂无待处理事项。',
    refresh: '刷新',
    order: '订单',
    amount: { appeal: '可认定金额', refund: '退款金额' },
    granted: '认定可退（元，不填为全部）',
    reply: '答复（可不填）',
    proof: '凭证',
    accept: { appeal: '申诉通过', refund: '同意退款' },
    reject: { appeal: '申诉不通过', refund: '拒绝退款' },
    done: '已处理。',
    late: '这一项已经处理过或已撤销。',
    other: 'English',
  },
  en: {
    title: "The reviewer's desk",
    demo: "A demonstration: it stands for the platform's reviewer.",
    appeals: 'Appeals to be reviewed',
    refunds: 'Refunds being processed',
    none: 'Nothing is waiting.',
    refresh: 'Refresh',
    order: 'Order',
    amount: { appeal: 'Can be granted', refund: 'Amount' },
    granted: 'Refundable, in yuan (empty: all)',
    reply: 'Reply (optional)',
    proof: 'Proof',
    accept: { appeal: 'Accept the appeal', refund: 'Refund it' },
    reject: { appeal: 'Reject the appeal', refund: 'Refuse it' },
    done: 'Done.',
    late: 'This one is decided or withdrawn already.',
    other: '中文',
  },
} as const;

export type ReviewLanguage = keyof typeof words;
type ReviewTexts = (typeof words)[ReviewLanguage];

/** The reviewer's page, without scripts. `outcome`: the result of the decision just sent. */
export function reviewPage(
  waiting: readonly PendingReview[],
  lang: ReviewLanguage,
  outcome?: 'done' | 'late',
): string {
  const texts = words[lang];
  const other = lang === 'zh' ? 'en' : 'zh';
  return pageFrame({
    lang,
    title: texts.title,
    body: `${outcome ? `<p role="status">${texts[outcome]}</p>` : ''}
${section(texts.appeals, ofKind(waiting, 'appeal'), texts, lang)}
${section(texts.refunds, ofKind(waiting, 'refund'), texts, lang)}
<p><a href="?lang=${lang}">${texts.refresh}</a></p>`,
    footer: `${texts.demo} <a href="?lang=${other}" lang="${other}">${texts.other}</a>`,
    style,
  });
}

function ofKind(waiting: readonly PendingReview[], kind: PendingReview['kind']): PendingReview[] {
  return waiting.filter((one) => one.kind === kind);
}

function section(
  title: string,
  waiting: readonly PendingReview[],
  texts: ReviewTexts,
  lang: ReviewLanguage,
): string {
  const items = waiting.map((one) => card(one, texts, lang)).join('\n');
  return `<section aria-label="${title}"><h2>${title}</h2>${items === '' ? `<p>${texts.none}</p>` : items}</section>`;
}

function card(one: PendingReview, texts: ReviewTexts, lang: ReviewLanguage): string {
  const { kind, no, orderNo, customer, amount, at, reason, description } = one;
  const about = [reasonWords(reason)[lang], description]
    .filter(Boolean)
    .map(escapeMarkup)
    .join('：');
  const granted =
    kind === 'appeal'
      ? `<label>${texts.granted}<input name="granted" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?"></label>`
      : '';
  return `<article>
<h3>${escapeMarkup(no)}</h3>
<p>${escapeMarkup(customer)} · ${at}<br>${texts.order} ${escapeMarkup(orderNo)}<br>${texts.amount[kind]} <strong>¥${yuan(amount)}</strong></p>
<p>${about}</p>
<p>${one.proofs.map((url, index) => `<a href="${escapeMarkup(url)}">${texts.proof} ${index + 1}</a>`).join(' ')}</p>
<form method="post" action="/sandbox/reviews?lang=${lang}">
<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="no" value="${escapeMarkup(no)}">
${granted}
<label>${texts.reply}<input name="reply" maxlength="200"></label>
<button name="verdict" value="yes">${texts.accept[kind]}</button>
<button name="verdict" value="no" class="second">${texts.reject[kind]}</button>
</form>
</article>`;
}

function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}

const style = `${roomyLinks}
body { max-width: 40rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
article { border: 1px solid #d5d9de; border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 0.75rem 0; }
article p { margin: 0.25rem 0; overflow-wrap: anywhere; }
label { display: block; margin: 0.5rem 0; }
input:not([type=hidden]) { display: block; width: 100%; box-sizing: border-box; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #8a939c; border-radius: 0.5rem; font: inherit; }
button { margin: 0.5rem 0.5rem 0 0; }
`;
