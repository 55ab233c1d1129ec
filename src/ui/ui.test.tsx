import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './overlay/Dialog.tsx';
import { LanguageProvider } from './language.tsx';
import { formatMessage } from './format-message.ts';
import { Page } from './page/Page.tsx';
import { Problem } from './feedback/Problem.tsx';
import { screenShown } from './page/shown-screen.ts';
import { showToast, Toasts, toastTimes } from './feedback/Toast.tsx';
import { Waiting } from './feedback/Waiting.tsx';

afterEach(() => vi.useRealTimers());

describe('Page', () => {
  const page = (id: string, title: string, at = 1) => (
    <Page title={title} focusKey={id} progress={{ at, of: 5 }} onBack={() => undefined}>
      text
    </Page>
  );

  test('the heading takes the focus with every new step, not with a new word in the old one', () => {
    const { rerender } = render(page('a', 'One'));
    expect(screen.getByRole('heading', { level: 1, name: 'One' })).toHaveFocus();
    screen.getByRole('button', { name: '返回' }).focus();

    rerender(page('a', 'One, changed'));
    expect(screen.getByRole('button', { name: '返回' })).toHaveFocus();
    rerender(page('b', 'Two'));

    expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  });

  test('what a screen reader hears: the heading of a new step by the focus alone, a new word in it where it stands', async () => {
    const announced: string[] = [];
    const listener = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]',
        );
        if (region) announced.push(region.textContent);
      }
    });
    listener.observe(document, { subtree: true, childList: true, characterData: true });

    const { rerender } = render(page('car', 'The car'));
    rerender(page('car', 'Sample 1.5T'));
    rerender(page('plan', 'Confirm the plan'));
    await act(async () => undefined);
    listener.disconnect();

    expect(announced).toEqual(['Sample 1.5T']);
    expect(screen.getByRole('heading', { name: 'Confirm the plan' })).toHaveFocus();
  });

  test('progress is announced as text', () => {
    render(<LanguageProvider language="en">{page('a', 'One', 2)}</LanguageProvider>);

    expect(screen.getByRole('progressbar', { name: 'Step 2 of 5' })).toHaveValue(2);
  });

  test('a locked Back button does nothing and is announced as disabled', async () => {
    const back = vi.fn<() => void>();
    render(
      <Page title="Paying" onBack={back} backLocked>
        text
      </Page>,
    );

    await userEvent.click(screen.getByRole('button', { name: '返回' }));

    expect(back).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '返回' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Button', () => {
  test('while loading it keeps the focus and ignores presses', async () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(<Button onPress={press}>Pay</Button>);
    await userEvent.click(screen.getByRole('button'));

    rerender(
      <Button onPress={press} loading>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));

    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  test('while loading it sends no form', async () => {
    const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button submit loading>
          Send
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(submit).not.toHaveBeenCalled();
  });
});

