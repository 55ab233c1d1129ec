import { sealedKeys } from '../../api/storage-keys.ts';
import type { DatedKey, KeyStore } from './sealed-answers.ts';

/** Milliseconds. Safari's storage may not answer at all on a first visit. */
const timeoutMs = 1000;
const table = 'keys';
const only = 'answers';

/** In IndexedDB: the only storage that can hold a key whose bytes no script can read. */
export const browserKeys: KeyStore = {
  read: () => requestOf<DatedKey | undefined>((keys) => keys.get(only)),
  add: (key) => requestOf((keys) => keys.add(key, only)).then(() => undefined),
  remove: () => requestOf((keys) => keys.delete(only)).then(() => undefined),
};

function requestOf<T>(what: (keys: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), timeoutMs);
    const opening = indexedDB.open(sealedKeys.database, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
    opening.addEventListener('error', () => reject(new Error('denied')));
    opening.addEventListener('success', () => {
      const base = opening.result;
      const transaction = base.transaction(table, 'readwrite');
      const request = what(transaction.objectStore(table));
      transaction.addEventListener('complete', () => {
        base.close();
        resolve(request.result as T);
      });
      transaction.addEventListener('abort', () => {
        base.close();
        reject(new Error('refused'));
      });
    });
  });
}
