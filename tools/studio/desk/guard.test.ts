import { describe, expect, test } from 'vitest';
import { refusal } from './guard.ts';

const port = 5180;

describe('the studio responds to its own page only', () => {
  test.each([
    { host: '127.0.0.1:5180' },
    { host: 'localhost:5180' },
    { host: 'localhost:5180', origin: 'http://localhost:5180', 'sec-fetch-site': 'same-origin' },
  ])('%o is answered', (headers) => {
    expect(refusal(headers, port)).toBeUndefined();
  });

  test.each([
    {},
    { host: 'studio.example:5180' },
    { host: '127.0.0.1:5181' },
    { host: '127.0.0.1.example:5180' },
    { host: '127.0.0.1:5180', origin: 'https://example.com' },
    { host: '127.0.0.1:5180', origin: 'http://localhost:5180' },
    { host: '127.0.0.1:5180', origin: 'null' },
    { host: '127.0.0.1:5180', 'sec-fetch-site': 'cross-site' },
  ])('%o is refused', (headers) => {
    expect(refusal(headers, port)).toBeDefined();
  });
});
