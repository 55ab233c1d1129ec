import type { Sentence } from './sentence.ts';

/** Findings about names, codes, limits and quotes in the wrong place. */
export const misplaced: readonly Sentence[] = [
  [
    'Write the name of a setting, then ":" and its value. If it belongs to the text above, indent it more.',
    '请写设置的名称，再写“:”和值。若属于上面的文字，请再缩进。',
  ],
  ['Write ! before what should not hold.', '请在不应成立的内容前写 !。'],
  ['Write %1(…) around the text.', '请用 %1(…) 包住这段文字。'],
  ['Write %1: %2 where its lines belong, or take it out.', '请在这些行所在处写 %1: %2，或删除。'],
  ['Write %1: and a name that stands under "blocks:".', '请写 %1: 和“blocks:”下的一个名称。'],
  ['Write the whole text in quotes.', '请给整段文字加引号。'],
  ['Write it in Chinese; the English text stands behind "en:".', '请用中文写；英文写在“en:”后面。'],
  ['Write \\\\ for a backslash, or use single quotes.', '反斜杠请写 \\\\，或改用单引号。'],
  ['Write it as [%1], or each "- …" on a line of its own.', '请写成 [%1]，或每个“- …”单独一行。'],
  ['Write the whole %1 in quotes: %2.', '请给整个%1加引号：%2。'],
  [
    'Write %1: codes, versions, phone and card numbers are texts.',
    '请写 %1：代码、版本、手机号和卡号都是文本。',
  ],
  ['Write %1, or the whole in quotes if it is a text.', '请写 %1；若是文本，请整个加引号。'],
  ['Write yuan with at most two decimals, like 99.50.', '请按元写，最多两位小数，如 99.50。'],
  ['Write %1 in quotes.', '请给 %1 加引号。'],
  ['This funder does not offer action %1.', '本资方没有操作码 %1。'],
  ['The platform has no action code %1.', '平台没有操作码 %1。'],
  ['Did you mean %1? It offers %2.', '是不是想写 %1？现有：%2。'],
  [
    'The codes there are: npm run check -- --list actions.',
    '全部操作码见：npm run check -- --list actions。',
  ],
  [
    'Did you mean %1? The codes there are: npm run check -- --list actions.',
    '是不是想写 %1？全部操作码见：npm run check -- --list actions。',
  ],
  [
    'Did you mean %1? Or %2? The codes there are: npm run check -- --list actions.',
    '是不是想写 %1？还是 %2？全部操作码见：npm run check -- --list actions。',
  ],
  [
    '"%1" is not an end of "%2", so it is no outcome here.',
    '“%1”不是“%2”的结束，所以在这里不是结果。',
  ],
  ['"%1: %2" is above "%3: %4", so no value fits.', '“%1: %2”大于“%3: %4”，没有值能符合。'],
  ['"%1" is sensitive and cannot come with an address.', '“%1”是敏感内容，不能由地址带来。'],
  [
    '"%1" is not under "links:", so customers would not be led there.',
    '“%1”不在“links:”下，客户不会被带到那里。',
  ],
];
