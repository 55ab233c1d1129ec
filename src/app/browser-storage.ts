import type { SessionStorage } from '../machine/storage.ts';
import { now } from './clock.ts';
import { onPersonChange, onSigned } from './customer.ts';
import { browserKeys } from './key-store.ts';
import { newId } from './new-id.ts';
import { SealedAnswers } from './sealed-answers.ts';

const sealed = new SealedAnswers({
  storage: () => localStorage,
  keys: browserKeys,
  // An insecure page has no `subtle`, whatever its type says.
  crypto: () => ('subtle' in crypto ? crypto : undefined),
  now,
  newId,
});
window.addEventListener('storage', ({ key }) => sealed.changed(key));
onSigned(() => sealed.lookAgain());
onPersonChange(() => void sealed.forget());
void sealed.sweep();

/** The browser's storage as sessions use it. Each method throws where the browser denies it. */
export const browserStorage: SessionStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  sealed,
  subscribe(key, listener) {
    const changed = (event: StorageEvent) => {
      if (event.storageArea === localStorage && event.key === key) listener(event.newValue);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
};
