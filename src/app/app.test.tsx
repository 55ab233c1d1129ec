import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AppIndex } from '../model/definition-files.ts';
import { App, loadPage } from './App.tsx';
import { OverlayRouter } from './history/OverlayRouter.tsx';
import type { AppServices } from './services.ts';

const nothing: AppIndex = { funders: {}, free: {}, paths: [] };

function servicesWith(call: AppServices['call'], index: Promise<AppIndex>): AppServices {
  return {
    call,
    definitions: { index: () => index, onChange: () => () => undefined },
    environment: {
      fileHosts: [],
      siteHost: 'https://a.example',
      sharePage: 'https://a.example/',
      shareImages: 'https://a.example/',
    },
    host: { kind: 'mini-program', system: 'ios', version: '8.0.0' },
  } as unknown as AppServices; // only the members this page uses
}

async function show(path: string, services: AppServices): Promise<void> {
  window.history.replaceState(null, '', `${import.meta.env.BASE_URL.slice(0, -1)}${path}?carId=N1`);
  await loadPage(path);
  render(<App services={services} Router={OverlayRouter} />);
}

test("a page's effect runs once, however late the index of flows loads", async () => {
  const call = vi.fn<AppServices['call']>(() => new Promise(() => undefined));
  let resolveIndex: (index: AppIndex) => void = () => undefined;
  const index = new Promise<AppIndex>((resolve) => (resolveIndex = resolve));
  await show('/qrcode', servicesWith(call, index));
  const opened = () => call.mock.calls.filter(([id]) => id === 'bridge.mini-program-page');
  await vi.waitFor(() => expect(opened()).toHaveLength(1));

  await act(async () => resolveIndex(nothing));
  await act(async () => resolveIndex(nothing));

  expect(opened()).toHaveLength(1);
});

test.each(['/QRcode', '/qrcode/', '/%71rcode'])('a page is there at %s, too', async (path) => {
  const call = vi.fn<AppServices['call']>(() => new Promise(() => undefined));

  await show(path, servicesWith(call, Promise.resolve(nothing)));

  await vi.waitFor(() =>
    expect(call.mock.calls.map(([id]) => id)).toContain('bridge.mini-program-page'),
  );
});
