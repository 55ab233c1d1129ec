import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  confirm: { zh: '核对无误，继续', en: 'All correct, continue' },
  change: { zh: '修改', en: 'Change' },
  changeOf: { zh: '修改{title}', en: 'Change: {title}' },
  earlier: { zh: '已填写的信息', en: 'Your answers' },
  blank: { zh: '未填写', en: 'Not given' },
  given: { zh: '已填写', en: 'Given' },
  missing: { zh: '请填写这一项', en: 'This is needed' },
  missingOf: { zh: '{label}：请填写这一项', en: '{label}: this is needed' },
  nothing: { zh: '前面没有需要核对的内容。', en: 'There is nothing to check.' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  validity: { zh: '{from} 至 {to}', en: '{from} to {to}' },
  longTerm: { zh: '长期', en: 'no end date' },
  files: { zh: '已上传 {count} 份', en: 'Uploaded: {count}' },
  photo: { zh: '已上传', en: 'Uploaded' },
  comma: { zh: '、', en: ', ' },
  namesMissing: {
    zh: '部分选项的名称没有加载出来。',
    en: 'The names of some choices could not be loaded.',
  },
  idName: { zh: '姓名', en: 'Name' },
  idNumber: { zh: '身份证号', en: 'ID number' },
} as const satisfies Record<string, LocalizedText>;
