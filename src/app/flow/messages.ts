import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  noOrder: {
    zh: '地址里没有订单编号，请从订单列表进入。',
    en: 'The address names no order. Choose it from your orders.',
  },
  refusedOrder: { zh: '没能打开这个订单', en: 'This order could not be opened' },
  ofAnother: {
    zh: '如果是他人的订单，例如由您担保的，请在下单人的手机上办理。',
    en: 'If it is somebody else’s order, for example one that you guarantee, do it on the phone of whoever placed it.',
  },
  unknownFunder: {
    zh: '该金融机构的办理流程尚未开放，请联系客户经理。',
    en: 'This lender is not open here yet. Ask your account manager.',
  },
  notReachable: {
    zh: '这个页面现在打不开，已为您打开订单详情。',
    en: 'This page cannot be opened now. Here is your order instead.',
  },
  otherOrder: {
    zh: '链接里的信息与订单不一致，已为您打开订单详情。',
    en: 'The link does not fit your order. Here is your order instead.',
  },
  doneElsewhere: {
    zh: '这一步已经办理过，或现在不用办理，请看订单的进度。',
    en: 'This step is done, or not needed now. Your order shows how far it is.',
  },
  sold: {
    zh: '该车辆已售出，请联系客户经理。',
    en: 'The car is already sold, contact your account manager.',
  },
  underDevelopment: {
    zh: '该功能正在开发中（{code}）',
    en: 'This feature is under development ({code})',
  },
  loadFailed: {
    zh: '页面没有加载出来，请检查网络后重试。',
    en: 'The page did not load. Check your network and try again.',
  },
  toOrder: { zh: '返回订单', en: 'Back to the order' },
  toHome: { zh: '返回首页', en: 'Home' },
  toOrders: { zh: '查看我的订单', en: 'My orders' },
  leaving: { zh: '要离开办理吗？', en: 'Leave this page?' },
  leavingText: {
    zh: '前面的步骤已经完成，不能再返回修改。正在处理的事项不会因离开而取消，稍后可以回来继续或查看结果。',
    en: 'The steps before are done and cannot be changed. What is under way goes on; come back later to continue or to see the result.',
  },
  stay: { zh: '留在本页', en: 'Stay' },
  leave: { zh: '离开', en: 'Leave' },
} as const satisfies Record<string, LocalizedText>;
