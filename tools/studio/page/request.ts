/** Asks the studio's server. What it refuses comes as an error with its words; a server that is gone as a `TypeError`. */
export async function ask<T>(name: string, body: unknown = {}): Promise<T> {
  const response = await fetch(`/data/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error((answer as { refused: string }).refused);
  return answer;
}
