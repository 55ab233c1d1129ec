import type { LocalizedText } from '../../../src/model/step-kind.ts';

/**
 * Sends a request to the studio's server. A refusal is an error with its message; an unreachable server a `TypeError`.
 */
export async function request<T>(name: string, body: unknown = {}): Promise<T> {
  const response = await fetch(`/data/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = (await response.json()) as T;
  if (!response.ok) throw new Error((result as { refused: string }).refused);
  return result;
}

/** A request that failed, as one that was refused. */
export function refusal(error: unknown): { refused: LocalizedText } {
  const message = error instanceof Error ? error.message : String(error);
  return { refused: { zh: message, en: message } };
}
