import type { Sentence } from './sentence.ts';

/** Findings about YAML. */
export const yaml: readonly Sentence[] = [
  ['Write the whole formula in quotes: %1.', '请把整个公式放进引号：$1。'],
  ['Write the whole text in quotes: %1.', '请把整段文字放进引号：$1。'],
  ['%1 stands here twice.', '#1在这里写了两次。'],
  ['%1 stand here twice.', '#1在这里各写了两次。'],
  [
    'Keep one of each, or write a name above the second ones if they are another thing.',
    '请各留一个；如果后面的是另一项内容，请在它们上面写名称。',
  ],
  ['Keep one of them.', '只保留一个。'],
  ['The first one is here.', '第一个在这里。'],
  ['Give one of them another name.', '给其中一个改名。'],
  ['There are two steps called %1.', '有两个步骤都叫#1。'],
  ['There are two steps each called %1.', '#1各有两个步骤。'],
  [
    'The formula of "%1" ends at the comma; "%2" became a setting of its own.',
    '“%1”的公式到逗号就结束了，“%2”变成了单独的设置项。',
  ],
  [
    'The text of "%1" ends at the comma; "%2" became a setting of its own.',
    '“%1”的文字到逗号就结束了，“%2”变成了单独的设置项。',
  ],
  [
    'The formula of "%1" ends here, because " #" begins a comment.',
    '“%1”的公式到这里就结束了：空格加 # 之后是注释。',
  ],
  [
    'The text of "%1" ends here, because " #" begins a comment.',
    '“%1”的文字到这里就结束了：空格加 # 之后是注释。',
  ],
  ['Write ":" and a space.', '请写半角冒号“:”加一个空格。'],
  [
    'Between settings in braces write "," and a space; a text that holds "，" goes in quotes.',
    '花括号里的设置项之间请写半角逗号“,”加空格；含“，”的文字请加引号。',
  ],
  ['"%1" is indented, and the settings below it are not.', '“%1”有缩进，而下面的设置项没有。'],
  ['Begin it in the first column.', '请从第一列开始写。'],
  ['Begin it in the same column as "%1".', '请与“%1”左对齐。'],
  ['This file is empty.', '这个文件是空的。'],
  ['This file does not begin with a setting.', '这个文件不是以设置项开头的。'],
  ['This file is %1 characters long; the limit is %2.', '这个文件有 %1 个字符，最多 %2 个。'],
  ['Split it, or look for something pasted by accident.', '请拆分，或检查是否误粘贴了内容。'],
  ['This text is %1 characters long; the limit is %2.', '这段文字有 %1 个字符，最多 %2 个。'],
  ['Shorten it, or look for a quote that is not closed.', '请缩短，或检查有没有没关闭的引号。'],
  ['This character was lost when the file was saved.', '这个字符在保存文件时丢失了。'],
  ['Type it again and save the file as UTF-8.', '请重新输入，并以 UTF-8 保存文件。'],
  ['This is a control character, which no text needs.', '这是控制字符，文字里用不到。'],
  ['Delete it.', '请删除。'],
  [
    'A line that begins with "%" changes how YAML is read, which is not used here.',
    '以“%”开头的行会改变 YAML 的读法，这里不能用。',
  ],
  ['Take the line out.', '请删除这一行。'],
  ['This file is nested too deep to be read.', '这个文件嵌套太深，无法读取。'],
  ['Look for brackets that are not closed.', '请检查有没有没关闭的括号。'],
  [
    '"<<" takes over settings from somewhere else, which is not used here.',
    '“<<”会引入别处的设置项，这里不能用。',
  ],
  ['A text with braces in it goes in quotes.', '含花括号的文字请加引号。'],
  [
    'Begin with "flow:" and its name, or "funder:" and its code.',
    '开头请写“flow:”加名称，或“funder:”加编码。',
  ],
  ['This is nested more than %1 levels deep.', '这里嵌套超过了 %1 层。'],
  [
    'A flow or funder never needs that; look for brackets that are not closed.',
    '流程和资方不需要这么深；请检查有没有没关闭的括号。',
  ],
  [
    'The text "%1" begins with a brace, which YAML reads as a map.',
    '文字“%1”以花括号开头，YAML 会把它当作键值表。',
  ],
  ['A text that begins with a brace is read as a map.', '以花括号开头的文字会被当作键值表。'],
  [
    '"%1" begins with "%2", which YAML reads as the name of another value.',
    '“%1”以“%2”开头，YAML 会把它当作另一个值的名称。',
  ],
  [
    '"%1" begins with "&", with which YAML names a value to use again.',
    '“%1”以“&”开头，YAML 用它给值起名以便重复使用。',
  ],
  [
    'If it belongs to a text, write the text in quotes; otherwise take it out.',
    '如果是文字的一部分，请给文字加引号；否则删除。',
  ],
  [
    'The text of "%1" holds ": ", which begins a new setting.',
    '“%1”的文字里有“: ”，会被当作新的设置项。',
  ],
  [
    'Formulas have no "? :"; write =if(condition, this, that).',
    '公式没有“? :”，请写 =if(条件, 甲, 乙)。',
  ],
  [
    'Git left this mark where two versions of the file could not be joined.',
    '这是 Git 合并两个版本时留下的冲突标记。',
  ],
  [
    'Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    '请保留一个版本，并删除含 <<<<<<<、=======、>>>>>>> 的行。',
  ],
  ['"%1" is indented too far: "%2" has a value already.', '“%1”缩进过多：“%2”已经有值了。'],
  ['There is no space after the colon.', '冒号后面缺少空格。'],
  ['%1 does not line up with what stands around it.', '#1没有与前后内容对齐。'],
  [
    'Settings that belong together begin in the same column, two spaces further in than their parent.',
    '同一组设置项要左对齐，比上一级多缩进两个空格。',
  ],
  ['The "%1" that begins here has no "%2".', '这里开始的“%1”没有对应的“%2”。'],
  [
    'Put "%1" at the end, or write a text with braces or brackets in quotes.',
    '请在结尾补上“%1”；如果是含括号的文字，请加引号。',
  ],
  ['The text that begins with %1 has no %1 at its end.', '以 %1 开头的文字结尾缺少 %1。'],
  ['Put a %1 at the end of the text.', '请在文字结尾补上 %1。'],
  [
    '"%1" ends the file for YAML; what follows is not read.',
    '“%1”表示文件结束，后面的内容不会被读取。',
  ],
  [
    'Take the line out, or put what follows into a file of its own.',
    '请删除这一行，或把后面的内容放进另一个文件。',
  ],
  ['This line is indented with a tab.', '这一行用制表符（Tab）缩进。'],
  ['Use two spaces for each level.', '每一级请用两个空格。'],
  [
    '%1 begins with "%2", which means something else in YAML.',
    '#1以“%2”开头，它在 YAML 里另有含义。',
  ],
  ['The text goes on after its closing quote.', '引号结束之后还有文字。'],
  ['Put the whole text between one pair of quotes.', '请把整段文字放进一对引号里。'],
  [
    'Write the settings out, or put them into flows/defaults.yaml.',
    '请把设置项逐一写出，或放进 flows/defaults.yaml。',
  ],
  [
    'A name must be a plain word; this is a list or a map.',
    '名称必须是普通的词，这里却是列表或键值表。',
  ],
  ['Write a word, then ":" and the value.', '请写一个词，再写“:”和值。'],
  ['There is no space after "%1".', '“%1”后面缺少空格。'],
  ['Write "%1 " and the value.', '请写“%1 ”和值。'],
  [
    'Write \' twice inside single quotes, or use double quotes: "%1".',
    '单引号里的 \' 要写两次，或改用双引号："%1"。',
  ],
  [
    '"%1" has a "-" before it, and the names beside it have none.',
    '“%1”前面有“-”，而并列的名称没有。',
  ],
  ['Take the "-" out, and the spaces behind it.', '请删除“-”和后面的空格。'],
  ['"%1" stands further left than the names beside it.', '“%1”比并列的名称更靠左。'],
  ['Begin it in the same column as they do.', '请与它们左对齐。'],
  ['This line cannot be read.', '这一行无法读取。'],
  ['A text that holds one of , : # { [ goes in quotes.', '含有 , : # { [ 的文字请加引号。'],
  ['"%1" means nothing in double quotes.', '“%1”在双引号里没有含义。'],
  ['"%1" has no ":" and no value.', '“%1”没有“:”，也没有值。'],
  ['"%1" has "=" where ":" belongs.', '“%1”里写了“=”，这里要用“:”。'],
  ['A comma or quotes are missing here.', '这里缺少逗号或引号。'],
  [
    'Settings in braces stand between commas; a text that holds ":" goes in quotes.',
    '花括号里的设置项用逗号隔开；含“:”的文字请加引号。',
  ],
  ['A list does not begin on the line of "%1".', '列表不能从“%1”这一行开始。'],
  [
    'The lines of this file end as those of very old Macs did, so it is one long line.',
    '这个文件用的是旧式 Mac 换行，整个文件成了一行。',
  ],
  ['Save it with the line ends "LF".', '请用“LF”换行保存。'],
];
