import { minuteOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { AppealRow } from './tables.ts';
import { newestAppeal } from './newest-appeal.ts';
import { stage, type RefundStage } from './refund-view.ts';
import { appealStates, noText, replyWords } from './words.ts';

/** The status of the newest appeal of an order. */
export async function appealView(
  call: HandlerContext,
  { row }: OwnOrder,
): Promise<HandlerResponse<'appeal.progress'>> {
  const appeal = await newestAppeal(call, row.order_no);
  if (!appeal) return none;
  return {
    appealNo: appeal.appeal_no,
    creatorName: appeal.creator,
    state: appeal.state,
    stateName: appealStates[appeal.state],
    reason: appeal.reason,
    submittedAt: minuteOf(appeal.submitted_at),
    decidedAt: minuteOf(appeal.decided_at),
    granted: appeal.granted,
    reply: replyWords(appeal.reply),
    stages: stagesOf(appeal),
  };
}

const none: HandlerResponse<'appeal.progress'> = {
  appealNo: '',
  creatorName: '',
  state: 'none',
  stateName: noText,
  reason: '',
  submittedAt: '',
  decidedAt: '',
  granted: 0,
  reply: noText,
  stages: [],
};

const names = {
  submitted: { zh: '提交申诉', en: 'Appeal submitted' },
  review: { zh: '平台审核', en: 'Reviewed by the platform' },
  result: { zh: '处理结果', en: 'Result' },
  cancelled: { zh: '申诉已撤销', en: 'Appeal withdrawn' },
};

function stagesOf(appeal: AppealRow): RefundStage[] {
  const { state, decided_at: at } = appeal;
  const submitted = stage('submitted', names.submitted, { state: 'done', at: appeal.submitted_at });
  if (state === 'cancelled') {
    return [submitted, stage('cancelled', names.cancelled, { state: 'done', at })];
  }
  if (state === 'submitted') {
    const note = {
      zh: '一般 3 个工作日内有结果，审核期间可以撤销',
      en: 'It usually takes up to 3 working days. You can withdraw it meanwhile',
    };
    return [
      submitted,
      stage('review', names.review, { state: 'now', note, open: true }),
      stage('result', names.result, { state: 'ahead' }),
    ];
  }
  return [
    submitted,
    stage('review', names.review, { state: 'done', at }),
    stage('result', names.result, {
      state: state === 'accepted' ? 'done' : 'bad',
      at,
      note: replyWords(appeal.reply),
      open: true,
    }),
  ];
}
