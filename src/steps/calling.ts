import type { CallResult } from '../model/effects.ts';
import type { SettingsSchema, ActorInput } from '../model/step-kind.ts';

type Calling = Pick<ActorInput<SettingsSchema>, 'effects' | 'signal' | 'requestId'>;

/**
 * Calls an endpoint and gives up at `until` (epoch ms), if given. Pending calls are aborted then, so that a late
 * response is ignored.
 */
export async function callUntil(
  input: Calling,
  endpoint: string,
  request: Record<string, unknown>,
  until: number | undefined,
): Promise<CallResult | 'too-late'> {
  const { effects, signal, requestId } = input;
  if (until === undefined) {
    return effects.call(endpoint, request, withRequestId(signal, requestId));
  }
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([
      effects.call(endpoint, request, withRequestId(attempt.signal, requestId)),
      effects.sleep(until, attempt.signal).then(() => 'too-late' as const),
    ]);
  } finally {
    signal.removeEventListener('abort', stop);
    attempt.abort();
  }
}

function withRequestId(signal: AbortSignal, requestId: string | undefined) {
  return requestId === undefined ? { signal } : { signal, requestId };
}
