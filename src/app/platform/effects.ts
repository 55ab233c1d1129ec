import type { Caller } from '../../api/client.ts';
import { unreachableMessages } from '../../api/messages.ts';
import type { CallResult, Effects, Host } from '../../model/effects.ts';
import { showToast } from '../../ui/feedback/Toast.tsx';
import type { Environment } from '../../pages/platform.tsx';
import type { FetchFile } from '../../ui/pdf/pdf-file.ts';
import { now, sleepUntil } from './clock.ts';
import { logEvent } from '../event-log.ts';
import { newId } from './new-id.ts';
import { lazyRoom } from './lazy-room.ts';
import type { Access } from './platform-access.ts';

/**
 * The effects of machines, and the same calls for pages. The code that reaches out of the app (platform-access.ts) is
 * loaded at the first of them.
 */
export function createEffects(
  host: Host,
  environment: Environment,
  onBug: (message: string) => void,
): { effects: Effects; call: Caller; fetchFile: FetchFile } {
  let loading: Promise<Access> | undefined;
  const access = () => {
    loading ??= import('./platform-access.ts').then(({ openAccess }) =>
      openAccess(host, environment, onBug),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const call: Caller = async (endpoint, request, options) => {
    const platform = await access().catch(() => undefined);
    if (!platform)
      return { type: 'unreachable', why: 'offline', words: unreachableMessages.offline };
    const began = now();
    const response = await platform.call(endpoint, request, options);
    logEvent('call', `${endpoint} ${outcomeOf(response)} ${now() - began} ms`);
    return response;
  };
  const effects: Effects = {
    async call(endpoint, request, options) {
      const response = await call(endpoint, request, options);
      if (response.type === 'unreachable' && !options.signal.aborted)
        void import('./page-faults.ts')
          .then(({ showFlowFault }) => showFlowFault(endpoint, response))
          .catch(() => undefined);
      return response;
    },
    async open(url, options) {
      const platform = await access().catch(() => undefined);
      return platform ? platform.open(url, options) : 'blocked';
    },
    sleep: sleepUntil,
    now,
    newId,
    random: Math.random,
    toast: showToast,
    room: lazyRoom(),
  };
  const fetchFile: FetchFile = async (address, options) => {
    const platform = await access();
    return platform.fetchFile(address, options);
  };
  return { effects, call, fetchFile };
}

/** Contains no message and no value of the response. */
function outcomeOf(response: CallResult): string {
  if (response.type === 'ok') return 'ok';
  return response.type === 'failed' ? `failed ${response.result.code}` : response.why;
}
