import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  maskedBefore: {
    zh: '为保护您的信息，之前的号码只显示一部分（{shown}），请重新拍摄身份证或填写完整号码',
    en: 'To protect you only a part of the number is shown ({shown}): photograph the card again, or write the whole.',
  },
  notKept: {
    zh: '为保护您的信息，号码不保存在手机上。重新打开页面后，请再填写一次或重新拍摄人像面。',
    en: 'To protect you the number is not kept on the phone. The page was opened again: enter it once more, or photograph the front again.',
  },
  tips: {
    zh: '请拍摄清晰完整的身份证原件，四角齐全，没有反光。',
    en: 'Photograph the card itself, sharp and whole, all four corners in view, without glare.',
  },
  whose: { zh: '证件所有人：{who}', en: 'Whose card: {who}' },
  front: { zh: '人像面', en: 'Front, with the portrait' },
  back: { zh: '国徽面', en: 'Back, with the emblem' },
  scanFront: { zh: '扫描人像面', en: 'Scan the front' },
  scanBack: { zh: '扫描国徽面', en: 'Scan the back' },
  scanning: { zh: '请在相机中拍摄身份证…', en: 'Hold the card into the camera…' },
  sending: { zh: '正在上传照片…', en: 'Sending the photo…' },
  reading: { zh: '正在识别…', en: 'Reading the card…' },
  cancel: { zh: '取消', en: 'Cancel' },
  check: { zh: '请核对识别结果，如有错误可以修改', en: 'Check what was read and correct it' },
  name: { zh: '姓名', en: 'Name' },
  number: { zh: '身份证号码', en: 'ID number' },
  validity: { zh: '有效期限', en: 'Validity' },
  confirm: { zh: '信息无误，下一步', en: 'This is right, continue' },
  scanRefused: {
    zh: '扫描没有完成，请改用拍照或从相册选择。',
    en: 'The scan did not work. Take a photo or choose a picture instead.',
  },
  missingPhoto: { zh: '请先拍摄或选择照片', en: 'Take or choose a photo' },
  missingName: { zh: '请填写姓名', en: 'Enter the name' },
  missingNumber: { zh: '请填写身份证号码', en: 'Enter the ID number' },
  wrongNumber: { zh: '身份证号码不正确，请核对', en: 'This ID number is not right. Check it' },
  missingFrom: { zh: '请填写开始日期', en: 'Enter the first day of validity' },
  missingTo: {
    zh: '请填写截止日期，或选择长期有效',
    en: 'Enter the last day of validity, or choose no end date',
  },
  reversed: { zh: '截止日期应晚于开始日期', en: 'The last day has to be after the first' },
  notYet: { zh: '开始日期不能晚于今天', en: 'The first day cannot be after today' },
  tooEarly: { zh: '开始日期不能早于 100 年前', en: 'The first day cannot be over 100 years ago' },
  tooLate: {
    zh: '截止日期不能晚于 20 年后；长期证件请选择长期有效',
    en: 'The last day can be 20 years ahead at most. Choose no end date for a card without one',
  },
  expired: { zh: '身份证已过期，请使用有效证件', en: 'This card has expired. Use a valid one' },
  customer: { zh: '本人', en: 'the customer' },
  lessee: { zh: '承租人', en: 'the lessee' },
  'co-lessee': { zh: '共同承租人', en: 'the co-lessee' },
  guarantor: { zh: '担保人', en: 'the guarantor' },
  otherName: {
    zh: '姓名与登记的{who}不一致，请上传{who}的身份证；如登记有误，请联系客户经理',
    en: 'This is not the name given for {who}. Use the ID card of {who}, or ask your account manager to correct the name',
  },
  otherNumber: {
    zh: '身份证号码与登记的{who}不一致，请上传{who}的身份证；如登记有误，请联系客户经理',
    en: 'This is not the ID number given for {who}. Use the ID card of {who}, or ask your account manager to correct the number',
  },
  lesseeAgain: {
    zh: '这是承租人的身份证，请上传{who}的身份证',
    en: 'This is the ID card of the lessee. Use the one of {who}',
  },
  enterByHand: { zh: '手动填写', en: 'Enter it by hand' },
  chooseAnother: { zh: '换一张照片', en: 'Use another photo' },
} satisfies Record<string, LocalizedText>;
