import { afterEach, expect, test, vi } from 'vitest';
import { act, render } from '@testing-library/react';
import { ActionBar } from './ActionBar.tsx';

afterEach(() => vi.unstubAllGlobals());

class Viewport extends EventTarget {
  scale = 1;
  offsetTop = 0;
  height = window.innerHeight;

  /** What a keyboard of so many pixels does to it; `scale`: of a pinch. */
  cover(keyboard: number, scale = 1) {
    this.height = window.innerHeight - keyboard;
    this.scale = scale;
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

const inset = () => document.documentElement.style.getPropertyValue('--keyboard');

test('the bar of buttons stays above the keyboard, on the next screen, too', () => {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  const first = render(<ActionBar>one</ActionBar>);

  viewport.cover(300);
  expect(inset()).toBe('300px');

  first.unmount();
  render(<ActionBar>another</ActionBar>);
  expect(inset()).toBe('300px');
  viewport.cover(0);
  expect(inset()).toBe('0px');
});

test('pinching, and what is too low to be a keyboard, move nothing', () => {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  render(<ActionBar>one</ActionBar>);
  const setProperty = vi.spyOn(document.documentElement.style, 'setProperty');

  viewport.cover(300, 1.5);
  viewport.cover(60);

  expect(setProperty).not.toHaveBeenCalled();
});
