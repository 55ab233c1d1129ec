import type { LocalizedText } from '../model/step-kind.ts';

/** The engine's own messages to customers. */
export const messages = {
  secretsForgotten: {
    zh: '为保护您的隐私，卡号、证件号等信息不会保存在手机上，请从这里重新填写。',
    en: 'To protect your privacy, card and ID numbers are never kept on the phone. Go on from here.',
  },
  personalForgotten: {
    zh: '为保护您的隐私，姓名、电话、地址、收入和照片等信息在手机上最多保留一天，请从这里继续，并补填缺少的内容。',
    en: 'To protect your privacy, names, phone numbers, addresses, incomes and photos stay on the phone for a day at most. Go on from here and fill in what is missing.',
  },
  flowChanged: {
    zh: '办理流程有更新，您已填写的内容都在，请从这里继续。',
    en: 'This process has been updated. What you filled in is kept; go on from here.',
  },
  recordDamaged: {
    zh: '上次保存的办理进度无法读取，请从这里重新开始，已提交的内容以平台记录为准。',
    en: 'What was saved of your last visit cannot be read, so it starts anew here. What you have submitted counts as the platform has it.',
  },
  documentsChanged: {
    zh: '需要签署的文件有更新，请重新阅读并签署。',
    en: 'The documents to be signed have changed. Read and sign them again.',
  },
  notReachable: {
    zh: '这个页面现在打不开，已为您打开订单详情。',
    en: 'This page cannot be opened now. Here is your order instead.',
  },
  startsHere: {
    zh: '请从这里开始，按顺序办理。',
    en: 'Start here and go on in order.',
  },
  loading: { zh: '正在加载…', en: 'Loading…' },
  saving: { zh: '正在保存…', en: 'Saving…' },
  waiting: { zh: '请稍候…', en: 'One moment…' },
  broken: {
    zh: '出了点问题，您填写的内容都在，请再试一次或返回上一步。',
    en: 'Something went wrong on our side. What you filled in is kept; try again or go back.',
  },
  unreachable: {
    zh: '暂时连接不上，您填写的内容都在，请再试一次。',
    en: 'We cannot reach the server. What you filled in is kept; try again.',
  },
  paused: {
    zh: '您已在另一个窗口继续办理。',
    en: 'You went on with this in another window.',
  },
} satisfies Record<string, LocalizedText>;

/** Asks to answer these questions again, named by their labels. `isUpdate`: because the flow has changed. */
export function repeatQuestions(
  questions: readonly LocalizedText[],
  isUpdate: boolean,
): LocalizedText {
  const zh = questions.map((question) => question.zh).join('、');
  const en = questions.map((question) => question.en).join(', ');
  const why = isUpdate
    ? { zh: '办理流程有更新，', en: 'This process has been updated. ' }
    : { zh: '', en: '' };
  return {
    zh: `${why.zh}请重新填写：${zh}。其他已填写的内容都在。`,
    en: `${why.en}Please answer again: ${en}. Everything else is kept.`,
  };
}
