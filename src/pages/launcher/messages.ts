import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  title: { zh: '沙盒', en: 'Sandbox' },
  intro: {
    zh: '选择一个订单，从它的操作按钮开始。',
    en: 'Pick an order and start from one of its action codes.',
  },
  search: {
    zh: '搜索金融机构、客户、订单号或操作码',
    en: 'Search lender, customer, order number or code',
  },
  orders: { zh: '我的订单', en: 'My orders' },
  reviews: { zh: '退款和申诉审核台', en: "The reviewer's desk for refunds and appeals" },
  host: { zh: '运行环境（模拟）', en: 'Where the app runs (simulated)' },
  answers: { zh: '应用能力的回答（模拟）', en: 'What the host answers (simulated)' },
  answersIntro: {
    zh: '从下一次请求起生效，只影响当前标签页。支付在支付弹层里决定。',
    en: 'Holds from the next request on, in this tab. Payments are decided in the wallet.',
  },
  scenario: { zh: '情景', en: 'Scenario' },
  usedCar: { zh: '二手车', en: 'used car' },
  sold: { zh: '已售出', en: 'sold' },
  none: { zh: '没有匹配的订单', en: 'No order matches' },
  inbox: { zh: '短信', en: 'Text messages' },
  sentLink: { zh: '签约链接', en: 'Link to sign' },
  inboxEmpty: { zh: '还没有短信', en: 'No messages yet' },
  refresh: { zh: '刷新', en: 'Refresh' },
  reset: { zh: '重置沙盒', en: 'Reset the sandbox' },
  resetDone: { zh: '沙盒已重置', en: 'The sandbox is as new' },
  resetFailed: { zh: '沙盒没有回应', en: 'The sandbox does not answer' },
  faults: { zh: '制造故障', en: 'Make it misbehave' },
  endpoint: { zh: '接口', en: 'Endpoint' },
  fault: { zh: '故障', en: 'Fault' },
  times: { zh: '次数', en: 'How many times' },
  add: { zh: '加上', en: 'Add' },
  clear: { zh: '清除全部', en: 'Clear all' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  noSandbox: {
    zh: '这里没有沙盒。这个页面只在沙盒里有用。',
    en: 'There is no sandbox here. This page is only of use in one.',
  },
} as const satisfies Record<string, LocalizedText>;

/** What the platform and the funder of an order do beside the usual, by the sandbox's names. */
export const scenarioMessages: Readonly<Record<string, LocalizedText>> = {
  happy: { zh: '一切顺利', en: 'All goes well' },
  rejected: { zh: '被金融机构拒绝', en: 'The lender says no' },
  'supplement wanted': { zh: '需补充资料', en: 'More papers are wanted' },
  'expired link': { zh: '链接过期', en: 'The first link has expired' },
  'second lessee': { zh: '有共同承租人', en: 'There is a co-lessee' },
  'no vin yet': { zh: '订单还没有车架号', en: 'The order has no VIN yet' },
  'visit to book': { zh: '可预约提车时间', en: 'A time to receive the car can be booked' },
  'slow bank': { zh: '银行处理很慢', en: 'The bank takes its time' },
  'not ready': { zh: '合同未就绪', en: 'The contract is not ready' },
  'interview pending': { zh: '面签结果待确认', en: 'The interview is not decided at once' },
  'payment fails': { zh: '支付失败', en: 'Payments fail at the provider' },
  'old order': { zh: '2024 年以前的订单', en: 'An order from before 2024' },
  'nothing refundable': { zh: '无可退款项', en: 'Nothing is refundable' },
  'refund refused': { zh: '退款未通过', en: 'The refund is refused' },
  'appeal accepted': { zh: '申诉通过', en: 'The appeal is accepted' },
  'appeal rejected': { zh: '申诉未通过', en: 'The appeal is rejected' },
  'reviewed by hand': { zh: '由审核员处理', en: 'The reviewer decides' },
};
