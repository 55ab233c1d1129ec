import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { sent } from './showing.fixture.ts';

const lists = {
  'dictionary nations': [
    { value: '01', zh: '汉族', en: 'Han' },
    { value: '02', zh: '蒙古族', en: 'Mongol' },
  ],
};

function shown(fields: Record<string, unknown>) {
  return showStep(Screen, schema, {
    about: '',
    settings: { fields },
    status: 'editing',
    answers: {},
    data: { lists },
  } as never);
}

const nation = {
  type: 'one-of',
  label: { zh: '民族', en: 'Ethnic group' },
  options: 'dictionary.nations',
  required: true,
  known: true,
};
const name = { type: 'text', label: { zh: '姓名', en: 'Name' }, required: true };

test('a prefilled answer is not asked for, but submitted', async () => {
  const { send } = shown({ name, nation: { ...nation, start: '蒙古族' } });

  expect(screen.queryByText('民族')).toBeNull();
  await userEvent.type(screen.getByLabelText('姓名'), '王芳');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(sent(send, 'form.submitted')).toEqual([{ name: '王芳', nation: '02' }]);
});

test.each(['', '穿青人'])('a prefilled value missing in the list (%j) is asked for', (start) => {
  shown({ name, nation: { ...nation, start } });

  expect(screen.getByText('民族')).toBeInTheDocument();
});

test('fields are grouped under their headings', () => {
  shown({
    name: { ...name, heading: { zh: '第一联系人', en: 'First contact' } },
    phone: { type: 'phone', label: { zh: '手机号', en: 'Phone' } },
    other: {
      ...name,
      label: { zh: '另一位', en: 'Other' },
      heading: { zh: '第二联系人', en: 'Second contact' },
    },
  });

  const first = screen.getByRole('group', { name: '第一联系人' });
  expect(within(first).getAllByRole('textbox')).toHaveLength(2);
  expect(
    within(screen.getByRole('group', { name: '第二联系人' })).getByLabelText('另一位'),
  ).toBeInTheDocument();
});

test('a list is shown open on the page, however long it is', () => {
  const options = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [String(at), { zh: `选项${at}`, en: `Choice ${at}` }]),
  );
  shown({ house: { type: 'one-of', label: name.label, options, as: 'list' } });

  expect(screen.getAllByRole('radio')).toHaveLength(6);
});
