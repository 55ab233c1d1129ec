import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppLink, AppLinks } from './AppLink.tsx';

function shown() {
  const go = vi.fn<(to: string) => void>();
  const leave = vi.fn<() => void>();
  render(
    <AppLinks value={go}>
      <AppLink to="/agreement?x=1" onGo={leave}>
        协议
      </AppLink>
    </AppLinks>,
  );
  return { go, leave, link: screen.getByRole('link', { name: '协议' }) };
}

test('a tap navigates within the app, after entered values were saved', async () => {
  const { go, leave, link } = shown();

  await userEvent.click(link);

  expect(go).toHaveBeenCalledWith('/agreement?x=1');
  expect(leave.mock.invocationCallOrder[0]).toBeLessThan(go.mock.invocationCallOrder[0] ?? 0);
  expect(link.getAttribute('href')).toBe('/agreement?x=1');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'with %o the browser opens it',
  (how) => {
    const { go, link } = shown();
    link.addEventListener('click', (event) => event.preventDefault());

    fireEvent.click(link, how);

    expect(go).not.toHaveBeenCalled();
  },
);
