import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { AppealState, RefundState } from './tables.ts';

export const noText: LocalizedText = { zh: '', en: '' };

export const refundStates: Readonly<Record<RefundState, LocalizedText>> = {
  requested: { zh: '待签署协议', en: 'To be signed' },
  processing: { zh: '退款处理中', en: 'In progress' },
  refunded: { zh: '已退款', en: 'Refunded' },
  refused: { zh: '未通过', en: 'Not granted' },
  cancelled: { zh: '已撤销', en: 'Withdrawn' },
};

export const refundKinds: Readonly<Record<'order' | 'deposit', LocalizedText>> = {
  order: { zh: '订单退款', en: 'Refund of the order' },
  deposit: { zh: '定金退款', en: 'Refund of the deposit' },
};

export const appealStates: Readonly<Record<AppealState, LocalizedText>> = {
  submitted: { zh: '审核中', en: 'Being reviewed' },
  accepted: { zh: '申诉通过', en: 'Accepted' },
  rejected: { zh: '申诉未通过', en: 'Not accepted' },
  cancelled: { zh: '已撤销', en: 'Withdrawn' },
};

export const stageStates = {
  done: { zh: '已完成', en: 'Done' },
  now: { zh: '进行中', en: 'In progress' },
  ahead: { zh: '待处理', en: 'Ahead' },
  bad: { zh: '未通过', en: 'Not granted' },
} as const satisfies Record<string, LocalizedText>;

/** The platform's messages about its decisions, by name. */
export const replies = {
  'refund-refused': {
    zh: '车辆已按您的订单下单生产，暂不符合退款条件。如有异议可以提交申诉。',
    en: 'The car is already being built for your order, so the refund is not granted. You can appeal.',
  },
  'refunded-before': {
    zh: '该笔款项已通过取消订单退回，无需重复退款。',
    en: 'This money has gone back already, because the order was cancelled.',
  },
  'appeal-accepted': {
    zh: '经核实，您的情况属实，可退金额已更新，请重新申请退款。',
    en: 'We found your account to be right. The refundable amount is updated: please request the refund.',
  },
  'appeal-rejected': {
    zh: '您提供的材料不足以证明所述情况，如有新的材料可以再次申诉。',
    en: 'Your papers do not prove what happened. You can appeal again with others.',
  },
} as const satisfies Record<string, LocalizedText>;

/** What customers choose in the app. */
const reasons: Readonly<Record<string, LocalizedText>> = {
  'not-wanted': { zh: '不想买了', en: 'No longer wants the car' },
  'other-car': { zh: '想换车型或方案', en: 'Wants another car or plan' },
  late: { zh: '交车太久', en: 'Delivery takes too long' },
  rejected: { zh: '信审未通过', en: 'Credit review not passed' },
  price: { zh: '价格或费用有疑问', en: 'The price or the fees' },
  'not-as-agreed': { zh: '车辆与约定不符', en: 'The car is not as agreed' },
  'not-told': { zh: '费用未提前告知', en: 'Not told of a charge' },
  'not-my-fault': { zh: '非本人原因无法继续', en: 'Cannot go on, not by own doing' },
  deposit: { zh: '退定金', en: 'Refund of the deposit' },
};

export function reasonWords(reason: string): LocalizedText {
  return Object.hasOwn(reasons, reason)
    ? (reasons[reason] ?? noText)
    : { zh: '其他原因', en: 'Another reason' };
}

/** A reviewer's own words stand in both languages as they were written. */
export function replyWords(reply: string | null): LocalizedText {
  if (reply === null) return noText;
  return Object.hasOwn(replies, reply)
    ? replies[reply as keyof typeof replies]
    : { zh: reply, en: reply };
}
