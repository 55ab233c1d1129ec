import { expect, it } from 'vitest';
import { detectHost } from './host.ts';

const android = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/116 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 Mobile';
const messaging = 'MicroMessenger/8.0.40 NetType/WIFI';

it.each([
  [`${android} CarFinanceApp/3.6.10`, { kind: 'native', system: 'android', version: '3.6.10' }],
  [`${iphone} CarFinanceApp/3.6.8`, { kind: 'native', system: 'ios', version: '3.6.8' }],
  [`${android} ${messaging}`, { kind: 'messaging', system: 'android', version: '0.0.0' }],
  [`${iphone} ${messaging} miniProgram`, { kind: 'mini-program', system: 'ios', version: '0.0.0' }],
  [`${iphone} CarFinanceApp/3.10`, { kind: 'native', system: 'ios', version: '3.10' }],
  [android, { kind: 'web', system: 'android', version: '0.0.0' }],
  ['Mozilla/5.0 (X11; Linux x86_64)', { kind: 'web', system: 'other', version: '0.0.0' }],
  ['', { kind: 'web', system: 'other', version: '0.0.0' }],
])('%s is recognised', (userAgent, host) => {
  expect(detectHost({ userAgent })).toEqual(host);
});

it('recognises a mini-program that is only marked in the window', () => {
  const userAgent = `${android} ${messaging}`;

  expect(detectHost({ userAgent, wxEnvironment: 'miniprogram' }).kind).toBe('mini-program');
});

it.each([
  [5, 'ios'],
  [0, 'other'],
])('a Macintosh with %i touch points is of the system %s', (touchPoints, system) => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) CarFinanceApp/3.6.8';

  expect(detectHost({ userAgent, touchPoints })).toMatchObject({ kind: 'native', system });
});
