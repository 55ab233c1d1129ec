import type { LabelsOf } from '../../model/labels.ts';
import type { RecordsKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Shows a list the platform keeps, such as contracts or payments; the customer may choose one.':
      '显示平台保存的列表，如合同或付款；客户可以选一条。',
    'One of the list was chosen; where nothing can be chosen, the button was pressed.':
      '选了列表中的一条；没有可选的则是按了按钮。',
    'The button beside a choice was pressed.': '按了选项旁边的按钮。',
    'The platform gave no list and the customer gave up; `result.msg` says why.':
      '平台没有给列表，客户放弃了；原因在 `result.msg`。',
    'Gives the list.': '取得列表。',
    'The list in the `result`. What is said of each of them sees it as `item`.':
      '列表在 `result` 的哪里。描述每一条时称为 `item`。',
    'What each of them is called.': '每一条的名称。',
    'A label and its value. A line without a value is left out.': '标签和值。没有值的行不显示。',
    'What stands below the headline.': '标题下方的内容。',
    'How it stands, in a word or two.': '状态，一两个词。',
    'Shown as done.': '显示为已完成。',
    'Shown as a problem.': '显示为有问题。',
    'How each of them stands, as a badge.': '每一条的状态，显示为徽标。',
    'The words of the button by which one is chosen. Left out: nothing can be chosen.':
      '选择一条的按钮文字。不写则不能选。',
    'Which of them can be chosen. Usual: all.': '哪些可以选。通常：全部。',
    'What is remembered of it.': '记住它的什么。',
    'Answer name → formula over the `item` that was chosen; afterwards `answers.name`.':
      '答案名 → 对所选 `item` 的公式；之后是 `answers.name`。',
    'A sentence above the list.': '列表上方的一句话。',
    'What is said where the list is empty. Usual: there is nothing here yet.':
      '列表为空时说什么。通常：暂无内容。',
    'A button below the list. Usual: one that goes on, where nothing can be chosen; else none.':
      '列表下方的按钮。通常：没有可选时为继续，否则没有。',
    'The field of the request that takes the number of a page, from 1. Usual: one page.':
      '请求里表示页码的字段，从 1 开始。通常：只有一页。',
    'True of a `result` after which there is another page.': '哪种 `result` 之后还有下一页。',
  },
  states: {
    continuing: { zh: '正在加载更多', en: 'loading more' },
  },
  outcomes: {
    chosen: { zh: '已选择', en: 'chosen' },
  },
  events: {
    'records.more-requested': { zh: '查看更多', en: 'asks for more' },
    'records.abandoned': { zh: '放弃', en: 'gives up' },
  },
} as const satisfies LabelsOf<typeof schema, RecordsKind>;
