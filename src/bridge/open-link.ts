import { okCode } from '../api/codes.ts';
import { allowedTarget } from '../model/link-target.ts';
import type { Host, OpenResult } from '../model/effects.ts';
import type { Bridge } from '../model/bridge.ts';
import { type OwnPage, visibleAgain } from './own-page.ts';
import { withScopedSignal } from './scoped-abort-signal.ts';

interface LinkServices {
  host: Host;
  bridge: Pick<Bridge, 'request'>;
  page: OwnPage;
}

/** Milliseconds, longer than any signing takes; after them the customer is asked to check. */
const openAtMost = 60 * 60_000;

/**
 * Leads the customer to a link: in the native app it is shown on top of this page, elsewhere this page goes away.
 * `refused`: it leads somewhere it may not. `blocked`: the host did not open it.
 */
export async function openLink(
  url: string,
  { origins, signal }: { origins: readonly string[]; signal: AbortSignal },
  { host, bridge, page }: LinkServices,
): Promise<OpenResult> {
  const target = allowedTarget(url, origins);
  if (target === undefined) return 'refused';
  if (signal.aborted) return 'blocked';
  if (host.kind === 'native') return openOnTop(target, signal, bridge, page);
  try {
    page.assign(target);
    return 'leaving';
  } catch {
    return 'blocked';
  }
}

/**
 * The host reports when its window closes; where that message is lost, our own page becoming visible again means the
 * same.
 */
function openOnTop(
  url: string,
  signal: AbortSignal,
  bridge: Pick<Bridge, 'request'>,
  page: OwnPage,
): Promise<OpenResult> {
  return withScopedSignal(signal, async (own) => {
    const response = await Promise.race([
      bridge.request('browser-open', { url }, { signal: own, timeout: openAtMost }),
      visibleAgain(page, own).then(() => 'seen' as const),
    ]);
    if (response === 'seen') return 'returned';
    if (response === 'no-answer') return signal.aborted ? 'blocked' : 'returned';
    return response.code === okCode ? 'returned' : 'blocked';
  });
}
