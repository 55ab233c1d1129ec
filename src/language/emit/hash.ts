import { createHash } from 'node:crypto';

/**
 * First 12 hexadecimal digits of the SHA-256 of the JSON. `without words` omits sentences: a corrected text must not
 * invalidate saved sessions, so flow hashes ignore it.
 */
export function contentHash(value: unknown, how: 'whole' | 'without words'): string {
  const json = JSON.stringify(how === 'whole' ? value : withoutWords(value));
  return createHash('sha256').update(json).digest('hex').slice(0, 12);
}

/** A copy: a replacer of `JSON.stringify` would take several times as long. */
function withoutWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutWords);
  if ('zh' in value && 'en' in value) return 'words';
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutWords(one)]));
}
