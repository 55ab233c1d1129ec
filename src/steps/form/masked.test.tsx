import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { sent } from './showing.fixture.ts';

const whole = '11010519491231002X';
const masked = '3201**********1234';
const number = { type: 'id-number', label: { zh: '配偶身份证号', en: "Spouse's ID number" } };
const name = { type: 'text', format: 'name', label: { zh: '姓名', en: 'Name' } };

function shown(fields: Record<string, unknown>, answers: Record<string, unknown> = {}) {
  return showStep(Screen, schema, { settings: { fields }, status: 'editing', answers });
}

test('a masked number from the platform is asked for again with a message', async () => {
  const { send } = shown({ spouseIdNumber: number }, { spouseIdNumber: masked });

  expect(screen.getByLabelText(/配偶身份证号/)).toHaveValue('');
  expect(screen.getByText(/只显示一部分（3201\*{10}1234），请重新填写完整内容/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findAllByText('请填写这一项')).not.toHaveLength(0);
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/配偶身份证号/), whole);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(sent(send, 'form.submitted')).toEqual([{ spouseIdNumber: whole }]);
});

const secret = { ...number, sensitive: true };
test.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
  ['is said to be not stored where the form was filled in before', {}, { name: '张伟' }, true],
  ['is simply asked for where the form is new', {}, {}, false],
  ['is simply asked for where another question starts with a value', {}, { phone: '138' }, false],
  ['is simply shown where it is there', {}, { name: '张伟', secret: whole }, false],
  ['is simply shown where it starts with a value', { start: whole }, { name: '张伟' }, false],
  ['says nothing while it is hidden', { when: false }, { name: '张伟' }, false],
])('a sensitive answer %s', async (_, more, answers, isSaid) => {
  const phone = { type: 'phone', label: { zh: '手机号', en: 'Phone' }, start: '138' };
  shown({ name, phone, secret: { ...secret, ...more } }, answers);

  expect(screen.queryByText(/这一项不保存在手机上/) !== null).toBe(isSaid);
});

test('what is filled in first does not make a new form one that was filled in before', async () => {
  shown({ name, secret });
  await userEvent.type(screen.getByLabelText(/姓名/), '张伟');
  await userEvent.tab();

  expect(screen.queryByText(/这一项不保存在手机上/)).toBeNull();
});

test.each([
  ['a phone number', { type: 'phone', label: { zh: '手机号', en: 'Phone' }, start: '138****8000' }],
  [
    'a card',
    { type: 'bank-card', label: { zh: '卡号', en: 'Card' }, start: '6222 **** **** 0128' },
  ],
  ['a name', { ...name, start: '张*' }],
])(
  '%s that starts masked is no answer, whether it was reported before or not',
  async (_, field) => {
    const { send } = shown({ one: { ...field, known: true } });

    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText(/只显示一部分/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    expect(sent(send, 'form.submitted')).toEqual([]);
  },
);
