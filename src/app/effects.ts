import type { Caller } from '../api/client.ts';
import { unreachableWords } from '../api/words.ts';
import type { Effects, Host } from '../machine/effects.ts';
import { showToast } from '../ui/Toast.tsx';
import { now, sleepUntil } from './clock.ts';
import { newId } from './new-id.ts';
import { lazyRoom } from './lazy-room.ts';

type Access = Pick<Effects, 'open'> & { call: Caller };

/** What a machine may do, done for real. The ways out of the app are loaded when the first is taken. */
export function createEffects(host: Host, onBug: (message: string) => void): Effects {
  let loading: Promise<Access> | undefined;
  const access = () => {
    loading ??= import('./platform-access.ts').then(({ openAccess }) => openAccess(host, onBug));
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async call(endpoint, request, options) {
      const way = await access().catch(() => undefined);
      if (!way) return { type: 'unreachable', why: 'offline', words: unreachableWords.offline };
      return way.call(endpoint, request, options);
    },
    async open(url, options) {
      const way = await access().catch(() => undefined);
      return way ? way.open(url, options) : 'blocked';
    },
    sleep: sleepUntil,
    now,
    newId,
    random: Math.random,
    toast: showToast,
    room: lazyRoom(),
  };
}
