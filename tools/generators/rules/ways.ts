import type { RuleTable } from './rule-table.ts';

export const ways: RuleTable = {
  'unreachable-step': {
    zh: '没有路径能到这个步骤。',
    en: 'No way leads to the step.',
  },
  'dead-end': {
    zh: '这个步骤没有下一步。',
    en: 'From the step there is no way on.',
  },
  'skipped-back': {
    zh: '步骤被跳过后又回到前面，一直循环。',
    en: 'A step leads back to where it was come from when it is skipped, for ever.',
  },
  'end-skipped': {
    zh: '最后一页带有条件，条件不成立时什么都不显示。',
    en: 'The last page has a condition, and without it nothing is shown.',
  },
  'no-end': {
    zh: '流程没有终点。',
    en: 'The flow never ends.',
  },
  trap: {
    zh: '进入后出不去的循环。',
    en: 'A loop that nothing leads out of.',
  },
  'automatic-loop': {
    zh: '几个步骤互相跳转，中间不问任何人。',
    en: 'Steps lead to each other without asking anybody.',
  },
  'outcome-unrouted': {
    zh: '步骤的某个结果没有写去向。',
    en: 'A step does not say where one of its outcomes leads.',
  },
  'left-undone': {
    zh: '步骤之前已经做过时，客户直接离开流程，后面的事没有做。',
    en: 'Where a step was done on an earlier visit, the customer leaves the flow before what is still to be done.',
  },
  'outcome-unknown': {
    zh: '步骤或流程没有这种结果。',
    en: 'The step, or the flow, cannot end that way.',
  },
  'failure-without-words': {
    zh: '失败了，但没有告诉客户。',
    en: 'Something fails and the customer is told nothing.',
  },
  'ok-message': {
    zh: '提示里显示了成功应答的消息，那里没有内容或只是“操作成功”。',
    en: 'A toast shows the message of an OK answer, which says nothing or "done".',
  },
  'code-shown': {
    zh: '句子里显示的是选项的代码，而不是文字。',
    en: 'A sentence shows the code of a choice in the place of its words.',
  },
  'rounded-amount': {
    zh: '在不是供挑选的列表里用了取整金额 yuan()：确认、签约、支付时金额要精确。',
    en: 'A rounded sum, yuan(), stands where it is not a list to choose from: what is confirmed, signed or paid is exact.',
  },
  'poll-pace': {
    zh: '查询平台过于频繁、只查一次，或每次都重复写入。',
    en: 'The platform is asked too often, only once, or to write again and again.',
  },
  'call-without-timeout': {
    zh: '客户会一直等下去。',
    en: 'Customers would wait without end.',
  },
  'no-way-back': {
    zh: '页面无法返回。',
    en: 'A page cannot be left backwards.',
  },
  'falls-into-neighbour': {
    zh: '只能跳转到的步骤，会接着进入恰好写在它下面的步骤。',
    en: 'A step only jumped to goes on to the step that happens to stand below.',
  },
  'screen-missing': {
    zh: '页面没有地址，或该类型没有页面。',
    en: 'A page has no address, or its kind no screen.',
  },
};

export const examples: RuleTable = {
  'example-fails': {
    zh: '示例的结局与所写的不同，或写了不会发生的事。',
    en: 'An example ends otherwise than it says, or names what never happens.',
  },
  'answer-refused': {
    zh: '表单不接受示例里的答案。',
    en: 'The form would not take an answer of an example.',
  },
  'example-missing': {
    zh: '资方修改或新增的内容要有示例走到。',
    en: 'What a funder changes or adds is shown by an example.',
  },
  'example-unused': {
    zh: '模板的示例没有任何资方会走。',
    en: 'An example of a template is walked for no funder.',
  },
};
