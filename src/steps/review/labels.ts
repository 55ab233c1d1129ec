import type { LabelsOf } from '../../model/labels.ts';
import type { ReviewKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Check your answers: what was written on the pages before, each with a way to change it. Sensitive answers are shown masked.':
      '核对答案：之前各页所填，每项都可修改。敏感答案脱敏显示。',
    'The customer says it is all right.': '客户确认无误。',
    'A sentence above the answers.': '答案上方的一句话。',
    'The pages whose answers are shown. Usual: every page so far.':
      '显示哪些页面的答案。通常：至此的全部页面。',
    'A step of this flow.': '本流程的步骤。',
    'The button that confirms. Usual: all correct, continue.': '确认的按钮。通常：全部正确，继续。',
  },
  events: {
    'review.lists-requested': { zh: '打开选项', en: 'opens the lists' },
  },
} as const satisfies LabelsOf<typeof schema, ReviewKind>;
