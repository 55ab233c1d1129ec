import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { sent } from './showing.fixture.ts';

const name = 'answer {"endpoint":"bank-card.backing-banks","value":"bankCode","label":"bankName"}';
const banks = Object.entries({
  ICBC: '中国工商银行',
  BOC: '中国银行',
  PSBC: '中国邮政储蓄银行',
}).map(([value, zh]) => ({ value, zh, en: zh }));

function show() {
  return showStep(Screen, schema, {
    status: 'editing',
    settings: {
      fields: {
        bankAcctNo: { type: 'bank-card', label: '银行卡号', required: true, sensitive: true },
        bankCode: {
          type: 'one-of',
          options: { endpoint: 'bank-card.backing-banks', value: 'bankCode', label: 'bankName' },
          label: '开户银行',
          required: true,
        },
      },
    },
    data: { lists: { [name]: banks } },
  });
}

const bank = (label: string) => screen.getByRole('radio', { name: label });
const write = (digits: string) => userEvent.type(screen.getByLabelText(/银行卡号/), digits);

test.each([
  ['622202', '中国工商银行'],
  ['621661', '中国银行'],
  ['622188', '中国邮政储蓄银行'],
])('the first digits %s choose %s', async (digits, label) => {
  const { send } = show();

  await write(digits);

  await waitFor(() => expect(bank(label)).toBeChecked());
  expect(sent(send, 'form.changed')).toContainEqual(
    expect.objectContaining({ bankCode: banks.find(({ zh }) => zh === label)?.value }),
  );
});

test('a bank that is not offered, or not known, chooses nothing', async () => {
  show();

  await write('622588 0000');

  for (const { zh } of banks) expect(bank(zh)).not.toBeChecked();
});

test('a card of a bank that is not offered is refused at its number, which names those that are', async () => {
  const { send } = show();

  await write('6225881234567807');
  await userEvent.click(bank('中国银行'));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  await waitFor(() =>
    expect(screen.getByLabelText(/银行卡号/)).toHaveAccessibleDescription(
      /这是招商银行的卡，仅支持：中国工商银行、中国银行、中国邮政储蓄银行/,
    ),
  );
  expect(sent(send, 'form.submitted')).toEqual([]);
});

test.each(['6222021234567890128', '6210151234567890109'])(
  'the card %s of a bank that is offered or not known is taken',
  async (digits) => {
    const { send } = show();

    await write(digits);
    await userEvent.click(bank('中国银行'));
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    await waitFor(() => expect(sent(send, 'form.submitted')).toHaveLength(1));
  },
);

test('what the customer chooses by hand stays while the number is finished; a card of another bank chooses again', async () => {
  show();
  await write('622202');
  await waitFor(() => expect(bank('中国工商银行')).toBeChecked());
  await userEvent.click(bank('中国银行'));

  await write('1234567890128');
  expect(bank('中国银行')).toBeChecked();
  await userEvent.clear(screen.getByLabelText(/银行卡号/));
  await write('622188');

  await waitFor(() => expect(bank('中国邮政储蓄银行')).toBeChecked());
});
