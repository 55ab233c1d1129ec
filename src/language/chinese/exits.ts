import type { Sentence } from './sentence.ts';

/** Findings about counted outcomes, buttons, and codes that sign something else. */
export const exits: readonly Sentence[] = [
  [
    'A "limit" without "then" does not say what follows when it is reached.',
    '有“limit”却没有“then”，没有写明次数用完后怎么办。',
  ],
  [
    'Write "then:" beside it: a step, or "{ to: …, toast: … }".',
    '请在旁边写“then:”：一个步骤，或“{ to: …, toast: … }”。',
  ],
  [
    '"then" is for what follows a "limit", and there is none beside it.',
    '“then”写的是“limit”用完后怎么办，而旁边没有“limit”。',
  ],
  ['Write "limit: 3" beside it, or take it out.', '请在旁边写“limit: 3”，或删除。'],
  ['Beside a "limit", the page "%1" cannot say "back".', '有“limit”时，页面“%1”不能写“back”。'],
  ['Write the name of the page it leads to.', '请写出要去的页面的名称。'],
  [
    '"%1" is a button of "%2", and nothing says where it leads.',
    '“%1”是“%2”的按钮，没有写明它通向哪里。',
  ],
  [
    "By code %1 customers sign %2; by %3, the funder's own signing, they sign %4.",
    '用#1时客户#2；用本资方自己的签署 $3 时客户#4。',
  ],
  [
    'Let both start one flow: "%1". If they shall differ, write "why:" beside "flow:" with the reason.',
    '请让它们启动同一个流程：“%1”。确实要不同时，请在“flow:”旁用“why:”写明原因。',
  ],
  [
    'The button "%1" only shows "%2" once more, and nothing happens.',
    '按钮“%1”只是再显示一遍“%2”，按了没有反应。',
  ],
  [
    'Lead it to another step, or say with a "toast" why the customer stays.',
    '请让它去别的步骤，或用“toast”说明为什么留在本页。',
  ],
  [
    '"again" only begins "%1" once more, and there is no way on.',
    '“again”只会让“%1”重新开始，没有下一步。',
  ],
  [
    'Write the step that follows in its place; "again" is for what failed, beside a way on.',
    '请在这里写下一步的步骤名；“again”用于失败后重来，同时要有别的去向。',
  ],
  ['From "%1" there is no way on.', '“%1”没有下一步。'],
];
