import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { View } from '../machine/view.ts';
import { LanguageProvider } from '../ui/language.tsx';
import { showToast, Toasts } from '../ui/feedback/Toast.tsx';
import { StepScreen } from './StepScreen.tsx';

const none = () => {};

function view(stepId: string, more: Partial<View>): View {
  return {
    stepId,
    kind: 'notice',
    status: 'shown',
    step: {},
    answers: {},
    data: {},
    past: [],
    progress: { now: 1, total: 1 },
    title: stepId,
    path: `/${stepId}`,
    visit: 1,
    send: none,
    canGoBack: true,
    canRemainVisible: true,
    ...more,
  } as unknown as View;
}

const question = view('ask', {
  title: '取消订单',
  step: { text: '确定吗？', buttons: { yes: '确认取消', no: '再想想' } } as never,
});
const calling = view('cancel', {
  kind: 'call',
  status: 'sending',
  title: '取消',
  visit: 2,
  pendingOverPrevious: true,
  canRemainVisible: false,
  step: { text: '正在取消…' } as never,
});

function Shown({ at }: { at: View }) {
  return (
    <LanguageProvider language="zh">
      <StepScreen view={at} back={none} leave={none} closeNotice={none} takeOver={none} />
    </LanguageProvider>
  );
}

test('where the platform refuses what was filled in, the order can be looked at', async () => {
  const go = vi.fn<() => void>();
  const engine = { state: 'refused', words: '资料已经提交', can: ['edit', 'retry'] } as const;
  const refused = { ...question, engine } as unknown as View;
  render(
    <LanguageProvider language="zh">
      <StepScreen
        view={refused}
        back={none}
        leave={none}
        closeNotice={none}
        takeOver={none}
        home={{ text: '返回订单', go }}
      />
    </LanguageProvider>,
  );

  await userEvent.click(await screen.findByRole('button', { name: '返回订单' }));

  expect(go).toHaveBeenCalledOnce();
});

test('the screen stays while the request of its button is pending: that button is busy and none can be pressed', async () => {
  const send = vi.fn<View['send']>();
  const page = render(<Shown at={{ ...question, send }} />);
  await userEvent.click(await screen.findByRole('button', { name: '再想想' }));
  expect(send).toHaveBeenCalledTimes(1);

  page.rerender(<Shown at={calling} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('取消订单');
  expect(screen.getByRole('button', { name: '再想想' })).toHaveAttribute('aria-busy', 'true');
  const other = screen.getByRole('button', { name: '确认取消' });
  expect(other).not.toHaveAttribute('aria-busy');
  await userEvent.click(other);
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在取消…')).toHaveRole('status');
});

test.each([
  {
    field: '手机号',
    input: view('who', {
      kind: 'form',
      status: 'editing',
      title: '您是谁',
      step: {
        fields: {
          phone: { type: 'text', label: '手机号', required: true, 'max-length': 11 },
        },
      } as never,
    }),
  },
  {
    field: '支付宝',
    input: view('cashier', {
      kind: 'cashier',
      status: 'shown',
      title: '收银台',
      step: { due: 100, amount: '¥1', ways: ['AliPay', 'WxPay'], facts: {} } as never,
    }),
  },
])('what the pending request has sent cannot be changed meanwhile: $field', async (given) => {
  const page = render(<Shown at={given.input} />);
  const input = await screen.findByLabelText(new RegExp(given.field, 'u'));
  expect(input).toBeEnabled();

  page.rerender(<Shown at={calling} />);

  expect(input).toBeDisabled();
  expect(screen.getByRole('button', { name: /./u, busy: true })).toBeEnabled();
});

test('the result is a screen of its own, with the focus on its heading', async () => {
  const page = render(<Shown at={question} />);
  await screen.findByRole('button', { name: '确认取消' });
  page.rerender(<Shown at={calling} />);

  page.rerender(
    <Shown
      at={view('done', { title: '已取消', visit: 3, step: { text: '好了', buttons: {} } as never })}
    />,
  );

  const heading = await screen.findByRole('heading', { level: 1, name: '已取消' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(within(document.body).queryByText('正在取消…')).not.toBeInTheDocument();
});

test.each([
  [true, 'the focus stays on the button'],
  [false, 'its heading has the focus'],
])(
  'the screen that stayed comes back as the same one: %s, so that %s',
  async (sameVisitOnReturn) => {
    const page = render(<Shown at={{ ...question, sameVisitOnReturn }} />);
    const button = await screen.findByRole('button', { name: '再想想' });
    await userEvent.click(button);
    page.rerender(<Shown at={calling} />);

    page.rerender(<Shown at={{ ...question, sameVisitOnReturn, visit: 3 }} />);

    expect(button.isConnected).toBe(sameVisitOnReturn);
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(sameVisitOnReturn ? button : heading).toHaveFocus());
  },
);

test('after five seconds it says that the request is still pending', async () => {
  const page = render(<Shown at={question} />);
  await screen.findByRole('button', { name: '确认取消' });
  vi.useFakeTimers();
  page.rerender(<Shown at={calling} />);
  expect(screen.queryByText(/仍在处理/)).not.toBeInTheDocument();

  act(() => void vi.advanceTimersByTime(5_000));

  expect(screen.getByText(/仍在处理/)).toBeVisible();
  vi.useRealTimers();
});

test('without a previous screen, a screen says what is pending', async () => {
  render(<Shown at={calling} />);

  expect(await screen.findByText('正在取消…')).toBeVisible();
});

test('a camera or a waiting screen does not stay', async () => {
  const page = render(<Shown at={{ ...question, canRemainVisible: false }} />);
  await screen.findByRole('button', { name: '确认取消' });

  page.rerender(<Shown at={calling} />);

  expect(await screen.findByText('正在取消…')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认取消' })).not.toBeInTheDocument();
});

test('a message shown before a wait stays on the screen after it, and is removed with that screen', async () => {
  vi.useFakeTimers();
  const toasts = render(<Toasts />);
  const page = render(<Shown at={question} />);
  const waiting = view('confirm', {
    ...calling,
    stepId: 'confirm',
    pendingOverPrevious: false,
    transient: true,
    step: { path: '/confirm', text: '正在确认…' } as never,
  });
  act(() => showToast('取消支付失败'));

  page.rerender(<Shown at={waiting} />);
  await act(() => vi.advanceTimersByTimeAsync(500));
  page.rerender(
    <Shown
      at={view('done', { visit: 3, step: { path: '/done', text: '好了', buttons: {} } as never })}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));

  expect(toasts.container).toHaveTextContent('取消支付失败');
  page.rerender(
    <Shown
      at={view('next', { visit: 4, step: { path: '/next', text: '下一页', buttons: {} } as never })}
    />,
  );
  expect(toasts.container).toHaveTextContent('');
  vi.useRealTimers();
});
