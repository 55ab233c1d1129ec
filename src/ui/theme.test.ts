import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/ui/theme.css', 'utf8');
const darkAt = css.indexOf('@media (prefers-color-scheme: dark)');
const light = tokensOf(css.slice(0, darkAt));
const dark = { ...light, ...tokensOf(css.slice(darkAt, css.indexOf('*,\n*::before'))) };

/** Text colour → the backgrounds it is used on. */
const wordsOn: Record<string, readonly string[]> = {
  text: ['surface', 'ground', 'fill', 'accent-soft', 'notice-soft', 'glow', 'price-soft'],
  'text-soft': ['surface', 'ground', 'fill', 'accent-soft'],
  'text-faint': ['surface'],
  accent: ['surface', 'ground', 'accent-soft'],
  'accent-strong': ['surface', 'ground', 'accent-soft'],
  'on-accent': ['accent', 'accent-strong'],
  danger: ['surface', 'ground', 'danger-soft'],
  'danger-strong': ['surface', 'danger-soft'],
  'on-danger': ['danger'],
  success: ['surface', 'ground', 'success-soft'],
  'on-success': ['success'],
  notice: ['surface', 'ground', 'notice-soft'],
  price: ['surface', 'ground', 'price-soft'],
  'on-hero': ['hero', 'hero-end'],
  'on-hero-soft': ['hero', 'hero-end'],
  'on-toast': ['toast'],
  'on-stage': ['stage'],
  ink: ['paper'],
};

/** Border colours of controls → the backgrounds around them: WCAG 1.4.11. */
const edgesOn: Record<string, readonly string[]> = {
  edge: ['surface', 'ground'],
  accent: ['surface', 'ground', 'fill-strong'],
  danger: ['surface'],
};

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s mode', (_mode, tokens) => {
  test.each(pairs(wordsOn))('words of %s can be read on %s', (words, ground) => {
    expect(contrast(colour(tokens, words), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(edgesOn))('an edge of %s is seen on %s', (edge, ground) => {
    expect(contrast(colour(tokens, edge), colour(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('every colour of a screen is a token, so that all of them follow the mode', () => {
  const raw = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('theme.css'))
    .filter((file) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(readFileSync(`src/${file}`, 'utf8')));

  expect(raw).toEqual([]);
});

test('every token a screen uses exists', () => {
  const defined = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const unknown = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, 'utf8');
      const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
      const used = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
      return used
        .filter((name) => !defined.has(name) && !own.has(name))
        .map((n) => `${file}: ${n}`);
    });

  expect(unknown).toEqual([]);
});

function tokensOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6});/gi)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

function pairs(table: Record<string, readonly string[]>): [string, string][] {
  return Object.entries(table).flatMap(([name, grounds]) =>
    grounds.map((ground): [string, string] => [name, ground]),
  );
}

function colour(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`theme.css has no --${name}.`);
  return value;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
