import type { BridgeEnvironment } from './host-globals.ts';
import type { Bridge } from '../model/bridge.ts';
import type { Host, HostKind } from '../model/effects.ts';
import { webBridge } from './web/web-bridge.ts';

/** Each host's part is fetched where it is needed. */
const parts: Record<
  Exclude<HostKind, 'web'>,
  () => Promise<(environment: BridgeEnvironment) => Bridge>
> = {
  native: () => import('./native/native-bridge.ts').then((part) => part.bridgeOfNative),
  messaging: () => import('./messaging/messaging-bridge.ts').then((part) => part.messagingBridge),
  'mini-program': () =>
    import('./mini-program/mini-program-bridge.ts').then((part) => part.miniProgramBridge),
};

/** One bridge for every host. */
export function createBridge({ kind }: Host, environment: BridgeEnvironment): Bridge {
  return kind === 'web' ? webBridge(environment.page) : loaded(parts[kind], environment);
}

/** A part that failed to load has sent nothing: the next request loads it again. */
function loaded(
  load: () => Promise<(environment: BridgeEnvironment) => Bridge>,
  environment: BridgeEnvironment,
): Bridge {
  let loading: Promise<Bridge> | undefined;
  return {
    async request(...args) {
      loading ??= load().then((create) => create(environment));
      const bridge = await loading.catch(() => undefined);
      if (!bridge) loading = undefined;
      return bridge?.request(...args) ?? 'no-answer';
    },
  };
}
