import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/funder-flows');

/** What an earlier run has kept under this name and key; undefined where none did. */
export function readCache(name: string, key: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(join(folder, `${name}-${key}`));
  } catch {
    return undefined;
  }
}

/**
 * Keeps what can be made again, for other processes and later runs; only the newest of a name stays. Never throws. Where
 * our code has changed since it was loaded nothing is kept: it would stand under the key of code that did not make it.
 */
export function writeCache(name: string, key: string, bytes: Uint8Array): void {
  if (changedSinceStart(['src', 'tools'])) return;
  addToCache(name, key, bytes);
  pruneCache(name, new Set([key]));
}

/** The same, and what else is kept under the name stays. */
export function addToCache(name: string, key: string, bytes: Uint8Array): void {
  const file = `${name}-${key}`;
  try {
    mkdirSync(folder, { recursive: true });
    // Another process may be reading or writing the same one.
    const unfinished = join(folder, `unfinished-${process.pid}-${file}`);
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, join(folder, file));
  } catch {
    // A folder that cannot be written costs time, and nothing else.
  }
}

/** Of what is kept under a name. Never throws. */
export function pruneCache(name: string, keys: ReadonlySet<string>): void {
  try {
    for (const file of readdirSync(folder))
      if (file.startsWith(`${name}-`) && !keys.has(file.slice(name.length + 1)))
        rmSync(join(folder, file));
  } catch {
    // Another process may be forgetting the same.
  }
}

/**
 * The same for the same files with the same contents, wherever they lie; and for the same packages and Node. A link counts
 * as where it leads and what stands there.
 */
export function keyOfFiles(places: readonly string[], base = root): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of ['package-lock.json', ...filesIn(places, base).toSorted()])
    hash.update(`\n${path}\n`).update(contentOf(join(base, path)));
  return hash.digest('hex').slice(0, 24);
}

function filesIn(places: readonly string[], base: string): string[] {
  return places.flatMap((one) =>
    /\.ya?ml$/.test(one)
      ? [one]
      : readdirSync(join(base, one), { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory() || /\.ya?ml$/i.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1)),
  );
}

/** Epoch ms. A worker of Vitest is given modules that were read when the run began (vite.config.ts). */
const startedAt = () => Number(process.env.RUN_STARTED_AT ?? performance.timeOrigin);

/** Whether a file there is newer than this run, whose modules may be older than it. */
export function changedSinceStart(places: readonly string[], base = root): boolean {
  const start = startedAt();
  return filesIn(places, base).some((path) => {
    const stats = statSync(join(base, path), { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs > start;
  });
}

function contentOf(path: string): Buffer | string {
  try {
    if (statSync(path).isFile()) return readFileSync(path);
  } catch {
    // A broken link counts by its target's path.
  }
  try {
    return `link to ${readlinkSync(path)}`;
  } catch {
    return 'no file';
  }
}
