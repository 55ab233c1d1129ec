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
  /** Encrypted by a keystream alone. */
  isStream?: true;
}

/** What a text is encrypted with at once, by one XOR. */
interface Keystream {
  iv: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array;
}

const { prefix } = sealedKeys;

/** Bytes; a longer text is encrypted in a moment only. */
const streamLength = 16_384;

/**
 * Keeps texts in memory and, encrypted with a non-extractable key, in the storage. Where no key can be stored they last
 * as long as the page.
 */
export class SealedAnswers implements SealedStorage {
  readonly #parts: Parts;
  readonly #texts = new Map<string, { mark: string; text: string }>();
  #key: DatedKey | undefined;
  /** Made ahead, for one text: a page that is being left waits for no promise. */
  #stream: Keystream | undefined;
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
    this.#writeAtOnce(key, mark, text);
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
    const opened = this.#inTurn(() => this.#unseal(key));
    void this.#inTurn(() => this.#prepareStream());
    return opened;
  }

  /** Another tab has stored something there. */
  changed(name: string | null): void {
    if (name?.startsWith(prefix)) void this.open(name.slice(prefix.length));
  }

  /** Makes everything unreadable. */
  clear(): Promise<void> {
    this.#texts.clear();
    this.reloadKey();
    return this.#inTurn(async () => {
      this.reloadKey();
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
    this.#stream = undefined;
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
    this.reloadKey();
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

  #writeAtOnce(key: string, mark: string, text: string): void {
    const stream = this.#stream;
    const plain = bytes(text);
    if (!stream || plain.length > streamLength) return;
    this.#stream = undefined;
    const data = xor(plain, stream.bytes);
    try {
      this.#store(key, { mark, iv: toText(stream.iv), data: toText(data), isStream: true });
    } catch {
      // The storage is full.
    }
  }

  async #write(key: string, mark: string, text: string): Promise<void> {
    const isCurrent = () => this.#texts.get(key)?.mark === mark;
    const own = this.#parts.crypto();
    if (!own || !isCurrent()) return;
    const cryptoKey = await this.#currentKey(own.subtle, true);
    if (!cryptoKey) return;
    const iv = own.getRandomValues(new Uint8Array(12));
    const data = await own.subtle.encrypt(how(iv, key, mark), cryptoKey, bytes(text));
    if (isCurrent()) this.#store(key, { mark, iv: toText(iv), data: toText(new Uint8Array(data)) });
    await this.#prepareStream();
  }

  #store(key: string, sealed: Sealed): void {
    this.#parts.storage().setItem(prefix + key, JSON.stringify(sealed));
  }

  async #prepareStream(): Promise<void> {
    const own = this.#parts.crypto();
    if (!own || this.#stream) return;
    const cryptoKey = await this.#currentKey(own.subtle, true);
    if (!cryptoKey) return;
    const iv = own.getRandomValues(new Uint8Array(12));
    const stream = { iv, bytes: await keystream(own.subtle, cryptoKey, iv) };
    // The customer may have signed out meanwhile.
    if (this.#key?.key === cryptoKey) this.#stream = stream;
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
      const sealed = JSON.parse(saved) as Sealed;
      const { mark } = sealed;
      if (mark === before?.mark) return;
      const text = await decrypted(own.subtle, cryptoKey, key, sealed);
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

/** GCM is a counter's keystream with a tag, and zeros encrypted are that keystream. */
async function keystream(subtle: SubtleCrypto, cryptoKey: CryptoKey, iv: Uint8Array<ArrayBuffer>) {
  const zeros = new Uint8Array(streamLength);
  return new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, cryptoKey, zeros));
}

async function decrypted(
  subtle: SubtleCrypto,
  cryptoKey: CryptoKey,
  key: string,
  { mark, iv, data, isStream }: Sealed,
): Promise<BufferSource> {
  if (isStream) return xor(toBytes(data), await keystream(subtle, cryptoKey, toBytes(iv)));
  return subtle.decrypt(how(toBytes(iv), key, mark), cryptoKey, toBytes(data));
}

function xor(text: Uint8Array, stream: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (byte, at) => byte ^ (stream[at] ?? 0));
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