describe('Toast', () => {
  test('is said in a live region and goes away after the time it takes to read', () => {
    vi.useFakeTimers();
    render(<Toasts />);

    act(() => showToast('已保存'));
    expect(screen.getByText('已保存').closest('output')).toHaveAttribute('aria-live', 'polite');
    act(() => void vi.advanceTimersByTime(toastTimes.custom));

    expect(screen.queryByText('已保存')).not.toBeInTheDocument();
  });

  test('a new one takes the place of the one before', () => {
    render(<Toasts />);

    act(() => showToast('first'));
    act(() => showToast('second'));

    expect(screen.queryByText('first')).not.toBeInTheDocument();
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  test('is removed with its screen', () => {
    vi.useFakeTimers();
    screenShown('form 1');
    render(<Toasts />);

    act(() => showToast('余额不足'));
    act(() => void vi.advanceTimersByTime(0));
    act(() => screenShown('form 1', false));
    expect(screen.getByText('余额不足')).toBeInTheDocument();
    act(() => screenShown('cashier 2'));

    expect(screen.queryByText('余额不足')).not.toBeInTheDocument();
  });

  test.each([
    ['said as the next screen comes', ['next']],
    ['said while something is waited for', ['call', 'next']],
  ])('%s, it stays on the screen that comes and goes with that', (_, [first = '', second]) => {
    vi.useFakeTimers();
    screenShown('form 1');
    render(<Toasts />);

    act(() => {
      showToast('请重新选择');
      screenShown(first, second === undefined);
    });
    act(() => void vi.advanceTimersByTime(0));
    if (second !== undefined) act(() => screenShown(second));
    expect(screen.getByText('请重新选择')).toBeInTheDocument();
    act(() => screenShown('another'));

    expect(screen.queryByText('请重新选择')).not.toBeInTheDocument();
  });

  test('shown by an action that leaves the page, it shows on the next one', () => {
    vi.useFakeTimers();
    screenShown('/changeStore');
    render(<Toasts />);

    act(() => showToast('已选择门店', 'short', 'next'));
    act(() => void vi.advanceTimersByTime(100));
    act(() => screenShown('/carDetail'));

    expect(screen.getByText('已选择门店')).toBeInTheDocument();
  });

  test('a dialog that is there from the start has it too', () => {
    render(
      <>
        <Dialog title="Sure?" />
        <Toasts />
      </>,
    );

    act(() => showToast('系统繁忙'));

    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('系统繁忙'));
  });

  test('is inside an open dialog, which would hide it otherwise, and outside again afterwards', () => {
    const both = (open: boolean) => (
      <>
        <Toasts />
        {open && <Dialog title="Sure?" />}
      </>
    );
    const { rerender } = render(both(true));

    act(() => showToast('系统繁忙'));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('系统繁忙'));
    rerender(both(false));

    expect(screen.getByText('系统繁忙')).toBeInTheDocument();
  });
});

describe('Dialog', () => {
  test('takes the focus and gives it back', async () => {
    const both = (open: boolean) => (
      <>
        <button type="button">open</button>
        {open && <Dialog title="Sure?" />}
      </>
    );
    const { rerender } = render(both(false));
    await userEvent.click(screen.getByRole('button', { name: 'open' }));

    rerender(both(true));
    expect(screen.getByRole('heading', { name: 'Sure?' })).toHaveFocus();
    rerender(both(false));

    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  test('where the web view knows no modal dialogs it opens all the same, keeps the focus and closes by Escape', async () => {
    const close = vi.fn<() => void>();
    const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    try {
      render(
        <Dialog title="Sure?" onClose={close} actions={<Button>Yes</Button>}>
          text
        </Dialog>,
      );
      expect(screen.getByRole('dialog')).toHaveAttribute('open');

      screen.getByRole('button', { name: 'Yes' }).focus();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');

      expect(close).toHaveBeenCalledTimes(1);
    } finally {
      if (showModal) Object.defineProperty(HTMLDialogElement.prototype, 'showModal', showModal);
    }
  });
});

test('a long wait is announced', () => {
  vi.useFakeTimers();
  render(<Waiting text="正在提交" />);
  expect(screen.queryByText('仍在处理，请不要离开本页')).not.toBeInTheDocument();

  act(() => void vi.advanceTimersByTime(5000));

  expect(screen.getByText('正在提交')).toBeInTheDocument();
  expect(screen.getByText('仍在处理，请不要离开本页')).toBeInTheDocument();
});

test('a problem shows what happened and offers both buttons', async () => {
  const retry = vi.fn<() => void>();
  const onAction = vi.fn<() => void>();
  render(
    <Problem title="网络连接不上" onRetry={retry} onAction={onAction} actionText="返回订单" />,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('网络连接不上');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '返回订单' }));

  expect([retry, onAction].map((called) => called.mock.calls.length)).toEqual([1, 1]);
});

test('values are filled into sentences, an unknown name stays visible', () => {
  const sentence = { zh: '第 {at} 步', en: 'Step {at} of {of}' };

  expect(formatMessage('zh', sentence, { at: 2 })).toBe('第 2 步');
  expect(formatMessage('en', sentence, { at: 2 })).toBe('Step 2 of {of}');
});
