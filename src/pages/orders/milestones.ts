import type { LocalizedText } from '../../model/step-kind.ts';
import { isRefused } from './order-page.ts';

/** What happens at each place of an order's way, and how long it takes; a place of a newer platform has no sentence. */
const milestoneText: Readonly<Record<string, LocalizedText>> = {
  DEPOSIT_DUE: {
    zh: '支付定金后为您锁定车源。',
    en: 'The car is kept for you once the deposit is paid.',
  },
  CREDIT_MATERIALS: {
    zh: '填写个人信息并上传证件，约需 10 分钟。',
    en: 'Your details and documents, about 10 minutes.',
  },
  CREDIT_REVIEW: {
    zh: '金融机构审核资料，多数订单当天出结果，无需您操作。',
    en: 'The lender checks them, mostly within the day. There is nothing for you to do.',
  },
  AUTHORIZATION: {
    zh: '按金融机构要求完成征信授权或面签。',
    en: 'Credit report authorization or an interview, as the lender asks.',
  },
  DOWN_PAYMENT_DUE: {
    zh: '支付首付款，可使用优惠券抵扣。',
    en: 'The down payment; coupons can be used for it.',
  },
  CONTRACT_SIGNING: {
    zh: '在线阅读并签署合同，绑定还款卡。',
    en: 'You read and sign the contract online and bind a card.',
  },
  DOWN_PAYMENT_COLLECTED: {
    zh: '平台为车辆办理保险和上牌。',
    en: 'We insure and register the car.',
  },
  DELIVERY: {
    zh: '到门店验车并签收，别忘了带身份证。',
    en: 'You check and receive the car at the store. Bring your ID card.',
  },
  REPAYING: {
    zh: '按期还款，可随时申请提前结清。',
    en: 'You pay month by month, or pay it all off early.',
  },
};

/** What is done at each place, as a name: the statuses say what is still to be done. */
const milestoneNames: Readonly<Record<string, LocalizedText>> = {
  DEPOSIT_DUE: { zh: '支付定金', en: 'Deposit' },
  CREDIT_MATERIALS: { zh: '提交信审资料', en: 'Credit materials' },
  CREDIT_REVIEW: { zh: '信审', en: 'Credit review' },
  AUTHORIZATION: { zh: '授权', en: 'Authorization' },
  DOWN_PAYMENT_DUE: { zh: '支付首付款', en: 'Down payment' },
  CONTRACT_SIGNING: { zh: '签署合同', en: 'Contract' },
  DOWN_PAYMENT_COLLECTED: { zh: '投保与上牌', en: 'Insurance and registration' },
  DELIVERY: { zh: '交车', en: 'Delivery' },
  REPAYING: { zh: '按期还款', en: 'Instalments' },
};

/** A milestone of a newer platform is called what it calls it. */
export function milestoneName({ id, name }: { id: string; name: LocalizedText }): LocalizedText {
  return (Object.hasOwn(milestoneNames, id) ? milestoneNames[id] : undefined) ?? name;
}

/** Of an order whose money goes back, or that is cancelled, nothing of its plan goes on. */
export function isStopped(status: string | undefined): boolean {
  return status === 'CANCELLED' || status === 'REFUNDING';
}

/** Where an order stands, and whether a problem keeps its vehicle from being received. */
export interface OrderPosition {
  status?: string | undefined;
  hasProblem: boolean;
}

/** What is true now of the place where an order stands, or of one ahead; undefined of a newer platform's. */
export function explanation(
  id: string,
  { status, hasProblem }: OrderPosition,
): LocalizedText | undefined {
  if (id === 'CREDIT_REVIEW' && isRefused(status)) return processMessages.refusedText;
  if (id === 'DELIVERY' && hasProblem) return problemMessages.text;
  return Object.hasOwn(milestoneText, id) ? milestoneText[id] : undefined;
}

/** The name of a milestone's state: the one at which the order stands need not be going on. */
export function stateOf(
  state: 'done' | 'now' | 'ahead',
  { status, hasProblem }: OrderPosition,
): 'done' | 'now' | 'ahead' | 'stopped' | 'refused' | 'problem' {
  if (state !== 'now') return state;
  if (isStopped(status)) return 'stopped';
  if (isRefused(status)) return 'refused';
  return hasProblem ? 'problem' : state;
}

export const problemMessages = {
  text: {
    zh: '您反馈了车辆问题，客户经理会联系您，问题解决后再签收。',
    en: 'You reported a problem with the car. Your account manager will be in touch; receive it once that is solved.',
  },
  on: { zh: '反馈日期', en: 'Reported on' },
  what: { zh: '问题描述', en: 'Problem' },
} as const satisfies Record<string, LocalizedText>;

export const processMessages = {
  title: { zh: '办理进度', en: 'Progress' },
  back: { zh: '返回订单', en: 'Back to the order' },
  ordered: { zh: '提交订单', en: 'Ordered' },
  nowAt: { zh: '当前：{name}', en: 'Now: {name}' },
  nextUp: { zh: '接下来：{name}', en: 'Next: {name}' },
  nothingNext: { zh: '所有节点均已完成', en: 'Everything is done' },
  over: { zh: '订单已停止办理', en: 'The order does not go on' },
  heading: { zh: '办理节点', en: 'Milestones' },
  done: { zh: '已完成', en: 'done' },
  now: { zh: '进行中', en: 'now' },
  ahead: { zh: '未开始', en: 'ahead' },
  stopped: { zh: '已停止', en: 'stopped' },
  refused: { zh: '未通过', en: 'not passed' },
  problem: { zh: '问题处理中', en: 'problem reported' },
  refusedText: {
    zh: '这家金融机构没有通过本次信审。订单里列出了您现在可以办理的事项，例如更换金融机构。',
    en: 'This lender did not accept the application. The order shows what you can do now, such as change to another lender.',
  },
  events: { zh: '办理记录', en: 'What has happened' },
  noEvents: { zh: '暂无办理记录', en: 'Nothing yet' },
  act: { zh: '去办理', en: 'Go on with it' },
  whatNow: { zh: '查看可办理的事项', en: 'See what you can do' },
} as const satisfies Record<string, LocalizedText>;
