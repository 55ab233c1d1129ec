import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { ok, unreachable } from '../../verify/call-results.ts';
import type { PastStep } from '../../model/step-kind.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const examples = readExamples('review');

function page(id: string, title: string, fields: unknown, answers: Record<string, unknown>) {
  return { step: { id, kind: 'form', title, fields }, answers } as unknown as PastStep;
}

const past = [
  page(
    'assets',
    '资产信息',
    {
      house: { type: 'one-of', label: '住房情况', options: 'dictionary.house' },
      income: { type: 'money', label: '月收入' },
      hasLoan: { type: 'yes-no', label: '是否有车贷' },
      loan: { type: 'money', label: '车贷月供', when: false },
      email: { type: 'email', label: '邮箱' },
      use: { type: 'many-of', label: '用途', options: { a: '代步', b: '家用' } },
      valid: { type: 'validity', label: '证件有效期' },
      home: { type: 'region', label: '居住地区' },
    },
    {
      house: '1',
      income: 1200000,
      hasLoan: false,
      email: '',
      use: ['a', 'b'],
      valid: { from: '2020-01-02', to: 'long-term' },
      home: { provinceName: '江苏省', cityName: '苏州市', districtName: '姑苏区' },
    },
  ),
  page(
    'card',
    '还款银行卡',
    {
      no: { type: 'bank-card', label: '银行卡号', sensitive: true },
      id: { type: 'id-number', label: '身份证号' },
      pin: { type: 'text', label: '口令', sensitive: true },
    },
    { no: '6222021234567890128', id: '11010519491231002X', pin: 'open sesame' },
  ),
];

describe.each(Object.entries(examples))('%s', (_name, example) => {
  test.each(['zh', 'en'] as const)('is accessible in %s', async (language) => {
    const { baseElement } = showStep(Screen, schema, { ...example, past }, language);

    expect(await violations(baseElement)).toEqual([]);
  });
});

function linesOf(title: string): Record<string, string> {
  const section = within(screen.getByRole('region', { name: title }));
  const terms = section.getAllByRole('term').map((term) => term.textContent);
  const values = section.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(terms.map((term, at) => [term, values[at] ?? '']));
}

test('answers are shown as the customer gave them, without questions that were not asked', () => {
  showStep(Screen, schema, { ...examples['answers of two pages'], past });

  expect(linesOf('资产信息')).toEqual({
    住房情况: '自有住房',
    月收入: '¥12,000.00',
    是否有车贷: '否',
    邮箱: '未填写',
    用途: '代步、家用',
    证件有效期: '2020-01-02 至 长期',
    居住地区: '江苏省 苏州市 姑苏区',
  });
});

test('sensitive answers are masked', () => {
  const { container } = showStep(Screen, schema, { ...examples['answers of two pages'], past });

  expect(linesOf('还款银行卡')).toEqual({
    银行卡号: '**** **** **** 0128',
    身份证号: '110*************2X',
    口令: '******',
  });
  expect(container.innerHTML).not.toMatch(/622202|open sesame/);
});

test('an ID card is shown without being listed by the author', () => {
  const card = {
    step: { id: 'identity', kind: 'identity', title: '身份信息' },
    answers: { idName: '张三', idNumber: '11010519491231002X', front: 'file-1' },
  } as unknown as PastStep;
  showStep(Screen, schema, { past: [card] });

  expect(linesOf('身份信息')).toEqual({ 姓名: '张三', 身份证号: '110*************2X' });
});

test('Change leads back to that page', async () => {
  const { send } = showStep(Screen, schema, { ...examples['answers of two pages'], past });

  await userEvent.click(screen.getByRole('button', { name: '修改还款银行卡' }));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'back', to: 'card' });
});

test('only the pages the author listed are shown', () => {
  showStep(Screen, schema, {
    ...examples['answers of two pages'],
    settings: { of: ['card'] },
    past,
  });

  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('names of choices are requested once, and a bare code is never shown', () => {
  const { send, container, change } = showStep(Screen, schema, { status: 'shown', past });

  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'review.lists-requested',
    data: { requestedLists: ['dictionary house'] },
  });
  change({ status: 'loading' });
  change({ status: 'shown', data: { trouble: 'x' } });
  expect(send).toHaveBeenCalledTimes(1);
  expect(container).toHaveTextContent('住房情况…');
});

test('the customer may confirm while names are missing', async () => {
  const step = new TriedKind(schema, states, {});
  await step.send({
    type: 'review.lists-requested',
    data: { requestedLists: ['dictionary house'] },
  });
  await step.world.respond(unreachable('offline'));

  expect(step).toMatchObject({ status: 'shown', data: { trouble: { zh: 'offline' } } });
  await step.send({
    type: 'review.lists-requested',
    data: { requestedLists: ['dictionary house'] },
  });
  await step.world.respond(ok({ list: [{ id: '1', value: '自有住房', en: 'Own home' }] }));

  expect(step.data).toMatchObject({ trouble: undefined, lists: { 'dictionary house': [{}] } });
  await step.send({ type: 'review.confirmed' });
  expect(step.outcome).toBe('confirmed');
});

const cardNo = { no: { type: 'bank-card', label: '银行卡号', sensitive: true, required: true } };

function cardPage(answers: Record<string, unknown>, inDraft: boolean): PastStep {
  const { step } = page('card', '还款银行卡', cardNo, answers);
  return { step: { ...step, sensitive: ['no'] }, answers, inDraft };
}

test('what the phone has not stored is given, and a number the platform has masked stays as it is', () => {
  const { change } = showStep(Screen, schema, { past: [cardPage({}, false)] });
  expect(linesOf('还款银行卡')).toEqual({ 银行卡号: '已填写' });

  change({ past: [cardPage({ no: '6222****0128' }, true)] });
  expect(linesOf('还款银行卡')).toEqual({ 银行卡号: '6222****0128' });
});

test('nothing is confirmed while a required answer is missing at the platform', async () => {
  const { send, baseElement } = showStep(Screen, schema, { past: [cardPage({}, true)] });
  expect(linesOf('还款银行卡')).toEqual({ 银行卡号: '请填写这一项' });

  await userEvent.click(screen.getByRole('button', { name: '核对无误，继续' }));

  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('银行卡号');
  const link = screen.getByRole('button', { name: '银行卡号：请填写这一项' });
  expect(link).toHaveFocus();
  expect(await violations(baseElement)).toEqual([]);
  await userEvent.click(link);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'back', to: 'card' });
});
