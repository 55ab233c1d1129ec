/** Edits (insert, delete, replace, swap neighbours) between two words: Damerau-Levenshtein, restricted. */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const plain = (word: string): string => word.toLowerCase().replace(/[-_ .]/g, '');

const sorted = (word: string): string => Array.from(word).toSorted().join('');

/** A permutation of the same letters: the likeliest typo among equal distances. */
const isSwap = (word: string, name: string): boolean => sorted(word) === sorted(name);

/** `bank-card` and `bank-code`: of as many parts, one of them is another word and no slip of the pen. */
function hasAnotherPart(word: string, name: string): boolean {
  const [parts, others] = [word.split(/[-_.]/), name.split(/[-_.]/)];
  if (parts.length === 1 || parts.length !== others.length) return false;
  return parts.some((part, at) => {
    const other = others[at] ?? '';
    return sorted(part) !== sorted(other) && distance(part, other) > Math.max(2, part.length / 3);
  });
}

/** The name the author most likely meant, if one is close enough to suggest. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  return nearestAll(word, names)[0];
}

/** The names that are as close as the closest. */
export function nearestAll(word: string, names: Iterable<string>): string[] {
  if (word.length > 60) return [];
  let best: string[] = [];
  let bestDistance = Math.max(1, Math.floor(word.length / 3));
  for (const name of new Set(names)) {
    if (Math.abs(name.length - word.length) > 4) continue;
    if (hasAnotherPart(word, name)) continue;
    const edits = plain(word) === plain(name) ? 0 : distance(word, name);
    if (edits < bestDistance) [best, bestDistance] = [[name], edits];
    else if (edits === bestDistance) best.push(name);
  }
  const swapped = best.find((name) => isSwap(word, name));
  if (swapped !== undefined) return [swapped];
  const isAlike = best.some((name) => plain(name) === plain(word));
  const inside = isAlike ? [] : [...new Set(names)].filter((name) => name.endsWith(`.${word}`));
  return inside.length > 0 ? inside : best;
}

/** The hint for a name that does not exist: the nearest, else all if few, else how to list them. */
export function nameHint(word: string, names: readonly string[], list: string): string | undefined {
  const near = nearest(word, names);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (names.length === 0) return undefined;
  if (names.length <= 8) return `Write one of: ${names.join(', ')}.`;
  return list;
}

/** Codes by how many digits they begin with alike, then by how far apart the numbers are. */
export function nearestCodes(code: string | number, codes: readonly string[]): string[] {
  const word = String(code);
  const alike = (one: string) => {
    const differs = Array.from(one).findIndex((digit, at) => digit !== word[at]);
    return differs < 0 ? one.length : differs;
  };
  const apart = (one: string) => Math.abs(Number(one) - Number(word));
  return [...new Set(codes)].toSorted((a, b) => alike(b) - alike(a) || apart(a) - apart(b));
}

/** Of those, the ones that begin nearly as much alike as the nearest. */
export function codesNear(code: string, codes: readonly string[]): string[] {
  const [first = '', ...others] = nearestCodes(code, codes).slice(0, 3);
  const shared = Array.from(code).findIndex((digit, at) => digit !== first[at]);
  const most = shared < 0 ? code.length : shared;
  if (most === 0) return [];
  const start = code.slice(0, Math.max(1, most - 1));
  return [first, ...others.filter((one) => one.startsWith(start))];
}
