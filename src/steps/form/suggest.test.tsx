import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { gusu, sent } from './showing.fixture.ts';
import { states } from './states.ts';

const lists = {
  provinces: [{ value: '320000', zh: '江苏省', en: '江苏省' }],
  'cities 320000': [{ value: '320500', zh: '苏州市', en: '苏州市' }],
  'districts 320500': [{ value: '320508', zh: '姑苏区', en: '姑苏区' }],
};
const words = { zh: '与身份证一致', en: 'As on the ID card' };
const region = (value: unknown) => ({
  type: 'region',
  label: { zh: '居住地区', en: 'Region' },
  required: true,
  suggest: { value, words },
});
const address = {
  type: 'long-text',
  label: { zh: '详细地址', en: 'Street and number' },
  suggest: { value: '平江路 1 号', words },
};

function shown(fields: Record<string, unknown>, answers = {}) {
  return showStep(Screen, schema, {
    about: '',
    settings: { fields },
    status: 'editing',
    answers,
    data: { lists },
  } as never);
}

test('a value read from the ID card is offered, and one tap enters it', async () => {
  const { send, container } = shown({ homeRegion: region('320508'), homeAddress: address });
  expect(await violations(container)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: '与身份证一致：苏州市 姑苏区' }));
  await userEvent.click(screen.getByRole('button', { name: '与身份证一致：平江路 1 号' }));
  expect(screen.queryByText(/与身份证一致/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(sent(send, 'form.submitted')).toEqual([{ homeRegion: gusu, homeAddress: '平江路 1 号' }]);
});

test('it is never entered automatically', async () => {
  const { send } = shown({ homeRegion: region('320508') });

  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(await screen.findAllByText('请选择到区县')).not.toHaveLength(0);
  expect(sent(send, 'form.submitted')).toEqual([]);
});

test.each([
  ['nothing was read', ''],
  ['the district is gone', '320599'],
])('nothing is offered where %s', (_, code) => {
  shown({ homeRegion: region(code) });

  expect(screen.queryByText(/与身份证一致/)).toBeNull();
});

test('nothing is offered where the field has an answer', () => {
  shown({ homeAddress: address }, { homeAddress: '观前街 2 号' });

  expect(screen.queryByText(/与身份证一致/)).toBeNull();
});

test('a form whose suggestion cannot be named is filled in without it', async () => {
  const step = new TriedKind(schema, states, {
    settings: { fields: { homeRegion: region('320508') } },
  });
  await settle();
  expect(step.world.calls.map(({ request }) => request)).toEqual([
    {},
    { provinceId: '320000' },
    { cityId: '320500' },
  ]);

  for (const call of step.world.calls) call.respond(failed('E1'));
  await settle();

  expect(step).toMatchObject({ status: 'editing', data: { trouble: undefined } });
});

test('an industry is found by a word, and chosen by one tap', async () => {
  const industries = [
    {
      value: 'I',
      zh: '信息技术',
      en: 'Information technology',
      below: [{ value: 'I01', zh: '软件开发', en: 'Software' }],
    },
    { value: 'B', zh: '采矿业', en: 'Mining', below: [{ value: 'B01', zh: '煤炭', en: 'Coal' }] },
  ];
  const { send } = showStep(Screen, schema, {
    about: '',
    settings: { fields: { industry: { type: 'industry', label: { zh: '行业', en: 'Industry' } } } },
    status: 'editing',
    answers: {},
    data: { lists: { industries } },
  } as never);
  await userEvent.click(screen.getByRole('button', { name: /行业/ }));
  const sheet = within(screen.getByRole('dialog'));

  await userEvent.type(sheet.getByRole('searchbox'), '软');
  expect(sheet.getByText('1 个结果')).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: /软件开发/ }));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(sent(send, 'form.submitted')).toEqual([
    {
      industry: { sectorCode: 'I', sectorName: '信息技术', code: 'I01', name: '软件开发' },
    },
  ]);
});
