import { sealedKeys } from '../../api/storage-keys.ts';
import type { SealedStorage } from '../../machine/storage.ts';

/** Milliseconds a key is used for: data encrypted a day ago or earlier cannot be decrypted. */
export const keyLife = 24 * 60 * 60 * 1000;

export interface DatedKey {
  key: CryptoKey;
  /** Epoch ms. */
  at: number;
}

/** Stores this phone's one key. Each method may fail. */
export interface KeyStore {
  read(): Promise<DatedKey | undefined>;
  /** Fails where there is one. */
  add(key: DatedKey): Promise<void>;
  remove(): Promise<void>;
}

interface Parts {
  storage: () => Storage;
  keys: KeyStore;
  /** Undefined where the page is not secure. */
  crypto: () => Pick<Crypto, 'subtle' | 'getRandomValues'> | undefined;
  now: () => number;
  newId: () => string;
}

interface Sealed {
  mark: string;
  iv: string;
  data: string;
}

const { prefix } = sealedKeys;

/**
 * Keeps texts in memory and, encrypted with a non-extractable key, in the storage. Where no key can be stored they last
 * as long as the page.
 */
export class SealedAnswers implements SealedStorage {
  readonly #parts: Parts;
  readonly #texts = new Map<string, { mark: string; text: string }>();
  #key: DatedKey | undefined;
  /** Serializes the work: the last text wins, and no key outlives its removal. */
  #done = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  put(key: string, text: string): string {
    const before = this.#texts.get(key);
    if (before?.text === text) return before.mark;
    const mark = this.#parts.newId();
    this.#texts.set(key, { mark, text });
    void this.#inTurn(() => this.#write(key, mark, text));
    return mark;
  }

  get(key: string, mark: string): string | undefined {
    const stored = this.#texts.get(key);
    return stored?.mark === mark ? stored.text : undefined;
  }

  remove(key: string): void {
    this.#texts.delete(key);
    this.#parts.storage().removeItem(prefix + key);
  }

  open(key: string): Promise<void> {
    return this.#inTurn(() => this.#unseal(key));
  }

  /** Another tab has stored something there. */
  changed(name: string | null): void {
    if (name?.startsWith(prefix)) void this.open(name.slice(prefix.length));
  }

  /** Makes everything unreadable. */
  clear(): Promise<void> {
    this.#texts.clear();
    return this.#inTurn(async () => {
      this.#key = undefined;
      this.#removeAll();
      await this.#parts.keys.remove();
    });
  }

  /** Removes all texts once their key is a day old, and where this page cannot decrypt. */
  removeExpired(): Promise<void> {
    return this.#inTurn(async () => {
      const own = this.#parts.crypto();
      if (this.#names().length === 0) return;
      if (own) await this.#currentKey(own.subtle, false);
      else this.#removeAll();
    });
  }

  /** After a sign-in or sign-out in any tab the key may have changed. */
  reloadKey(): void {
    this.#key = undefined;
  }

  /** On failure nothing is kept beyond the page. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#done = this.#done.then(work).catch(() => undefined);
    return this.#done;
  }

  async #currentKey(subtle: SubtleCrypto, make: boolean): Promise<CryptoKey | undefined> {
    const { keys, now } = this.#parts;
    const dated = this.#key ?? (await keys.read());
    this.#key = dated;
    if (dated && dated.at <= now() && now() < dated.at + keyLife) return dated.key;
    this.#key = undefined;
    this.#removeAll();
    await keys.remove();
    if (!make) return undefined;
    const how = { name: 'AES-GCM', length: 256 };
    const key = await subtle.generateKey(how, false, ['encrypt', 'decrypt']);
    // Another tab may have been faster.
    await keys.add({ key, at: now() }).catch(() => undefined);
    this.#key = await keys.read();
    return this.#key?.key;
  }

  async #write(key: string, mark: string, text: string): Promise<void> {
    const isCurrent = () => this.#texts.get(key)?.mark === mark;
    const own = this.#parts.crypto();
    if (!own || !isCurrent()) return;
    const cryptoKey = await this.#currentKey(own.subtle, true);
    if (!cryptoKey) return;
    const iv = own.getRandomValues(new Uint8Array(12));
    const data = await own.subtle.encrypt(how(iv, key, mark), cryptoKey, bytes(text));
    const sealed: Sealed = { mark, iv: toText(iv), data: toText(new Uint8Array(data)) };
    if (isCurrent()) this.#parts.storage().setItem(prefix + key, JSON.stringify(sealed));
  }

  async #unseal(key: string): Promise<void> {
    const storage = this.#parts.storage();
    const saved = storage.getItem(prefix + key);
    const before = this.#texts.get(key);
    const own = this.#parts.crypto();
    if (saved === null || !own) return;
    // Where the key cannot be read now, the text is kept for later.
    const cryptoKey = await this.#currentKey(own.subtle, false);
    if (!cryptoKey) return;
    try {
      const { mark, iv, data } = JSON.parse(saved) as Sealed;
      if (mark === before?.mark) return;
      const text = await own.subtle.decrypt(how(toBytes(iv), key, mark), cryptoKey, toBytes(data));
      if (this.#texts.get(key) === before)
        this.#texts.set(key, { mark, text: new TextDecoder().decode(text) });
    } catch {
      if (storage.getItem(prefix + key) === saved) storage.removeItem(prefix + key);
    }
  }

  #names(): string[] {
    return Object.keys(this.#parts.storage()).filter((name) => name.startsWith(prefix));
  }

  #removeAll(): void {
    for (const name of this.#names()) this.#parts.storage().removeItem(name);
  }
}

/** Binds a text to its session and mark, as additional authenticated data: it cannot be passed off as another's. */
function how(iv: Uint8Array<ArrayBuffer>, key: string, mark: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: bytes(`${key} ${mark}`) };
}

function bytes(text: string) {
  return new TextEncoder().encode(text);
}

function toText(values: Uint8Array): string {
  return btoa(Array.from(values, (value) => String.fromCharCode(value)).join(''));
}

function toBytes(text: string) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
