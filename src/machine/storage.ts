/** Where records are kept, shared by the tabs of one browser. Each method may throw: storage can be full or denied. */
export interface SessionStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Calls back when another tab changed the key; returns the way to stop. */
  subscribe(key: string, listener: (text: string | null) => void): () => void;
}

/** For tests, previews and browsers without storage. Tabs share it; `tab()` is the storage one of them sees. */
export function memoryStorage(kept: Map<string, string> = new Map()) {
  const tabs = new Map<object, Map<string, Set<(text: string | null) => void>>>();
  function tell(from: object, key: string) {
    for (const [tab, listeners] of tabs)
      if (tab !== from)
        for (const listener of listeners.get(key) ?? []) listener(kept.get(key) ?? null);
  }
  return {
    kept,
    tab(): SessionStorage {
      const me = {};
      const mine = new Map<string, Set<(text: string | null) => void>>();
      tabs.set(me, mine);
      return {
        read: (key) => kept.get(key) ?? null,
        write(key, text) {
          kept.set(key, text);
          tell(me, key);
        },
        remove(key) {
          kept.delete(key);
          tell(me, key);
        },
        subscribe(key, listener) {
          const listeners = mine.get(key) ?? new Set();
          mine.set(key, listeners.add(listener));
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
