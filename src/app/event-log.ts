/** Something that happened in this page: names, codes and paths, never a value of the customer's. */
export interface EventLogEntry {
  /** Counted from 1. */
  number: number;
  /** Epoch ms. */
  at: number;
  kind: 'call' | 'page' | 'bug' | 'error';
  words: string;
}

const longest = 200;

let count = 0;
let entries: readonly EventLogEntry[] = [];
const listeners = new Set<() => void>();

export function logEvent(kind: EventLogEntry['kind'], words: string, at = Date.now()): void {
  count += 1;
  entries = [...entries, { number: count, at, kind, words: words.slice(0, 300) }].slice(-longest);
  for (const listener of listeners) listener();
}

/** The latest, oldest first. */
export function eventLog(): readonly EventLogEntry[] {
  return entries;
}

export function onNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
