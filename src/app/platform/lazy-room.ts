import type { Room } from '../../model/effects.ts';

/** The room's implementation, loaded when the first interview begins. */
export function lazyRoom(): Room {
  let loading: Promise<Room> | undefined;
  const load = () => {
    loading ??= import('./room.ts').then(({ createRoom }) => createRoom());
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async open(signal) {
      const room = await load().catch(() => undefined);
      return room ? room.open(signal) : { type: 'blocked', fault: 'not-loaded' };
    },
    async connect(call) {
      const room = await load();
      return room.connect(call);
    },
    async broken(signal) {
      const room = await load();
      return room.broken(signal);
    },
  };
}
