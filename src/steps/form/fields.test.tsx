import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { gusu, sent, show } from './showing.fixture.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('fields', () => {
  test('one that depends on another is shown and hidden with it', () => {
    const { change, example } = show('empty');
    expect(screen.queryByLabelText('其他车贷月供')).not.toBeInTheDocument();

    const fields = structuredClone(example.settings.fields) as Record<string, { when?: boolean }>;
    Object.assign(fields.otherLoanMonthly ?? {}, { when: true });
    change({ settings: { fields } });

    expect(screen.getByLabelText('其他车贷月供')).toBeInTheDocument();
  });

  test('a phone number that is not the customer’s to change is read, sent, and cannot be written', async () => {
    const phone = { type: 'phone', label: { zh: '银行预留手机号', en: 'Phone' }, fixed: true };
    const fields = {
      bankPhone: { ...phone, start: '13812345678' },
      other: { ...phone, start: '' },
    };
    const labelled = { ...fields.other, label: { zh: '另一个手机号', en: 'Other' } };
    const { send } = showStep(Screen, schema, {
      about: '',
      settings: { fields: { ...fields, other: labelled } },
      status: 'editing',
      answers: { bankPhone: '13900000000' },
      data: {},
    } as never);

    await userEvent.type(screen.getByLabelText(/^银行预留手机号/), '9');
    await userEvent.type(screen.getByLabelText(/^另一个手机号/), '13712345678');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    expect(sent(send, 'form.submitted')).toEqual([
      { bankPhone: '13812345678', other: '13712345678' },
    ]);
  });

  test('an optional one says so', () => {
    show('empty', 'en');

    expect(screen.getByLabelText('Email for the contract optional')).toBeInTheDocument();
    expect(screen.getByLabelText('Housing')).toBeRequired();
  });

  test('an id number is masked unless it is being written', async () => {
    show('filled in');
    const id = screen.getByLabelText('身份证号');
    expect(id).toHaveValue('110*************2X');

    await userEvent.click(id);
    expect(id).toHaveValue('11010519491231002X');
    await userEvent.tab();
    expect(id).toHaveValue('110*************2X');
  });

  test('a card is written in fours, names its bank, and the caret stays where it was', async () => {
    show('filled in');
    const card = screen.getByLabelText<HTMLInputElement>('银行卡号');
    expect(card).toHaveAttribute('inputmode', 'numeric');
    expect(card).toHaveAttribute('autocomplete', 'cc-number');
    expect(card).toHaveAccessibleDescription('本人名下的储蓄卡 工商银行');

    await userEvent.type(card, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });

    expect(card).toHaveValue('6222 9021 2345 6789 012');
    expect(card.selectionStart).toBe(6);
  });

  test('a large amount is also shown in ten thousands', () => {
    show('filled in');

    expect(screen.getByText('¥12,500.00')).toBeInTheDocument();
  });

  test('few options are shown on the page, many in a list', () => {
    show('choices');
    expect(screen.getByRole('radiogroup', { name: '用车用途' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '家庭出行' })).toBeChecked();

    show('empty');
    expect(screen.getByRole('combobox', { name: '住房情况' })).toBeInTheDocument();
  });

  test("an endpoint's options can be chosen and are sent by their value", async () => {
    const { send } = show('asked of an endpoint');

    await userEvent.click(screen.getByRole('radio', { name: '中国银行' }));
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    expect(send).toHaveBeenLastCalledWith({
      type: 'form.submitted',
      answers: { bankCode: 'BOC' },
    });
  });

  test('lists that failed to load are reported, and can be retried', async () => {
    const { send } = show('lists not to be had');

    expect(screen.getByRole('alert')).toHaveTextContent('网络连接不上。');
    expect(screen.getByLabelText('住房情况')).toHaveTextContent('选项没有加载出来');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(send).toHaveBeenCalledWith({ type: 'form.retried' });
  });
});

