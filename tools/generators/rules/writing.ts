import type { RuleTable } from './rule-table.ts';

export const writing: RuleTable = {
  schema: {
    zh: '缺少必填内容，或这里写了别的类型的内容。',
    en: 'Something required is missing, or something of another kind stands in its place.',
  },
  'unknown-key': {
    zh: '这里没有这个设置项，多半是写错了字。',
    en: 'A setting that nobody knows here, most often a slip of the pen.',
  },
  'duplicate-key': {
    zh: '同一处写了两个同名的项，只能有一个生效。',
    en: 'One name stands twice in one place, and only one of the two could hold.',
  },
  'duplicate-step': {
    zh: '同一流程里有两个同名的步骤。',
    en: 'Two steps of a flow have one name.',
  },
  'duplicate-name': {
    zh: '两个文件用了同一个名称。',
    en: 'Two files call themselves by one name.',
  },
  'other-funder': {
    zh: '文字或名称写的是另一个资方，多半是复制后没有改。',
    en: 'A text or a name is that of another funder, most often left from a copy.',
  },
  'no-file': {
    zh: '流程或资方的文件名处，不是本仓库里的文本文件：是文件夹、无效或指向仓库外的链接、管道或设备。',
    en: 'What stands at the name of a flow or funder is no text file of this repository: a folder, a link that leads nowhere or out of it, a pipe, a device.',
  },
  'name-format': {
    zh: '名称的写法不符合这类名称的规则，或与文件名不一致。',
    en: 'A name is not written the way names of its sort are, or differs from its file.',
  },
  'text-missing-language': {
    zh: '客户看到的文字必须中英文都写。',
    en: 'What customers read is written in Chinese and in English.',
  },
  'left-over': {
    zh: '模板里的空白 REPLACE ME 还没有填写。',
    en: 'A blank of a template, REPLACE ME, was not filled in.',
  },
  'words-language': {
    zh: '这里的文字写成了另一种语言。',
    en: 'A sentence stands in the other language than its place says.',
  },
  'words-markup': {
    zh: '文字里有标签，客户会原样看到。',
    en: 'A sentence has tags in it, which customers would read.',
  },
  'words-too-long': {
    zh: '标题或按钮的文字超过了小屏手机的宽度。',
    en: 'A title or a button is longer than a small phone is wide.',
  },
  'same-words': {
    zh: '同一页的两个问题、选项或按钮文字相同。',
    en: 'Two questions, choices or buttons of one page say the same.',
  },
  'duplicate-entry': {
    zh: '列表里同一个名称写了两次。',
    en: 'One name stands twice in a list.',
  },
  'without-effect': {
    zh: '与这个问题的其他设置放在一起时，该设置项不起作用。',
    en: 'A setting changes nothing beside the others of its question.',
  },
  indentation: {
    zh: '某一行缩进太多或太少，或丢了它上面的一行。',
    en: 'A line stands too far left or right, or the line above it was lost.',
  },
  'too-large': {
    zh: '文件、文字或嵌套层数超出了任何流程的需要。',
    en: 'A file, a text or a nesting is larger than any flow needs.',
  },
};

export const yaml: RuleTable = {
  'yaml-syntax': {
    zh: '文件中有一部分无法读取。',
    en: 'A part of the file cannot be read.',
  },
  'full-width': {
    zh: '只能用半角符号的地方，用了中文输入法的符号或特殊空格。',
    en: 'A sign typed on a Chinese keyboard, or a space that is none, stands where only the plain one is understood.',
  },
  'comma-in-text': {
    zh: '花括号里的文字到逗号就断开，后面的部分成了设置项。',
    en: 'A text in braces ends at its comma; the rest became a setting.',
  },
  'unquoted-brace': {
    zh: '以花括号开头的文字会被读成设置项，请加引号。',
    en: 'A text that begins with a brace is read as settings, so it goes in quotes.',
  },
  'cut-by-hash': {
    zh: '空格加“#”之后是注释，文字在那里被截断。',
    en: 'A text ends before a space and "#", where a comment begins.',
  },
  'number-or-text': {
    zh: '代码、版本号、手机号、卡号要加引号；数字不加。',
    en: 'Codes, versions, phone and card numbers go in quotes; numbers do not.',
  },
  'yes-or-no': {
    zh: 'yes 和 no 表示是和否；要表示这两个词本身时，请加引号。',
    en: 'yes and no mean yes and no; where the word is meant, it goes in quotes.',
  },
  'empty-formula': {
    zh: '公式只写了开头，或因为“!”被丢弃。',
    en: 'A formula was begun and not written, or was dropped because of a "!".',
  },
  'formula-without-equals': {
    zh: '公式要以“=”开头。',
    en: 'A formula begins with "=".',
  },
  'yaml-reference': {
    zh: '不能用“&”“*”“<<”引用别处的内容。',
    en: 'Values are not borrowed from elsewhere with "&", "*" and "<<".',
  },
};
