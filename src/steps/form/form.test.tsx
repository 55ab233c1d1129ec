import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { showStep, violations } from '../../../tests/show-step.tsx';
import { readExamples } from '../../../tests/step-examples.ts';
import type { StepEvent } from '../contract.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('form');

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function show(name: string, language: 'zh' | 'en' = 'zh') {
  const example = examples[name];
  if (!example) throw new Error(`There is no example "${name}".`);
  return { ...showStep(Screen, schema, example, language), example };
}

/** What was sent, of one type, as the answers it brought. */
function sent(send: { mock: { calls: [StepEvent][] } }, type: string) {
  return send.mock.calls.filter(([event]) => event.type === type).map(([event]) => event.answers);
}

describe.each(Object.entries(examples))('%s', (_name, example) => {
  test.each(['zh', 'en'] as const)('is accessible in %s', async (language) => {
    const { baseElement } = showStep(Screen, schema, example, language);

    expect(await violations(baseElement)).toEqual([]);
  });
});

describe('checking', () => {
  test('a field is checked when it is left, not while it is written the first time', async () => {
    show('filled in');
    const phone = screen.getByLabelText('银行预留手机号');

    await userEvent.clear(phone);
    await userEvent.type(phone, '138');
    expect(phone).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();

    expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(phone).toHaveAccessibleDescription('请填写 11 位手机号');
    await userEvent.type(phone, '00138000');
    expect(phone).not.toHaveAttribute('aria-invalid');
  });

  test('a form that is not right is not sent: the first field has the focus, all faults are listed', async () => {
    const { send } = show('empty');

    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '住房情况：请选择一项',
      '是否有其他车贷：请选择一项',
    ]);
    expect(screen.getByLabelText('住房情况')).toHaveFocus();
    expect(sent(send, 'form.submitted')).toEqual([]);

    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByRole('radio', { name: '是' })).toHaveFocus();
  });

  test('the list of faults shrinks as they are mended', async () => {
    show('empty');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    await userEvent.selectOptions(screen.getByLabelText('住房情况'), '租房');
    await userEvent.click(screen.getByRole('radio', { name: '否' }));

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('sending', () => {
  async function fillIn() {
    await userEvent.selectOptions(screen.getByLabelText('住房情况'), '租房');
    await userEvent.click(screen.getByRole('radio', { name: '否' }));
  }

  test('gives every answer, empty ones too, and takes back those of fields that are not there', async () => {
    const { send } = show('empty');
    await fillIn();

    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    expect(sent(send, 'form.submitted')).toEqual([
      { house: '3', hasOtherLoans: false, otherLoanMonthly: undefined, email: '' },
    ]);
  });

  test('happens once however often the button is pressed', async () => {
    const { send } = show('empty');
    await fillIn();
    const button = screen.getByRole('button', { name: '下一步' });

    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      await Promise.resolve();
      fireEvent.click(button);
    });

    expect(sent(send, 'form.submitted')).toHaveLength(1);
  });

  test('is possible again when the machine comes back to the form', async () => {
    const { send, change } = show('empty');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    change({ answers: { house: '3', hasOtherLoans: false } });
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));

    expect(sent(send, 'form.submitted')).toHaveLength(2);
  });

  test('waits while something is on its way', async () => {
    const { send } = show('lists on their way');
    const button = screen.getByRole('button', { name: '下一步' });

    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('keeping', () => {
  test('what was answered before is there again', () => {
    show('filled in');

    expect(screen.getByLabelText('银行卡号')).toHaveValue('6222 0212 3456 7890 128');
    expect(screen.getByLabelText('税后月收入')).toHaveValue('12500');
    expect(screen.getByLabelText('出生日期')).toHaveValue('1990-02-28');
    expect(screen.getByLabelText('长期有效')).toBeChecked();
  });

  test('a choice is handed on at once, a text when its field is left', async () => {
    const { send } = show('empty');

    await userEvent.click(screen.getByRole('radio', { name: '是' }));
    expect(sent(send, 'form.changed')).toEqual([{ hasOtherLoans: true }]);
    await userEvent.type(screen.getByLabelText(/邮箱/), 'a@b.cn');
    expect(sent(send, 'form.changed')).toHaveLength(1);
    await userEvent.tab();

    expect(sent(send, 'form.changed')[1]).toEqual({ email: 'a@b.cn' });
  });

  test('a text is handed on when the customer pauses, and when the app goes to the background', () => {
    vi.useFakeTimers();
    const { send } = show('empty');
    const email = screen.getByLabelText(/邮箱/);

    fireEvent.change(email, { target: { value: 'a' } });
    act(() => void vi.runAllTimers());
    expect(sent(send, 'form.changed')).toEqual([{ email: 'a' }]);
    fireEvent.change(email, { target: { value: 'ab' } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(sent(send, 'form.changed')[1]).toEqual({ email: 'ab' });
  });

  test('what is written while something is on its way is handed on afterwards', async () => {
    const { send, change } = show('lists on their way');

    await userEvent.type(screen.getByLabelText(/邮箱/), 'a@b.cn');
    await userEvent.tab();
    expect(send).not.toHaveBeenCalled();
    change({ status: 'editing' });

    expect(sent(send, 'form.changed')).toEqual([{ email: 'a@b.cn' }]);
  });

  test('answers that come back from the machine overwrite nothing written meanwhile', async () => {
    const { change } = show('empty');
    const email = screen.getByLabelText(/邮箱/);
    await userEvent.type(email, 'a@b.cn');
    await userEvent.tab();
    await userEvent.type(email, '.uk');

    change({ answers: { email: 'a@b.cn' } });

    expect(email).toHaveValue('a@b.cn.uk');
  });

  test("the author's starting value is an answer from the start", () => {
    const fields = {
      phone: { type: 'phone', label: { zh: '手机', en: 'Phone' }, start: '13800138000' },
    };

    const { send } = showStep(Screen, schema, { status: 'editing', settings: { fields } });

    expect(screen.getByLabelText(/手机/)).toHaveValue('13800138000');
    expect(sent(send, 'form.changed')).toEqual([{ phone: '13800138000' }]);
  });
});

describe('fields', () => {
  test('one that depends on another comes and goes with it', () => {
    const { change, example } = show('empty');
    expect(screen.queryByLabelText('其他车贷月供')).not.toBeInTheDocument();

    const fields = structuredClone(example.settings.fields) as Record<string, { when?: boolean }>;
    Object.assign(fields.otherLoanMonthly ?? {}, { when: true });
    change({ settings: { fields } });

    expect(screen.getByLabelText('其他车贷月供')).toBeInTheDocument();
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

  test('a large amount is also said in ten thousands', () => {
    show('filled in');

    expect(screen.getByText('1.25万元')).toBeInTheDocument();
  });

  test('few options stand on the page, many in a list', () => {
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

  test('lists that could not be had are told, and can be asked for again', async () => {
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

  test('asks for what is not there, and again only when the customer says so', async () => {
    const { send, change, dialog } = await open({});
    const wanted = { type: 'form.list-wanted', data: { wanted: ['provinces'] } };
    expect(send.mock.calls).toEqual([[wanted]]);

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

    expect(sent(send, 'form.changed')).toEqual([
      {
        home: {
          provinceCode: '320000',
          provinceName: '江苏省',
          cityCode: '320500',
          cityName: '苏州市',
          districtCode: '320508',
          districtName: '姑苏区',
        },
      },
    ]);
    expect(screen.getByRole('button', { name: /居住地区/ })).toHaveTextContent('苏州市 姑苏区');
  });

  test('it opens at the region confirmed last, and can be cleared', async () => {
    const last = { '320000': '江苏省', '320500': '苏州市', '320508': '姑苏区' };
    const kept = Object.entries(last).map(([value, label]) => ({ value, label }));
    sessionStorage.setItem('region', JSON.stringify(kept));
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

  test('another province takes back the city', async () => {
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
