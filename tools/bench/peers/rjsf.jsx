import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { contacts, housing, uses } from './choices.js';

const choice = (title, names) => ({
  title,
  oneOf: Object.entries(names).map(([value, label]) => ({ const: value, title: label })),
});

const pages = [
  {
    schema: {
      title: '基本信息',
      type: 'object',
      required: ['name', 'mobile', 'birthday'],
      properties: {
        name: { type: 'string', title: '姓名' },
        mobile: { type: 'string', title: '手机号', pattern: '^1[3-9]\\d{9}$' },
        email: {
          type: 'string',
          title: '邮箱',
          format: 'email',
          description: '合同签署后发送到这里',
        },
        birthday: { type: 'string', title: '出生日期', format: 'date' },
      },
    },
    ui: {},
    start: {
      name: '张三',
      mobile: '13912345678',
      email: 'zhang@example.com',
      birthday: '1990-05-01',
    },
  },
  {
    schema: {
      title: '收入与住房',
      type: 'object',
      required: ['housing', 'years', 'income', 'loans'],
      properties: {
        housing: { type: 'string', ...choice('住房情况', housing) },
        years: { type: 'number', title: '本地居住年限', minimum: 0, maximum: 100 },
        income: { type: 'number', title: '税后月收入', minimum: 1 },
        loans: { type: 'boolean', title: '是否有其他车贷' },
      },
    },
    ui: { housing: { 'ui:widget': 'radio' }, loans: { 'ui:widget': 'radio' } },
    start: { housing: 'rented', years: 7, income: 9000, loans: false },
  },
  {
    schema: {
      title: '银行卡与备注',
      type: 'object',
      required: ['number', 'contact', 'uses'],
      properties: {
        number: { type: 'string', title: '银行卡号', pattern: '^\\d{12,19}$' },
        contact: { type: 'string', ...choice('紧急联系人', contacts) },
        uses: {
          type: 'array',
          title: '用车目的',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', ...choice('用车目的', uses) },
        },
        note: { type: 'string', title: '备注', maxLength: 200 },
      },
    },
    ui: { uses: { 'ui:widget': 'checkboxes' }, note: { 'ui:widget': 'textarea' } },
    start: {
      number: '6222021234567890128',
      contact: 'friend',
      uses: ['commute'],
      note: '请在工作日联系。',
    },
  },
];

function Wizard() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState(() => pages.map(({ start }) => start));
  const page = pages[at];
  if (!page) return <h1>提交成功</h1>;
  return (
    <Form
      key={at}
      schema={page.schema}
      uiSchema={page.ui}
      validator={validator}
      formData={answers[at]}
      onSubmit={({ formData }) => {
        setAnswers(answers.with(at, formData));
        setAt(at + 1);
      }}
    />
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Wizard />
  </StrictMode>,
);
