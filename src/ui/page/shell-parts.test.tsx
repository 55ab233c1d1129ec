import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { violations } from '../../../tests/support/show-step.tsx';
import { ActionBar } from './ActionBar.tsx';
import styles from './ActionBar.module.css';
import { duplicateClickMs, useClickGuard } from '../tap/click-guard.ts';
import { ContactSheet } from '../overlay/ContactSheet.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { NumberBox } from '../inputs/NumberBox.tsx';
import { closeOverlays } from '../overlay/overlays.ts';
import { Overlay } from '../overlay/Overlay.tsx';
import { Page } from './Page.tsx';
import { showToast, Toasts, toastTimes } from '../feedback/Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Guarded({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={useClickGuard(onPress)}>
      go
    </button>
  );
}

test('a second click within a second is the first one’s echo', () => {
  const pressed = vi.fn<() => void>();
  render(<Guarded onPress={pressed} />);
  const click = () => fireEvent.click(screen.getByText('go'));

  click();
  click();
  vi.advanceTimersByTime(duplicateClickMs - 1);
  click();
  expect(pressed).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each(Object.entries(toastTimes))('a %s toast stays for %i ms', (time, ms) => {
  render(<Toasts />);

  act(() => showToast('已保存', time as keyof typeof toastTimes));
  act(() => void vi.advanceTimersByTime(ms - 1));
  expect(screen.getByText('已保存')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));

  expect(screen.queryByText('已保存')).toBeNull();
});

describe('the number box', () => {
  const box = (value: number, step?: number) => {
    const changed = vi.fn<(value: number) => void>();
    render(
      <NumberBox
        label="数量"
        value={value}
        min={1}
        max={5}
        {...(step !== undefined && { step })}
        onChange={changed}
      />,
    );
    return { changed, input: screen.getByRole('textbox') };
  };
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' });
    fireEvent.pointerUp(button, { button: 0, pointerType: 'mouse' });
    fireEvent.click(button);
  };

  it('goes one up and one down', () => {
    const { changed } = box(3);

    press('增加 数量');
    expect(changed).toHaveBeenLastCalledWith(4);
    press('减少 数量');
    expect(changed).toHaveBeenLastCalledWith(2);
  });

  it.each([
    ['9', 5],
    ['0', 1],
    ['4', 4],
  ])('a typed %s becomes %i', (typed, value) => {
    const { changed, input } = box(3);

    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);

    expect(changed).toHaveBeenLastCalledWith(value);
  });

  it('stops at its limits', () => {
    box(5);

    expect(screen.getByRole('button', { name: '增加 数量' })).toBeDisabled();
  });
});

test('the pop-up dials once, and its other way leads to the online service', () => {
  const call = vi.fn<() => void>();
  render(
    <ContactSheet
      phone="400-6688-878"
      service="/sandbox/service"
      onCall={call}
      onClose={vi.fn<() => void>()}
    />,
  );

  fireEvent.click(screen.getByText('400-6688-878'));
  fireEvent.click(screen.getByText('400-6688-878'));

  expect(call).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: /在线客服/ })).toHaveAttribute(
    'href',
    '/sandbox/service',
  );
});

test('the pop-up and the overlay have no barrier, and the overlay says that it loads', async () => {
  vi.useRealTimers();
  const { unmount } = render(
    <ContactSheet
      phone="400-6688-878"
      service="/s"
      onCall={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
  expect(await violations(document.body)).toEqual([]);
  unmount();

  render(<Overlay />);
  expect(screen.getByRole('dialog', { name: /加载中/ })).toHaveAttribute('aria-busy', 'true');
  expect(await violations(document.body)).toEqual([]);
});

test('a navigation closes what can be closed, the topmost first, and leaves a question that must be answered', () => {
  const closed: string[] = [];
  render(
    <>
      <Dialog title="one" onClose={() => closed.push('one')} />
      <Dialog title="must" />
      <Dialog title="two" onClose={() => closed.push('two')} />
    </>,
  );

  closeOverlays();

  expect(closed).toEqual(['two', 'one']);
});

describe('the bar of buttons', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [200, false],
    [420, true],
  ])('of %i px in a window of 768 stays out of the way of what is read: %s', (height, apart) => {
    let measure = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          measure = changed;
        }
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(<ActionBar>two buttons</ActionBar>);
    const bar = container.querySelector<HTMLElement>('[data-bar]');
    vi.spyOn(bar as HTMLElement, 'offsetHeight', 'get').mockReturnValue(height);
    act(() => measure());

    expect(bar?.classList.contains(styles.tall ?? '')).toBe(apart);
  });
});

describe('the title in the bar', () => {
  afterEach(() => vi.unstubAllGlobals());

  function scrolled(page: ReactElement) {
    let intersect: (entries: { isIntersecting: boolean }[]) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof intersect) {
          intersect = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    render(page);
    return (isIntersecting: boolean) => act(() => intersect([{ isIntersecting }]));
  }

  test('stands there while the heading is scrolled away', () => {
    const see = scrolled(
      <Page title="订单详情" onBack={() => {}}>
        .
      </Page>,
    );
    const bar = screen.getByRole('banner');
    expect(bar).not.toHaveTextContent('订单详情');

    see(false);
    expect(bar).toHaveTextContent('订单详情');
    see(true);

    expect(bar).not.toHaveTextContent('订单详情');
  });

  test('never makes a bar where there was none, which would move what is read', () => {
    const see = scrolled(<Page title="我的">.</Page>);

    see(false);

    expect(screen.getByRole('banner')).not.toHaveTextContent('我的');
  });
});
