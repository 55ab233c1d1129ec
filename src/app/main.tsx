import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCaller } from '../api/client.ts';
import { createBridge } from '../bridge/bridge.ts';
import { detectHost } from '../bridge/host.ts';
import { type NativeWindow, windowChannel } from '../bridge/window-channel.ts';
import '../ui/theme.css';
import { App } from './App.tsx';
import { browserStorage } from './browser-storage.ts';
import { sleep } from './clock.ts';
import { publishedDefinitions } from './definitions.ts';
import { createEffects, newId } from './effects.ts';
import { guardAddress } from './guard.ts';
import { startLanguage } from './language.ts';
import { onSignedOut } from './signed-out.tsx';
import type { World } from './world.ts';

declare global {
  interface Window extends NativeWindow {
    __wxjs_environment?: string;
  }
}

const clean = guardAddress(new URL(window.location.href), {
  local: localStorage,
  session: sessionStorage,
});
if (clean) window.history.replaceState(window.history.state, '', clean);

const complete =
  'hasOwn' in Object && 'findLast' in Array.prototype && 'toSorted' in Array.prototype;
void (complete ? Promise.resolve() : import('./older-web-views.ts')).then(() =>
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <App world={createWorld()} />
    </StrictMode>,
  ),
);

function createWorld(): World {
  const host = detectHost({
    userAgent: navigator.userAgent,
    wxEnvironment: window.__wxjs_environment,
  });
  const bridge = createBridge(host, windowChannel(window), newId);
  const onBug = (bug: Error | string) => console.error(bug instanceof Error ? bug.message : bug);
  const call = createCaller({
    baseUrl: '',
    credentials: () => ({ token: stored('token'), tokentype: stored('tokentype') }),
    bridge,
    sleep,
    newId,
    language: startLanguage,
    onSignedOut: (how) => onSignedOut(how, host, bridge),
    onBug,
  });
  return {
    definitions: publishedDefinitions(import.meta.env.BASE_URL),
    call,
    effects: createEffects(call, host, bridge),
    storage: browserStorage,
    host,
    owner: newId(),
    links: import.meta.env.VITE_SANDBOX === '1' ? [window.location.origin] : [],
    onBug,
  };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
