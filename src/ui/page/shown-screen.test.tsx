import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('what is said before the first screen of a visit stays on that screen', async () => {
  vi.resetModules();
  const { showToast, Toasts } = await import('../feedback/Toast.tsx');
  const { screenShown } = await import('./shown-screen.ts');
  vi.useFakeTimers();
  render(<Toasts />);

  act(() => showToast('您在银行页面尚未完成'));
  act(() => void vi.advanceTimersByTime(0));
  act(() => screenShown('intro 1'));
  expect(screen.getByText('您在银行页面尚未完成')).toBeInTheDocument();
  act(() => screenShown('another'));

  expect(screen.queryByText('您在银行页面尚未完成')).not.toBeInTheDocument();
  vi.useRealTimers();
});
