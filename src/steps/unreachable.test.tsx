import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasNetwork } from '../ui/online.ts';
import { SigningIn, type SignIn } from '../ui/signing-in.ts';
import { Unreachable } from './Unreachable.tsx';

function show(why: string) {
  const signIn = vi.fn<SignIn>();
  const retry = vi.fn<() => void>();
  render(
    <SigningIn value={signIn}>
      <Unreachable data={{ why }} onRetry={retry} />
    </SigningIn>,
  );
  return { signIn, retry };
}

test.each([
  ['not-signed-in', '请先登录', /过期|失效/],
  ['signed-out', '登录已过期', /请先登录/],
])('%s says "%s" and leads to sign in, then tries again', async (why, message, never) => {
  const { signIn, retry } = show(why);
  const alert = screen.getByRole('alert').textContent ?? '';
  expect(alert).toContain(message);
  expect(alert).not.toMatch(never);

  await userEvent.click(screen.getByRole('button', { name: '登录' }));

  expect(retry).not.toHaveBeenCalled();
  expect(signIn).toHaveBeenCalledOnce();
  signIn.mock.calls[0]?.[0]();
  expect(retry).toHaveBeenCalledOnce();
});

test('for what signing in does not mend there is another try', async () => {
  const { signIn, retry } = show('timeout');

  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));

  expect(retry).toHaveBeenCalledOnce();
  expect(signIn).not.toHaveBeenCalled();
});

describe('without a network', () => {
  afterEach(() => vi.restoreAllMocks());
  const network = (there: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
  };

  test('it is tried again by itself, once, as soon as the phone has one', () => {
    network(false);
    hasNetwork();
    const { retry } = show('offline');
    expect(screen.getByRole('alert')).toHaveTextContent('连上后会自动继续');

    expect(retry).not.toHaveBeenCalled();
    network(true);
    network(true);

    expect(retry).toHaveBeenCalledOnce();
  });

  test('also where what gave up did not ask the phone', () => {
    network(false);
    const { retry } = show('offline');

    network(true);

    expect(retry).toHaveBeenCalledOnce();
  });

  test('a network that came back before the screen was there counts', () => {
    network(false);
    hasNetwork();
    network(true);

    const { retry } = show('offline');

    expect(retry).toHaveBeenCalledOnce();
  });

  test('not while the page is hidden', () => {
    network(false);
    hasNetwork();
    const { retry } = show('offline');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    network(true);
    expect(retry).not.toHaveBeenCalled();

    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));

    expect(retry).toHaveBeenCalledOnce();
  });

  test('what failed for another reason, or with a network, waits for the customer', () => {
    network(true);
    expect(hasNetwork()).toBe(true);
    const { retry } = show('offline');
    network(true);
    expect(retry).not.toHaveBeenCalled();

    network(false);
    hasNetwork();
    const busy = show('busy');
    network(true);

    expect(busy.retry).not.toHaveBeenCalled();
  });
});
