import type { SessionStorage } from '../../machine/storage.ts';

/** The browser's storage as sessions use it. Each method throws where the browser denies it. */
export const browserStorage: SessionStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  subscribe(key, listener) {
    const changed = (event: StorageEvent) => {
      if (event.storageArea === localStorage && event.key === key) listener(event.newValue);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
};
