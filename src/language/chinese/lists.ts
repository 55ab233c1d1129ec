import type { Sentence } from './sentence.ts';

/** What there is to choose from, where a name does not exist. */
export const lists: readonly Sentence[] = [
  ['The choices are: %1.', '可选的有：$1。'],
  ['"npm run check -- --list %1" lists them.', '用“npm run check -- --list %1”可全部列出。'],
  [
    '"npm run check -- --list order" lists its fields.',
    '用“npm run check -- --list order”可列出它的字段。',
  ],
  ['"npm run spec" lists them all.', '用“npm run spec”可全部列出。'],
  ['"npm run paths" lists the addresses there are.', '用“npm run paths”可列出全部地址。'],
  [
    'All endpoints: npm run check -- --list endpoints.',
    '全部接口见：npm run check -- --list endpoints。',
  ],
  ['All documents are in src/api/documents.ts.', '全部协议见 src/api/documents.ts。'],
  ['All dictionaries are in src/api/dictionaries.ts.', '全部字典见 src/api/dictionaries.ts。'],
  [
    "Write a funder's code, or a path as funders/ACME.yaml.",
    '请写资方的代码，或路径，例如 funders/ACME.yaml。',
  ],
  ['See the files in funders/.', '见 funders/ 下的文件。'],
  ['See the files in funders/ and flows/.', '见 funders/ 和 flows/ 下的文件。'],
  ['All rules are in tests/findings/README.md.', '全部规则见 tests/findings/README.md。'],
  ['There are: %1.', '现有：$1。'],
  ['The blocks are: %1.', '现有片段：$1。'],
  ['The flows are the files in flows/.', '流程就是 flows/ 下的文件。'],
  [
    'Its flows are the names under "flows:" and the files in flows/.',
    '它的流程是“flows:”下的名称和 flows/ 下的文件。',
  ],
  ['The steps are the names under "steps:".', '步骤就是“steps:”下的名称。'],

  ['Its steps are: %1.', '它的步骤有：$1。'],
  ['Its fields are: %1.', '它的字段有：$1。'],
  ['Name one of its fields.', '请写它的一个字段。'],
  ['Its settings are: %1.', '它的设置项有：$1。'],
  ['It has these: %1.', '它有这些：$1。'],
  ['%1 has no settings.', '$1 没有设置项。'],
  ['Its ends are its outcomes.', '它的结束就是它的结果。'],
  [
    'Its outcomes are %1; a branch of your own has "when:".',
    '它的结果有：$1；自己的分支要写“when:”。',
  ],
  ['Its lists are: %1.', '可用的列表：$1。'],
  ['They have: %1.', '它们有：$1。'],
  [
    '"npm run check -- --list %1" lists its settings.',
    '用“npm run check -- --list %1”可列出它的设置项。',
  ],
  ['It takes: %1.', '它的参数有：$1。'],
  ['It knows: %1.', '可用的有：$1。'],
  ['What is sent fits %1.', '这里发送的参数适合#1。'],
  ['"%1" takes no %2.', '“%1”没有参数#2。'],
  ['"%1" needs %2, and it is not sent.', '“%1”需要#2，但没有发送。'],
  ['"%1" needs "%2".', '“%1”需要“%2”。'],
  ['Saved here with the whole "draft".', '在这里随整份“draft”一起保存。'],
  ['There is no page code "%1" under "pages:".', '“pages:”下没有页面编码“%1”。'],
];
