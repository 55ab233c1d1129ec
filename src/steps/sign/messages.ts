import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  agree: { zh: '我已阅读并同意以上文件', en: 'I have read these documents and agree' },
  other: {
    zh: '待签文件已更新，之前的签名不适用于这些文件。请重新阅读并签署。',
    en: 'There are other documents to sign now. What you signed before does not count for these: read and sign them.',
  },
  toSignature: { zh: '同意并签名', en: 'Agree and sign' },
  agreeOnly: { zh: '同意并提交', en: 'Agree and submit' },
  draw: {
    zh: '请用手指在框内写下您的姓名',
    en: 'Write your name into the frame with your finger',
  },
  frame: { zh: '签名区域', en: 'Place for your signature' },
  undo: { zh: '撤销一笔', en: 'Undo the last stroke' },
  clear: { zh: '清除重签', en: 'Clear and sign again' },
  type: { zh: '改用键盘输入姓名', en: 'Type your name instead' },
  unsent: { zh: '签名还没有提交', en: 'Your signature has not been sent' },
  unsentMeans: {
    zh: '离开后需要重新签名。',
    en: 'If you leave now, you will have to sign again.',
  },
  keepDrawing: { zh: '继续签名', en: 'Go on signing' },
  leave: { zh: '离开', en: 'Leave' },
  drawInstead: { zh: '改为手写签名', en: 'Draw it instead' },
  name: { zh: '您的姓名', en: 'Your name' },
  nameHint: { zh: '输入的姓名将作为您的签名', en: 'Your typed name counts as your signature' },
  missing: { zh: '请先签名', en: 'Sign first' },
  tooShort: { zh: '签名太短，请写完整姓名', en: 'That is too short. Write your whole name' },
  missingName: { zh: '请输入您的姓名', en: 'Enter your name' },
  otherName: {
    zh: '与签署人的姓名不一致，请输入本人姓名',
    en: 'This is not the name of the person who signs. Enter your own name',
  },
  noPad: {
    zh: '手写签名没有加载出来，请重试或用键盘输入姓名',
    en: 'The place for the signature did not load. Try again or type your name',
  },
  again: { zh: '再看一遍文件', en: 'Read the documents again' },
  submit: { zh: '提交签名', en: 'Submit the signature' },
  submitting: { zh: '正在提交签名，请不要离开…', en: 'Submitting your signature. Stay here…' },
} satisfies Record<string, LocalizedText>;
