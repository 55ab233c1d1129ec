import {
  favouritesKey,
  sealedKeys,
  snapshotKeys,
  type StorageKey,
  storageKeys,
} from '../../api/storage-keys.ts';

/** Storage for a phone that denies it: lasts as long as the page. */
const memory = new Map<StorageKey, string>();

function storageOf(key: StorageKey): Storage {
  return storageKeys[key] === 'local' ? localStorage : sessionStorage;
}

export function readKey(key: StorageKey): string | undefined {
  try {
    return storageOf(key).getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeKey(key: StorageKey, value: string | undefined): void {
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === undefined) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, value);
  } catch {
    // Stays in memory.
  }
}

/**
 * Removes begun flows and car choices before another customer uses this phone. Of an order's flow its writes stay with
 * their requestIds, without answers: they tell what was sent and is not settled.
 */
export function clearFlows(): void {
  try {
    const walks = Object.keys(localStorage).filter((key) => /^session:(?![\w-]+:)/.test(key));
    for (const key of [...walks, ...Object.values(snapshotKeys), favouritesKey])
      localStorage.removeItem(key);
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('session:')))
      reduceToWrites(key);
  } catch {
    // Storage is denied, so there is nothing to remove.
  }
}

/** Removes encrypted answers and their key, also where the code that reads them is not loaded. */
export function clearSealedAnswers(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(sealedKeys.prefix)))
      localStorage.removeItem(key);
    indexedDB.deleteDatabase(sealedKeys.database);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function reduceToWrites(key: string): void {
  const intents = intentsIn(localStorage.getItem(key) ?? '');
  if (Object.keys(intents).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ intents }));
}

function intentsIn(record: string): object {
  try {
    return (JSON.parse(record) as { intents?: object }).intents ?? {};
  } catch {
    return {};
  }
}
