import { expect, test } from 'vitest';
import { circleIn } from './chunk-order.ts';

test('files that need each other are named in their order', () => {
  const chunks = [
    { fileName: 'page.js', imports: ['shared.js', 'a.js'] },
    { fileName: 'a.js', imports: ['b.js'] },
    { fileName: 'b.js', imports: ['shared.js', 'c.js'] },
    { fileName: 'c.js', imports: ['a.js'] },
    { fileName: 'shared.js', imports: [] },
  ];

  expect(circleIn(chunks)).toEqual(['a.js', 'b.js', 'c.js', 'a.js']);
});

test('a file that several others need is no circle', () => {
  const chunks = [
    { fileName: 'page.js', imports: ['a.js', 'b.js'] },
    { fileName: 'a.js', imports: ['shared.js'] },
    { fileName: 'b.js', imports: ['shared.js', 'a.js'] },
    { fileName: 'shared.js', imports: [] },
  ];

  expect(circleIn(chunks)).toBeUndefined();
});
