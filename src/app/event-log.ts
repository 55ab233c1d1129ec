/** Something that happened in this page: names, codes and paths, never a value of the customer's. */
export interface Entry {
  /** Counted from 1. */
  number: number;
  /** Epoch ms. */
  at: number;
  kind: 'call' | 'page' | 'bug' | 'error';
  words: string;
}

const longest = 200;

let count = 0;
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

export function logEvent(kind: Entry['kind'], words: string, at = Date.now()): void {
  count += 1;
  entries = [...entries, { number: count, at, kind, words: words.slice(0, 300) }].slice(-longest);
  for (const listener of listeners) listener();
}

/** The latest, oldest first. */
export function eventLog(): readonly Entry[] {
  return entries;
}

export function onNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
