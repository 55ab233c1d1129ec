import { createHash } from 'node:crypto';

/**
 * First 12 hexadecimal digits of the SHA-256 of the JSON. `without words` leaves out all sentences: a corrected text
 * does not disturb a session in flight, so the hash of a flow does not change with it.
 */
export function contentHash(value: unknown, how: 'whole' | 'without words'): string {
  const json =
    how === 'whole'
      ? JSON.stringify(value)
      : JSON.stringify(value, (_, part: unknown) => (isTemplate(part) ? 'words' : part));
  return createHash('sha256').update(json).digest('hex').slice(0, 12);
}

function isTemplate(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'zh' in part && 'en' in part;
}
