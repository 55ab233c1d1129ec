import { expect, test } from 'vitest';
import { criticalCss, withCriticalCss } from './critical-css.ts';

const html = '<main class="_page_1"><button class="_button_2" disabled>OK</button></main>';

test('a page has the rules of its class names, with all their states', () => {
  const css = [
    ':root{--line:#eee}',
    '*,::before{box-sizing:border-box}',
    '._page_1 ._button_2:not(:active)>button,._other_3{color:red}',
    '._button_2::after,[hidden]{content:""}',
    '._button_2[aria-busy=true]{opacity:.6}',
    '._other_3{color:blue}',
    'table{width:100%}',
    '@media (prefers-color-scheme:dark){:root{--line:#222}._other_3{color:red}}',
    '@media (min-width:700px){._other_3{color:red}}',
  ].join('');

  expect(criticalCss(css, [html])).toBe(
    ':root{--line:#eee}' +
      '*,::before{box-sizing:border-box}' +
      '._page_1 ._button_2:not(:active)>button{color:red}' +
      '._button_2::after{content:""}' +
      '@media (prefers-color-scheme:dark){:root{--line:#222}}',
  );
});

test('an animation is included with the rule that uses it', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{opacity:0}to{opacity:1}}`;
  const css = `._page_1{animation:_in_1 .2s both}${frames('_in_1')}${frames('_out_1')}`;

  expect(criticalCss(css, [html])).toBe(`._page_1{animation:_in_1 .2s both}${frames('_in_1')}`);
});

test('a relative URL of the stylesheet is refused', () => {
  expect(() => criticalCss('._page_1{background:url(car.png)}', [html])).toThrow('url(car.png)');
  expect(criticalCss('._page_1{background:url("data:image/png,x")}', [html])).toContain('data:');
});

test('the stylesheet delays scripts, but not the first paint', () => {
  const head = '<head><link rel="stylesheet" crossorigin href="/mwap/assets/style-1.css"></head>';

  expect(withCriticalCss(`${head}<body>${html}</body>`, 'a{color:red}')).toBe(
    '<head><style>a{color:red}</style><link rel="preload" as="style" crossorigin href="/mwap/assets/style-1.css"></head>' +
      `<body>${html}<link rel="stylesheet" crossorigin href="/mwap/assets/style-1.css"></body>`,
  );
  expect(() => withCriticalCss('<head></head>', '')).toThrow('no stylesheet');
});
