import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AppIndex } from '../model/definition.ts';
import { App, loadPage } from './App.tsx';
import { OverlayRouter } from './history/OverlayRouter.tsx';
import type { AppServices } from './services.ts';

const nothing: AppIndex = { funders: {}, free: {}, paths: [] };

test("a page's effect runs once, however late the index of flows loads", async () => {
  const call = vi.fn<AppServices['call']>(() => new Promise(() => undefined));
  let resolveIndex: (index: AppIndex) => void = () => undefined;
  const index = new Promise<AppIndex>((resolve) => (resolveIndex = resolve));
  const services = {
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
  const path = '/qrcode';
  window.history.replaceState(null, '', `${import.meta.env.BASE_URL.slice(0, -1)}${path}?carId=N1`);
  await loadPage(path);
  render(<App services={services} Router={OverlayRouter} />);
  const opened = () => call.mock.calls.filter(([id]) => id === 'bridge.mini-program-page');
  await vi.waitFor(() => expect(opened()).toHaveLength(1));

  await act(async () => resolveIndex(nothing));
  await act(async () => resolveIndex(nothing));

  expect(opened()).toHaveLength(1);
});
