import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  dropFile: { zh: '不上传这一份', en: 'Go on without it' },
  suggested: { zh: '{where}：{value}', en: '{where}: {value}' },
  maskedBefore: {
    zh: '为保护您的信息，之前填写的内容只显示一部分（{shown}），请重新填写完整内容',
    en: 'You wrote this before. To protect you only a part is shown ({shown}): write the whole again.',
  },
  notStored: {
    zh: '为保护您的信息，这一项不保存在手机上。重新打开页面后，请再填写一次。',
    en: 'To protect you this is not stored on the phone. After you have opened the page again, enter it once more.',
  },
  next: { zh: '下一步', en: 'Continue' },
  write: { zh: '请填写这一项', en: 'This is needed.' },
  choose: { zh: '请选择一项', en: 'Choose one.' },
  chooseSome: { zh: '请至少选择一项', en: 'Choose at least one.' },
  tick: { zh: '请勾选后继续', en: 'Tick this to go on.' },
  chooseDate: { zh: '请选择日期', en: 'Choose a date.' },
  chooseRegion: { zh: '请选择到区县', en: 'Choose down to the district.' },
  photo: { zh: '请上传照片', en: 'Add a photo.' },
  phone: {
    zh: '请填写 11 位手机号',
    en: 'Enter a phone number of 11 digits.',
  },
  email: { zh: '请填写完整的邮箱地址', en: 'Enter a whole email address, name@example.com.' },
  idNumber: {
    zh: '身份证号有误，请核对 18 位号码',
    en: 'That is not an ID number. Check all 18 characters.',
  },
  bankCard: {
    zh: '卡号有误，请核对',
    en: 'That is not a card number. Check the digits.',
  },
  otherBank: {
    zh: '这是{name}的卡，仅支持：{banks}',
    en: 'This is a card of {name}. Only these can be used: {banks}.',
  },
  bankNotListed: {
    zh: '这是{name}的卡，不在支持的银行之列',
    en: 'This is a card of {name}, which is not among the banks that can be used.',
  },
  number: { zh: '请填写数字', en: 'Enter a number.' },
  whole: { zh: '请填写整数', en: 'Enter a whole number.' },
  decimals: { zh: '最多 {limit} 位小数', en: 'Decimals: {limit} at most.' },
  tooYoung: {
    zh: '须年满 {limit} 周岁，请核对身份证号',
    en: 'This person must be at least {limit} years old. Check the number.',
  },
  money: {
    zh: '请填写金额，最多两位小数',
    en: 'Enter an amount with no more than two decimals.',
  },
  min: { zh: '不能小于 {limit}', en: 'At least {limit}.' },
  max: { zh: '不能大于 {limit}', en: 'At most {limit}.' },
  earliest: { zh: '不能早于 {limit}', en: 'Not before {limit}.' },
  latest: { zh: '不能晚于 {limit}', en: 'Not after {limit}.' },
  validityFrom: { zh: '请选择开始日期', en: 'Choose the first day.' },
  validityTo: {
    zh: '请选择截止日期，或勾选长期有效',
    en: 'Choose the last day, or tick "No end date".',
  },
  validityOrder: { zh: '截止日期应晚于开始日期', en: 'The last day is before the first.' },
  expired: { zh: '证件已过期', en: 'The document has expired.' },
  emoji: {
    zh: '不能填写表情符号，请改用文字',
    en: 'Write it without emoji.',
  },
  maxFiles: { zh: '最多 {limit} 份', en: 'No more than {limit} files.' },
  maxLength: { zh: '最多 {limit} 个字', en: 'No more than {limit} characters.' },
  notOffered: { zh: '这一项已不可选，请重新选择', en: 'That is no longer offered. Choose again.' },
  both: { zh: '{one}{other}', en: '{one} {other}' },
  listsMissing: {
    zh: '部分选项没有加载出来，已填写的内容都在。',
    en: 'Some choices could not be loaded. What you filled in is kept.',
  },
  photoFailed: {
    zh: '照片没有上传成功，请重试',
    en: 'The photo was not sent. Try again.',
  },
  sendAgain: { zh: '重新上传', en: 'Send it again' },
} as const satisfies Record<string, LocalizedText>;
