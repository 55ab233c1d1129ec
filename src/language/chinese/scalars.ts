import type { Sentence } from './sentence.ts';

/** Findings about single values. */
export const scalars: readonly Sentence[] = [
  ['Write %1 for seconds.', '秒请写成 %1。'],
  ['Write %1, which is %2 milliseconds.', '请写 %1，即 %2 毫秒。'],
  ['%1 without quotes is a number.', '%1 不加引号会被当作数字。'],
  ['%1 without quotes is the number %2.', '%1 不加引号会变成数字 %2。'],
  [
    'Write "%1": codes, versions, phone and card numbers are texts.',
    '请写成“%1”（加英文引号）：编码、版本号、手机号和卡号都是文本。',
  ],
  ['%1 takes a number; "%2" in quotes is a text.', '#1要数字；加了引号的“%2”是文本。'],
  ['%1 takes yes or no; "%2" in quotes is a text.', '#1要 yes 或 no；加了引号的“%2”是文本。'],
  ['%1 takes yes or no, not "%2".', '#1要 yes 或 no，不是“%2”。'],
  ['%1 without quotes means %2, not the word.', '不加引号的 %1 表示 %2，而不是这个词。'],
  ['Write "%1" in quotes.', '请给“%1”加引号。'],
  ['%1 ends with "/".', '#1以“/”结尾。'],
  ['%1 holds "%2", which is no part of an address here.', '#1里有“%2”，地址里不能写这一段。'],
  [
    'Write %1; the order and the action come with every address.',
    '请写 $1；订单和操作码会自动带上。',
  ],
  ['%1 holds something that no address may hold.', '#1里有地址不能用的字符。'],
  ['Write letters, digits, "-", "_" and "/" only: %1.', '只能写字母、数字、“-”、“_”和“/”：$1。'],
  ['Every address begins behind "/mwap" already.', '地址本来就在“/mwap”之后，不用再写。'],
  ['Write what comes behind the host: %1.', '请写域名后面的部分：$1。'],
  ['Write digits only, like 12 or 0.5.', '只写数字，例如 12 或 0.5。'],
  ['Write %1, without signs and words.', '请写 $1，不带符号和文字。'],
  [
    'Write an ordinary number, or the whole in quotes if it is a text.',
    '请写普通数字；若是文本，请整个加引号。',
  ],
  ['Write year, month and day: 2024-01-31.', '请写年月日：2024-01-31。'],
  ['Write numbers with dots between them: "3.10.0".', '请写用点隔开的数字："3.10.0"。'],
  ['Write %1ms for milliseconds, or %2s for seconds.', '毫秒请写 $1ms，秒请写 $2s。'],
  [
    'Write seconds as 2s, minutes as 5m, hours as 1h, days as 30d.',
    '秒写 2s，分钟写 5m，小时写 1h，天写 30d。',
  ],
  ['Write yes or no.', '请写 yes 或 no。'],
  ['Write %1, in quotes.', '请写 $1，并加引号。'],
];
