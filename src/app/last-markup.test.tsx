import { beforeEach, expect, test } from 'vitest';
import { isLastMarkup, keepMarkup } from './last-markup.ts';

function withStyles(file: string): void {
  document.head.innerHTML = `<link rel="stylesheet" href="/mwap/assets/${file}">`;
}

beforeEach(() => {
  localStorage.clear();
  withStyles('index-1.css');
  keepMarkup('/testIndex', '<b>春</b>');
});

test('what a page showed is kept for this page alone', () => {
  expect(isLastMarkup('/testIndex', '<b>春</b>')).toBe(true);
  expect(isLastMarkup('/testIndex', '<b>夏</b>')).toBe(false);
  expect(isLastMarkup('/newIndex', '<b>春</b>')).toBe(false);
});

test('with other styles it is kept anew', () => {
  withStyles('index-2.css');

  expect(isLastMarkup('/testIndex', '<b>春</b>')).toBe(false);
  keepMarkup('/testIndex', '<b>春</b>');
  expect(isLastMarkup('/testIndex', '<b>春</b>')).toBe(true);
});

test('what cannot be read is as if there was nothing', () => {
  localStorage.setItem('last_markup:/testIndex', '{');

  expect(isLastMarkup('/testIndex', '<b>春</b>')).toBe(false);
});
