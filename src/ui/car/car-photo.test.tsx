import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CarPhoto } from './CarPhoto.tsx';

const url = 'https://files.example/car.webp';
const small = 'https://files.example/car-small.webp';

function show(more: Partial<Parameters<typeof CarPhoto>[0]> = {}) {
  const props = { url, small, sizes: '9rem', body: 'suv', paint: 'red', label: '晨曜 启程' };
  return render(<CarPhoto {...props} {...more} />);
}
const drawing = () => document.querySelector('span use');
const photo = () => document.querySelector('img');

describe('a photograph of a car', () => {
  test('is drawn while it loads, then shown by its name', () => {
    show();
    expect(drawing()).not.toBeNull();

    fireEvent.load(screen.getByAltText('晨曜 启程'));

    expect(drawing()).toBeNull();
    expect(screen.getByRole('img', { name: '晨曜 启程' })).toBe(photo());
  });

  test('that cannot be had is drawn, under the same name', () => {
    show();

    fireEvent.error(screen.getByAltText('晨曜 启程'));

    expect(photo()).toBeNull();
    expect(screen.getByRole('img', { name: '晨曜 启程' })).toContainElement(
      document.querySelector('span use'),
    );
  });

  test('that the platform does not have is drawn', () => {
    show({ url: undefined });

    expect(photo()).toBeNull();
    expect(screen.getByRole('img', { name: '晨曜 启程' })).toBeInTheDocument();
  });

  test('of another car is loaded anew after one that failed', () => {
    const { rerender } = show();
    fireEvent.error(screen.getByAltText('晨曜 启程'));

    rerender(<CarPhoto url={small} sizes="9rem" body="suv" paint="red" />);

    expect(photo()).toHaveAttribute('src', small);
  });

  test('is fetched when it comes into sight, in the size it has there; the first of a page at once', () => {
    const { unmount } = show();
    expect(photo()).toHaveAttribute('loading', 'lazy');
    expect(photo()).toHaveAttribute('decoding', 'async');
    expect(photo()).toHaveAttribute('srcset', `${small} 360w, ${url} 720w`);
    expect(photo()).toHaveAttribute('sizes', '9rem');
    unmount();

    show({ first: true, small: undefined });
    expect(photo()).toHaveAttribute('loading', 'eager');
    expect(photo()).not.toHaveAttribute('srcset');
  });
});
