/** Key of the local storage: what was searched for on this phone, latest first. */
export const historyKey = 'search_history';
const longest = 10;

export function readHistory(storage = localPlace()): string[] {
  try {
    const parsed: unknown = JSON.parse(storage?.getItem(historyKey) ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter((word) => typeof word === 'string' && word !== '').slice(0, longest)
      : [];
  } catch {
    return [];
  }
}

/** Searched again, a word comes first; the eleventh is forgotten. */
export function saveSearch(word: string, storage = localPlace()): string[] {
  const clean = word.trim().slice(0, 40);
  if (clean === '') return readHistory(storage);
  const history = [clean, ...readHistory(storage).filter((other) => other !== clean)];
  return write(history.slice(0, longest), storage);
}

export function clearHistory(storage = localPlace()): string[] {
  return write([], storage);
}

function write(history: string[], storage: Storage | undefined): string[] {
  try {
    storage?.setItem(historyKey, JSON.stringify(history));
  } catch {
    // A browser that keeps nothing has no history.
  }
  return history;
}

function localPlace(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
