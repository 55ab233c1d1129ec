import type { Sentence } from './sentence.ts';

/** What a form says to a customer, as it stands in a finding about an example's answer. */
export const refusals: readonly Sentence[] = [
  ['This is needed.', '请填写这一项。'],
  ['Choose one.', '请选择一项。'],
  ['Choose at least one.', '请至少选择一项。'],
  ['Choose a date.', '请选择日期。'],
  ['Enter a phone number of 11 digits.', '请填写 11 位手机号。'],
  ['Enter a whole email address, name@example.com.', '请填写完整的邮箱地址。'],
  ['That is not an ID number. Check all 18 characters.', '身份证号有误，请核对 18 位号码。'],
  ['That is not a card number. Check the digits.', '卡号有误，请核对。'],
  ['Enter a number.', '请填写数字。'],
  ['Enter an amount with no more than two decimals.', '请填写金额，最多两位小数。'],
  ['At least %1.', '不能小于 %1。'],
  ['At most %1.', '不能大于 %1。'],
  ['Not before %1.', '不能早于 %1。'],
  ['Not after %1.', '不能晚于 %1。'],
  ['The document has expired.', '证件已过期。'],
  ['Write it without emoji.', '不能填写表情符号，请改用文字。'],
  ['No more than %1 characters.', '最多 %1 个字。'],
  ['No more than %1 files.', '最多 %1 份。'],
  ['That is no longer offered. Choose again.', '这一项已不可选，请重新选择。'],
  ['Enter six digits.', '请填写 6 位数字。'],
  ['Enter the whole number plate, such as 苏E12345.', '请填写完整车牌号，例如 苏E12345。'],
  ['Enter all 17 characters. A VIN has no I, O or Q.', '请填写 17 位车架号，其中没有 I、O、Q。'],
  [
    'That is not such a code. Check all 18 characters against the licence.',
    '统一社会信用代码有误，请对照执照核对 18 位。',
  ],
  [
    'Enter the number with its area code, such as 0512-65001234.',
    '请填写带区号的号码，例如 0512-65001234。',
  ],
  ['Enter the six digits of the postcode.', '请填写 6 位邮政编码。'],
  ['Digits only.', '只能填写数字。'],
  ['Letters and digits only.', '只能填写字母和数字。'],
  [
    'Enter the name as on the ID card, without digits or signs.',
    '请填写身份证上的姓名，不含数字和符号。',
  ],
];
