import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectHost } from '../bridge/host.ts';
import '../ui/theme.css';
import { App } from './App.tsx';
import { browserStorage } from './browser-storage.ts';
import { publishedDefinitions } from './definitions.ts';
import { createEffects } from './effects.ts';
import { readEnvironment } from './environment.ts';
import { newId } from './new-id.ts';
import { guard, keepHost } from './start.ts';
import type { World } from './world.ts';

declare global {
  interface Window {
    __wxjs_environment?: string;
  }
}

guard();

const complete =
  'hasOwn' in Object && 'findLast' in Array.prototype && 'toSorted' in Array.prototype;
const ready = complete ? Promise.resolve() : import('./older-web-views.ts');
const simulated =
  import.meta.env.VITE_SANDBOX === '1'
    ? import('../simulator/simulator.ts').catch(() => undefined)
    : undefined;
void Promise.all([simulated, ready]).then(([simulator]) =>
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <App world={createWorld(simulator)} />
    </StrictMode>,
  ),
);

/** In the sandbox's builds a tester may choose the host; everywhere else there is no simulator to load. */
function createWorld(simulator: Awaited<typeof simulated>): World {
  const host = detectHost({
    userAgent: simulator?.chosenUserAgent() ?? navigator.userAgent,
    wxEnvironment: window.__wxjs_environment,
    touchPoints: navigator.maxTouchPoints,
  });
  simulator?.simulate(host, window);
  keepHost(host);
  const onBug = (bug: Error | string) => console.error(bug instanceof Error ? bug.message : bug);
  const { env } = import.meta;
  const environment = readEnvironment(env, window.location.origin, env.BASE_URL);
  const { effects, call } = createEffects(host, environment, onBug);
  return {
    definitions: publishedDefinitions(import.meta.env.BASE_URL),
    call,
    effects,
    storage: browserStorage,
    host,
    environment,
    owner: newId(),
    links: import.meta.env.VITE_SANDBOX === '1' ? [window.location.origin] : [],
    onBug,
  };
}
