import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guardDoubleTaps } from './double-tap.ts';

function renderButton() {
  const pressed = vi.fn<() => void>();
  render(
    <button type="button" onClick={pressed}>
      支付
    </button>,
  );
  return { button: screen.getByRole('button'), pressed };
}

function guard(screenShown: () => string): () => void {
  return guardDoubleTaps(document, screenShown, screenShown);
}

test('the second tap of a double tap does nothing on the page the first one led to', () => {
  let place = '/list';
  const stop = guard(() => place);
  const { button, pressed } = renderButton();
  const tap = (detail: number) => fireEvent.click(button, { detail });

  tap(1);
  place = '/cashier';
  tap(2);
  expect(pressed).toHaveBeenCalledTimes(1);

  // A single tap, a key press and a double tap on one page are handled.
  tap(1);
  tap(2);
  tap(0);
  expect(pressed).toHaveBeenCalledTimes(4);
  stop();
});

test('a tap that began on another screen is none on the one that came meanwhile', () => {
  let shown = 'pending';
  const stop = guard(() => shown);
  const { button, pressed } = renderButton();

  fireEvent.pointerDown(button);
  shown = 'cashier';
  fireEvent.click(button, { detail: 1 });
  expect(pressed).not.toHaveBeenCalled();

  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail: 1 });
  expect(pressed).toHaveBeenCalledOnce();
  stop();
});

test('a tap that began on the HTML of the first screen counts once the app has taken it over', () => {
  let shown = '';
  const stop = guardDoubleTaps(
    document,
    () => `/personal ${shown}`,
    () => shown,
  );
  const { button, pressed } = renderButton();

  fireEvent.pointerDown(button);
  shown = '/personal';
  fireEvent.click(button, { detail: 1 });

  expect(pressed).toHaveBeenCalledOnce();
  stop();
});
