import type { RuleTable } from './rule-table.ts';

export const requests: RuleTable = {
  'hosted-input': {
    zh: '给功能页面传了它不认识的内容，或缺少它需要的内容。',
    en: 'A screen of a feature is handed what it does not know, or lacks what it needs.',
  },
  'send-mismatch': {
    zh: '发送的内容不是接口要的。',
    en: 'What is sent is not what the endpoint takes.',
  },
  'send-exchanged': {
    zh: '值填到了另一个字段名下。',
    en: 'A value is sent under the name of another field.',
  },
  'fetch-circle': {
    zh: '加载项要等自己的结果，永远不会开始。',
    en: 'An entry of a load waits for itself, so it would never begin.',
  },
  'write-in-fetch': {
    zh: '可能随时重复的查询里有写入操作。',
    en: 'A question that may be asked again at any time would write.',
  },
  'result-mismatch': {
    zh: '用到了接口不返回的内容。',
    en: 'What is used of an answer is not what the endpoint gives.',
  },
  'used-before-collected': {
    zh: '有的路径走到这一步时，答案还没有填写。',
    en: 'On some way to the step the answer was not given yet.',
  },
  'required-never-collected': {
    zh: '这里需要的内容，前面没有步骤填写。',
    en: 'No step before asks for what is needed here.',
  },
  'optional-value': {
    zh: '可能为空的金额、数字或日期，被当作一定有值来用。',
    en: 'An amount, a number or a date that may be missing is used as if it were there.',
  },
  'asked-person': {
    zh: '要求出示身份证或刷脸，但任何人都能通过。',
    en: 'An ID card or a face is asked for, and anybody could show theirs.',
  },
  'asked-twice': {
    zh: '无论从哪条路径到这里，客户都已经填过一次。',
    en: 'The customer has answered this already, on every way here.',
  },
  'answer-unused': {
    zh: '客户填了，或步骤保存了，但没有地方发送、显示、存草稿或据此判断。流程有草稿时，不在草稿里的答案只列在核对页不算。',
    en: 'The customer is asked, or a step keeps something, and nothing sends it, shows it, saves it or decides by it. In a flow with a draft, a review of what is not in it is no use.',
  },
  'proof-unused': {
    zh: '做了验证码、人脸或身份证核验，但它所保护的写入没有带上结果。',
    en: 'A code, a face check or an ID card is asked for, and the write it protects goes out without it.',
  },
  'sensitive-missing': {
    zh: '所填内容作为接口的保密字段发送，但没有写“sensitive: yes”。',
    en: 'What a field asks for is sent as a secret of the contract, and the field does not say "sensitive: yes".',
  },
  'sensitive-leaves': {
    zh: '敏感内容会出现在地址、链接或存储里。',
    en: 'Something sensitive would stand in an address, a link or a store.',
  },
  'value-not-a-choice': {
    zh: '这个值不在可选范围内。',
    en: 'A value is not one of those that can be chosen there.',
  },
  'never-asked': {
    zh: '问题要等自己的答案，永远不会出现。',
    en: 'A question waits for its own answer, so it is never asked.',
  },
  'starts-empty-useless': {
    zh: '没有草稿保存过这一页的内容，“starts-empty”不起作用。',
    en: 'A step starts empty that no draft has answers of.',
  },
  'min-above-max': {
    zh: '最小值大于最大值，没有值符合。',
    en: 'The least is above the most, so no value fits.',
  },
  'no-limit': {
    zh: '金额、数字或日期没有上下限，客户可以随意填写。',
    en: 'An amount, a number or a day is asked for that can be as large or as far away as somebody writes.',
  },
  'resume-needs-secret': {
    zh: '会话恢复到这一步时，会缺少从不保存的内容。',
    en: 'A session that comes back here would lack what is never stored.',
  },
  'write-needs-resume': {
    zh: '写入时发送了从不保存的内容，刷新后无法知道是否送达。',
    en: 'A write sends what is never stored, and nobody could tell after a reload whether it arrived.',
  },
};
