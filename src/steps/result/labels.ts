import type { LabelsOf } from '../../model/labels.ts';
import type { ResultKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'The last page of a flow. `ends` says how the flow ended and chooses the icon.':
      '流程的最后一页。`ends` 说明怎样结束，并决定图标。',
    'The customer goes on. Leads out of the flow unless `next` says otherwise.':
      '客户继续。没有写 `next` 则离开流程。',
    'The customer starts over; only where `restart` has words.':
      '客户重新开始；只有 `restart` 写了文字时才有。',
    'What it means and what happens next.': '这意味着什么，接下来会怎样。',
    'The button that closes the page. Usual: back to the order.':
      '关闭页面的按钮。通常：返回订单。',
    'Which icon, if not by `ends`; a page inside a `run` keeps that of its own flow.':
      '用哪个图标，不按 `ends` 时才写；`run` 里的页面保留它自己流程的图标。',
    'A second button that starts a new session: pay again, sign again.':
      '第二个按钮，重新开始：再次支付、再次签署。',
  },
  outcomes: {
    restart: { zh: '重新开始', en: 'restarted' },
  },
} as const satisfies LabelsOf<typeof schema, ResultKind>;
