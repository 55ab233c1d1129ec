import type { LabelsOf } from '../../model/labels.ts';
import type { SignKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Shows documents page by page, to be read to their end, and takes a signature.':
      '逐页显示文件，读到末尾后签名。',
    'The documents are signed.': '文件已签署。',
    'The platform gave no documents or refused the signature; `result.msg` says why.':
      '平台没有给文件或拒绝了签名；原因在 `result.msg`。',
    'They were signed before, elsewhere, or on an earlier round of this flow. Usual: the customer is told so and leaves the flow.':
      '之前已在别处签署，或在本流程前一轮签署过。通常：告知客户后离开流程。',
    'What is signed, in the order of reading. Usual: everything the order has to sign.':
      '签署什么，按阅读顺序。通常：订单要签署的全部。',
    'The name of the one document that is signed, where an answer says which.':
      '由答案决定文件时，所签的那一份的名称。',
    'What the signature is for, where the platform distinguishes it.':
      '签名的用途，平台需要区分时写。',
    'Who signs.': '谁签署。',
    'The name of who signs, such as `=order.cusName`; what is masked in it may be anything. A typed signature must be this name.':
      '签署人的姓名，如 `=order.cusName`；脱敏的部分不比较。键盘输入的签名必须是这个姓名。',
    'Whether the customer draws a signature. Otherwise agreeing is enough.':
      '客户是否手写签名。否则同意即可。',
    'Takes the signature.': '提交签名。',
    'Further fields of the request, such as `smsToken` or `faceToken`.':
      '请求的其他字段，如 `smsToken` 或 `faceToken`。',
    'What the customer agrees to. Usual: having read everything.':
      '客户同意的内容。通常：已阅读全部。',
  },
  states: {
    signing: { zh: '签名中', en: 'being signed' },
    submitting: { zh: '提交中', en: 'submitting' },
    unsubmitted: { zh: '未能提交', en: 'not submitted' },
  },
  outcomes: {
    signed: { zh: '已签署', en: 'signed' },
    'already-signed': { zh: '此前已签署', en: 'already signed' },
  },
  events: {
    'sign.agreed': { zh: '同意', en: 'agrees' },
    'sign.signed': { zh: '签名', en: 'signs' },
    'sign.document-reopened': { zh: '重新阅读', en: 'reads it again' },
  },
} as const satisfies LabelsOf<typeof schema, SignKind>;
