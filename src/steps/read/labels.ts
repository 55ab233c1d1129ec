import type { LabelsOf } from '../../model/labels.ts';
import type { ReadKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Shows documents page by page and as PDF, to be read without signing.':
      '逐页和以 PDF 显示文件，只读不签。',
    'The customer pressed the button.': '客户按了按钮。',
    'The platform gave no documents; `result.msg` says why.':
      '平台没有给文件；原因在 `result.msg`。',
    'What is read, in this order. Usual: what the order has to sign.':
      '读什么，按此顺序。通常：订单要签署的文件。',
    'The name of the one document that is read, where an answer says which.':
      '由答案决定文件时，所读的那一份的名称。',
    'Whether the button only comes once every document was read to its end.':
      '是否每份文件都读到末尾才出现按钮。',
    'A sentence above the documents.': '文件上方的一句话。',
    'The button that goes on. Usual: I have read it.': '继续的按钮。通常：我已阅读。',
  },
  outcomes: {
    read: { zh: '已阅读', en: 'read' },
  },
} as const satisfies LabelsOf<typeof schema, ReadKind>;
