import { preloadScreens } from '../../screen/screens.ts';
import type { Opened } from './open-flow.ts';
import type { FlowOpening } from './opened-ahead.ts';

/** `done` rejects with the reason of `open`. */
export function startOpening(open: (signal: AbortSignal) => Promise<Opened>): FlowOpening {
  const abort = new AbortController();
  const { signal } = abort;
  let opened: Opened | undefined;
  const done = open(signal).then(async (result) => {
    // React reveals a suspended boundary up to 300 ms late, and shows its fallback meanwhile.
    if (result.type === 'session' && !signal.aborted)
      await preloadScreens(result.session.view().step, []);
    if (signal.aborted) close(result);
    else opened = result;
  });
  return {
    get opened() {
      return opened;
    },
    done,
    stop() {
      abort.abort();
      if (opened) close(opened);
      opened = undefined;
    },
  };
}

function close(opened: Opened): void {
  if (opened.type === 'session') opened.session.close();
}
