import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Session } from '../machine/session.ts';
import type { View } from '../machine/view.ts';

type Store = NonNullable<Parameters<typeof useSelector>[0]>;
type Observer = (() => void) | { next: () => void };

/** The session's present view. A session outlives its actors (another tab may take over), so it is the store. */
export function useView(session: Session): View {
  const store = useMemo(() => storeOf(session), [session]);
  // XState's hook asks for no more of an actor than these two.
  return useSelector(store as unknown as Store, (shown: unknown) => (shown as { view: View }).view);
}

/** The view is wrapped, because the hook throws for whatever has a `status` of "error". */
function storeOf(session: Session) {
  let shown = { view: session.view() };
  return {
    subscribe(observer: Observer) {
      const listener = typeof observer === 'function' ? observer : () => observer.next();
      return { unsubscribe: session.subscribe(listener) };
    },
    getSnapshot() {
      if (shown.view !== session.view()) shown = { view: session.view() };
      return shown;
    },
  };
}
