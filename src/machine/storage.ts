/** Where records are kept, shared by the tabs of one browser. Each method may throw: storage can be full or denied. */
export interface SessionStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** For what must not lie in the storage as it is. Without it such things are not kept. */
  sealed?: SealedStorage;
  /** Calls back when another tab changed the key; returns the way to stop. */
  subscribe(key: string, listener: (text: string | null) => void): () => void;
}

/** What belongs to a record and is kept encrypted, or only as long as the page lives. */
export interface SealedStorage {
  /** At once for `get`; returns the mark by which `get` knows this very text again. */
  put(key: string, text: string): string;
  /** Undefined where another text is kept, or nothing that could be read. */
  get(key: string, mark: string): string | undefined;
  remove(key: string): unknown;
  /** Resolves when `get` can read what an earlier page, or another tab, has put there. */
  open(key: string): Promise<void>;
}

/** For tests, previews and browsers without storage. Tabs share it; `tab()` is the storage one of them sees. */
export function memoryStorage(texts: Map<string, string> = new Map()) {
  const sealed = new Map<string, { mark: string; text: string }>();
  let marks = 0;
  const tabs = new Map<object, Map<string, Set<(text: string | null) => void>>>();
  function notify(from: object, key: string) {
    for (const [tab, listeners] of tabs)
      if (tab !== from)
        for (const listener of listeners.get(key) ?? []) listener(texts.get(key) ?? null);
  }
  return {
    texts,
    /** What belongs to these and would be encrypted. */
    sealed,
    tab(): SessionStorage {
      const me = {};
      const mine = new Map<string, Set<(text: string | null) => void>>();
      tabs.set(me, mine);
      return {
        read: (key) => texts.get(key) ?? null,
        write(key, text) {
          texts.set(key, text);
          notify(me, key);
        },
        remove(key) {
          texts.delete(key);
          notify(me, key);
        },
        sealed: {
          put(key, text) {
            const mark = `${++marks}`;
            sealed.set(key, { mark, text });
            return mark;
          },
          get(key, mark) {
            const found = sealed.get(key);
            return found?.mark === mark ? found.text : undefined;
          },
          remove: (key) => sealed.delete(key),
          open: () => Promise.resolve(),
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
