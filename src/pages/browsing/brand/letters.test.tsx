import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { violations } from '../../../../tests/support/show-step.tsx';
import { Letters } from './Letters.tsx';

let scrolled: string[] = [];

beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Four sections, and a strip 400 px high. */
function shown() {
  const sections = ['热门城市', 'A', 'B', 'C'].map((title, at) => ({
    letter: at === 0 ? 'hot' : title,
    title,
    ...(at === 0 && { short: '热门' }),
    content: <a href="/x">{`${title} 的第一个`}</a>,
  }));
  const { container } = render(
    <main>
      <h1>城市</h1>
      <Letters sections={sections} />
    </main>,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: '按字母查找' });
  const strip = slider.nextElementSibling as HTMLElement;
  strip.getBoundingClientRect = () => new DOMRect(346, 100, 44, 400);
  return { container, slider, strip };
}

const at = (clientY: number) => ({ isPrimary: true, button: 0, pointerId: 1, clientY });
const heading = (name: string) => screen.getByRole('heading', { name });

test('a finger slides along the letters, the present one is shown, and the list scrolls there', async () => {
  const { container, strip } = shown();
  expect(await violations(container)).toEqual([]);

  fireEvent.pointerDown(strip, at(210));
  fireEvent.pointerMove(strip, at(290));
  fireEvent.pointerMove(strip, at(310));
  expect(scrolled).toEqual(['A', 'B']);
  expect(strip.textContent).toBe('热门ABBC');
  fireEvent.pointerMove(strip, at(900));
  fireEvent.pointerUp(strip, at(900));

  expect(scrolled.at(-1)).toBe('C');
  expect(heading('C')).toHaveFocus();
  expect(strip.textContent).toBe('热门ABC');
});

test('a tap leads to a letter, also to the one that was tapped before', () => {
  const { strip } = shown();

  for (const _ of [1, 2]) {
    fireEvent.pointerDown(strip, at(350));
    fireEvent.pointerUp(strip, at(350));
  }

  expect(scrolled.filter((title) => title === 'B').length).toBeGreaterThan(1);
  expect(heading('B')).toHaveFocus();
});

test('keys lead from letter to letter, to one by its name, and into its section', async () => {
  const { slider } = shown();
  await userEvent.tab();
  await userEvent.tab();
  while (document.activeElement !== slider) await userEvent.tab();

  await userEvent.keyboard('{ArrowUp}{ArrowUp}a{ArrowDown}');
  expect(slider).toHaveAttribute('aria-valuetext', 'B');
  expect(scrolled.at(-1)).toBe('B');
  expect(slider).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(heading('B')).toHaveFocus();
});

test('a value set by a screen reader is shown and announced', () => {
  const { slider } = shown();

  fireEvent.change(slider, { target: { value: '3' } });

  expect(slider).toHaveAttribute('aria-valuetext', 'C');
  expect(scrolled).toEqual(['C']);
});
