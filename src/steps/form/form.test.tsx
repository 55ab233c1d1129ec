import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { sent, show } from './showing.fixture.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

testAccessibility(Screen, schema, ['zh', 'en']);

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

  test('an invalid form is not submitted: the first invalid field has the focus, all errors are listed', async () => {
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

  test('errors are shown in the present language', async () => {
    const { change } = show('empty');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByRole('alert');

    change({}, 'en');

    await waitFor(() =>
      expect(screen.getByLabelText('Housing')).toHaveAccessibleDescription('Choose one.'),
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('请选择');
  });

  test('the list of errors shrinks as they are corrected', async () => {
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

  test('submits every answer, empty ones too, and removes those of hidden fields', async () => {
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

  test('waits while a request is pending', async () => {
    const { send } = show('lists on their way');
    const button = screen.getByRole('button', { name: '下一步' });

    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('keeping', () => {
  test('shows earlier answers', () => {
    show('filled in');

    expect(screen.getByLabelText('银行卡号')).toHaveValue('6222 0212 3456 7890 128');
    expect(screen.getByLabelText('税后月收入')).toHaveValue('12500');
    expect(screen.getByLabelText('出生日期')).toHaveValue('1990-02-28');
    expect(screen.getByLabelText('长期有效')).toBeChecked();
  });

  test('a choice reaches the machine at once, a text when its field is left', async () => {
    const { send } = show('empty');

    await userEvent.click(screen.getByRole('radio', { name: '是' }));
    expect(sent(send, 'form.changed')).toEqual([{ hasOtherLoans: true }]);
    await userEvent.type(screen.getByLabelText(/邮箱/), 'a@b.cn');
    expect(sent(send, 'form.changed')).toHaveLength(1);
    await userEvent.tab();

    expect(sent(send, 'form.changed')[1]).toEqual({ email: 'a@b.cn' });
  });

  test('a text reaches the machine when the customer pauses, and when the app goes to the background', () => {
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

  test('values entered while a request is pending reach the machine afterwards', async () => {
    const { send, change } = show('lists on their way');

    await userEvent.type(screen.getByLabelText(/邮箱/), 'a@b.cn');
    await userEvent.tab();
    expect(send).not.toHaveBeenCalled();
    change({ status: 'editing' });

    expect(sent(send, 'form.changed')).toEqual([{ email: 'a@b.cn' }]);
  });

  test('answers from the machine do not overwrite what was typed meanwhile', async () => {
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