describe('choosing an area', () => {
  // Its own chunk, so that the first test does not wait for it.
  beforeAll(() => import('../../ui/inputs/CascadeTabs.tsx'));

  const lists = {
    provinces: [{ value: '320000', zh: '江苏省', en: '江苏省' }],
    'cities 320000': [
      { value: '320500', zh: '苏州市', en: '苏州市' },
      { value: '320600', zh: '南通市', en: '南通市' },
    ],
    'districts 320500': [{ value: '320508', zh: '姑苏区', en: '姑苏区' }],
    'districts 320600': [],
  };
  const settings = { fields: { home: { type: 'region', label: { zh: '居住地区', en: 'Home' } } } };

  async function open(data: Record<string, unknown>) {
    const shown = showStep(Screen, schema, { status: 'editing', settings, data });
    await userEvent.click(screen.getByRole('button', { name: /居住地区/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择区域' }));
    await dialog.findByRole('tablist');
    return { ...shown, dialog };
  }

  test('loads what is missing, and retries only on demand', async () => {
    const { send, change, dialog } = await open({});
    const listRequest = { type: 'form.list-requested', data: { requestedLists: ['provinces'] } };
    expect(send.mock.calls).toEqual([[listRequest]]);

    change({ status: 'loading' });
    change({ status: 'unreachable', data: { trouble: '系统繁忙' } });
    expect(send).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));

    expect(send).toHaveBeenCalledTimes(2);
  });

  test('each choice leads to the next, and counts only when confirmed with a district', async () => {
    const { send, dialog } = await open({ lists });
    const confirm = dialog.getByRole('button', { name: '确定' });

    await userEvent.click(dialog.getByRole('button', { name: '江苏省' }));
    await userEvent.click(dialog.getByRole('button', { name: '苏州市' }));
    expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '姑苏区' }));
    expect(sent(send, 'form.changed')).toEqual([]);
    await userEvent.click(confirm);

    expect(sent(send, 'form.changed')).toEqual([{ home: gusu }]);
    expect(screen.getByRole('button', { name: /居住地区/ })).toHaveTextContent('苏州市 姑苏区');
  });

  test('it opens at the region confirmed last, and can be cleared', async () => {
    const last = { '320000': '江苏省', '320500': '苏州市', '320508': '姑苏区' };
    const options = Object.entries(last).map(([value, label]) => ({ value, label }));
    sessionStorage.setItem('region', JSON.stringify(options));
    const { dialog } = await open({ lists });
    const confirm = dialog.getByRole('button', { name: '确定' });
    expect(dialog.getByRole('button', { name: '姑苏区' })).toHaveAttribute('aria-pressed', 'true');
    expect(confirm).toBeEnabled();

    await userEvent.click(dialog.getByRole('button', { name: '清空' }));

    expect(confirm).toBeDisabled();
    expect(await dialog.findByRole('button', { name: '江苏省' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('a city without districts is enough', async () => {
    const { dialog } = await open({ lists });

    await userEvent.click(dialog.getByRole('button', { name: '江苏省' }));
    await userEvent.click(dialog.getByRole('button', { name: '南通市' }));

    expect(dialog.getByRole('button', { name: '确定' })).toBeEnabled();
  });

  test('another province clears the city', async () => {
    const { dialog } = await open({ lists });
    await userEvent.click(dialog.getByRole('button', { name: '江苏省' }));
    await userEvent.click(dialog.getByRole('button', { name: '苏州市' }));
    await userEvent.click(dialog.getByRole('button', { name: '姑苏区' }));

    await userEvent.click(dialog.getByRole('tab', { name: '江苏省' }));
    await userEvent.click(dialog.getByRole('button', { name: '江苏省' }));

    expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled();
    expect(dialog.getByRole('tab', { name: '城市' })).toBeInTheDocument();
  });

  test('closing it changes nothing', async () => {
    const { send, dialog } = await open({ lists });
    await userEvent.click(dialog.getByRole('button', { name: '江苏省' }));

    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent(send, 'form.changed')).toEqual([]);
  });
});

test("the phone's own number is offered for the customer only", () => {
  const phone = { type: 'phone', required: true };
  showStep(Screen, schema, {
    status: 'editing',
    settings: {
      fields: {
        own: { ...phone, label: { zh: '本人手机号', en: 'Your number' } },
        other: { ...phone, whose: 'other', label: { zh: '配偶手机号', en: "Your spouse's" } },
      },
    },
  });

  expect(screen.getByLabelText('本人手机号')).toHaveAttribute('autocomplete', 'tel');
  expect(screen.getByLabelText('配偶手机号')).toHaveAttribute('autocomplete', 'off');
});
