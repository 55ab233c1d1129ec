import { describe, expect, it } from 'vitest';
import { okCode } from '../api/codes.ts';
import type { Host } from '../model/effects.ts';
import type { Bridge } from '../model/bridge.ts';
import { openLink } from './open-link.ts';
import { aPage } from './page.fixture.ts';

const bank = 'https://h5.bank.example';
const origins = [bank];

const host = (kind: Host['kind']): Host => ({ kind, system: 'android', version: '0.0.0' });
const signal = new AbortController().signal;

function opening(bridge: Bridge['request'] = async () => ({ code: 'unsupported', msg: '' })) {
  const { page, assigned, show } = aPage();
  const open = (kind: Host['kind'], url = `${bank}/sign`, ending = signal) =>
    openLink(
      url,
      { origins, signal: ending },
      { host: host(kind), bridge: { request: bridge }, page },
    );
  return { assigned, open, page, show };
}

describe('opening a link', () => {
  it.each(['web', 'messaging', 'mini-program'] as const)('on %s leaves this page', async (kind) => {
    const { open, assigned } = opening();

    expect(await open(kind)).toBe('leaving');
    expect(assigned).toEqual([`${bank}/sign`]);
  });

  it('that is not allowed opens nothing', async () => {
    const { open, assigned } = opening();

    expect(await open('web', 'https://evil.test/')).toBe('refused');
    expect(await open('native', 'https://evil.test/')).toBe('refused');
    expect(assigned).toEqual([]);
  });

  it('responds blocked when the browser does not leave the page', async () => {
    const { open, page } = opening();
    page.assign = () => {
      throw new Error('sandboxed');
    };

    expect(await open('web')).toBe('blocked');
  });

  it('in the native app returns when the page on top is closed', async () => {
    const requests: unknown[] = [];
    const { open, assigned } = opening(async (capability, request) => {
      requests.push([capability, request]);
      return { code: okCode, msg: '', data: { closed: true } };
    });

    expect(await open('native')).toBe('returned');
    expect(requests).toEqual([['browser-open', { url: `${bank}/sign` }]]);
    expect(assigned).toEqual([]);
  });

  it('in the native app returns when this page is visible again and the result is lost', async () => {
    const { open, show } = opening(() => new Promise(() => {}));
    const opened = open('native');

    show(true);
    show(false);
    show(true);

    expect(await opened).toBe('returned');
  });

  it('in the native app responds blocked when the app cannot open it', async () => {
    expect(await opening().open('native')).toBe('blocked');
  });

  it('stops when the step is left', async () => {
    const leaving = new AbortController();
    const { open } = opening(
      (_capability, _request, options) =>
        new Promise((resolve) =>
          options.signal.addEventListener('abort', () => resolve('no-answer')),
        ),
    );
    const opened = open('native', undefined, leaving.signal);

    leaving.abort();

    expect(await opened).toBe('blocked');
  });
});
