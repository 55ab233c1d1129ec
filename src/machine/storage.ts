/**
 * Where records are stored, shared by the tabs of one browser.
 * @throws where the storage is full or denied; each method can.
 */
export interface SessionStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** For values that must not be stored in plain text. Without it they are not stored. */
  sealed?: SealedStorage;
  /** Calls back when another tab changed the key; returns the function to unsubscribe. */
  subscribe(key: string, listener: (text: string | null) => void): () => void;
}

/** Values of a record that are stored encrypted, or in memory only. */
export interface SealedStorage {
  /** Returns the mark under which `get` reads this text, at once. */
  put(key: string, text: string): string;
  /** Undefined where another text is stored than the mark was given for, none, or one that cannot be decrypted. */
  get(key: string, mark: string): string | undefined;
  remove(key: string): unknown;
  /** Resolves when `get` can read what an earlier page or another tab has stored. */
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
    /** By the key of its record: what a browser would store encrypted. */
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
            const text = sealed.get(key);
            return text?.mark === mark ? text.text : undefined;
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
