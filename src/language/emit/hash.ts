import { createHash } from 'node:crypto';

/**
 * First 12 hexadecimal digits of the SHA-256 of the JSON. `without words` omits sentences: a corrected text must not
 * invalidate saved sessions, so flow hashes ignore it.
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
