import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
])('%s says "%s" and leads to sign in, then tries again', async (why, says, never) => {
  const { signIn, retry } = show(why);
  const alert = screen.getByRole('alert').textContent ?? '';
  expect(alert).toContain(says);
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
