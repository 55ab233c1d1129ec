import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';
import { contacts, housing, uses } from './choices.js';

const choices = (names) => Object.entries(names).map(([value, text]) => ({ value, text }));
const required = { isRequired: true };
const pattern = (regex) => ({ validators: [{ type: 'regex', regex }] });

const json = {
  showProgressBar: true,
  pages: [
    {
      name: 'about',
      title: '基本信息',
      elements: [
        { type: 'text', name: 'name', title: '姓名', ...required },
        {
          type: 'text',
          name: 'mobile',
          title: '手机号',
          inputType: 'tel',
          ...required,
          ...pattern('^1[3-9]\\d{9}$'),
        },
        {
          type: 'text',
          name: 'email',
          title: '邮箱',
          inputType: 'email',
          description: '合同签署后发送到这里',
          validators: [{ type: 'email' }],
        },
        { type: 'text', name: 'birthday', title: '出生日期', inputType: 'date', ...required },
      ],
    },
    {
      name: 'means',
      title: '收入与住房',
      elements: [
        {
          type: 'radiogroup',
          name: 'housing',
          title: '住房情况',
          choices: choices(housing),
          ...required,
        },
        {
          type: 'text',
          name: 'years',
          title: '本地居住年限',
          inputType: 'number',
          min: 0,
          max: 100,
          ...required,
        },
        {
          type: 'text',
          name: 'income',
          title: '税后月收入',
          inputType: 'number',
          min: 1,
          ...required,
        },
        { type: 'boolean', name: 'loans', title: '是否有其他车贷', renderAs: 'radio', ...required },
      ],
    },
    {
      name: 'card',
      title: '银行卡与备注',
      elements: [
        {
          type: 'text',
          name: 'number',
          title: '银行卡号',
          ...required,
          ...pattern('^\\d{12,19}$'),
        },
        {
          type: 'dropdown',
          name: 'contact',
          title: '紧急联系人',
          choices: choices(contacts),
          ...required,
        },
        { type: 'checkbox', name: 'uses', title: '用车目的', choices: choices(uses), ...required },
        { type: 'comment', name: 'note', title: '备注', maxLength: 200 },
      ],
    },
  ],
  completedHtml: '<h1>提交成功</h1>',
};
const answers = {
  name: '张三',
  mobile: '13912345678',
  email: 'zhang@example.com',
  birthday: '1990-05-01',
  housing: 'rented',
  years: 7,
  income: 9000,
  loans: false,
  number: '6222021234567890128',
  contact: 'friend',
  uses: ['commute'],
  note: '请在工作日联系。',
};

function App() {
  const [model] = useState(() => {
    const survey = new Model(json);
    survey.data = answers;
    return survey;
  });
  return <Survey model={model} />;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
