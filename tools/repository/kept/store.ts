import { createHash } from 'node:crypto';
import type { SourceFile } from '../../../src/model/source.ts';
import { addToCache, pruneCache, readCache } from '../../run/disk-cache.ts';

/** Results of earlier processes on disk, each under the key of all that it was made of. */
export class KeptStore {
  readonly #name: string;
  readonly #engine: string;
  readonly #isStale: boolean;
  readonly #used = new Set<string>();

  /** `engine`: what made them; none is found that another engine has made. `isStale`: this process is an older one. */
  constructor(name: string, engine: string, isStale = false) {
    this.#name = name;
    this.#engine = engine;
    this.#isStale = isStale;
  }

  keyOf(...parts: readonly string[]): string {
    return hashOf(JSON.stringify([this.#engine, ...parts]));
  }

  read(key: string): Buffer<ArrayBuffer> | undefined {
    this.use(key);
    return this.#isStale ? undefined : readCache(this.#name, key);
  }

  write(key: string, bytes: Uint8Array): void {
    this.use(key);
    if (!this.#isStale) addToCache(this.#name, key, bytes);
  }

  /** Keeps it when the rest is pruned. */
  use(key: string): void {
    this.#used.add(key);
  }

  prune(): void {
    if (!this.#isStale) pruneCache(this.#name, this.#used);
  }
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);

/** JSON in which a place names its file by the path. */
export const packed = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (!isPlace(part)) return part;
    const { file, start, end } = part;
    return { file: file.path, start, end };
  });

/** Undefined where it names a file there is none of. */
export function unpacked(text: string, files: ReadonlyMap<string, SourceFile>): unknown {
  let isWhole = true;
  const value = JSON.parse(text, (key, part: unknown) => {
    if (key !== 'file' || typeof part !== 'string') return part;
    const file = files.get(part);
    if (!file) isWhole = false;
    return file;
  }) as unknown;
  return isWhole ? value : undefined;
}

function isPlace(part: unknown): part is { file: SourceFile; start: number; end: number } {
  return typeof part === 'object' && part !== null && 'file' in part && 'start' in part;
}
