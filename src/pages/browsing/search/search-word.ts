/** A search word normalized: full-width characters as plain ones, without punctuation and pictures. */
export function searchWord(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\-_.·+]+/gu, ' ')
    .trim();
}

/** What to look for where a word finds nothing: its parts, then its beginning, the longest first. */
export function nearbyKeywords(word: string): string[] {
  const parts = word.split(' ').filter((part) => part !== word);
  const letters = Array.from(word.split(' ')[0] ?? '');
  const beginnings = [Math.ceil(letters.length / 2), 1]
    .filter((count) => count < letters.length)
    .map((count) => letters.slice(0, count).join(''));
  const longestFirst = [...parts].sort((a, b) => b.length - a.length);
  return [...new Set([...longestFirst, ...beginnings])].slice(0, 4);
}
