import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown when another process uses the folder; the message is for the person at the terminal. */
export class FolderInUse extends Error {}

const lockedHere = new Set<string>();

/**
 * Takes the folder for this process. Two processes on one PGlite folder silently lose each other's rows, so a second one
 * is refused; only a dead process's lock is taken over. Returns the release. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  if (lockedHere.has(file)) throw inUse(folder, process.pid);
  lockedHere.add(file);
  try {
    if (!(await createFile(file, mine))) await takeOver(folder, file, mine);
  } catch (error) {
    lockedHere.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    lockedHere.delete(file);
  };
}

/** Guarded by a folder of its own, because two successors may find the same dead lock at the same time. */
async function takeOver(folder: string, file: string, mine: string): Promise<void> {
  const guard = join(folder, 'lock.takeover');
  if (!(await guarded(guard))) throw inUse(folder, undefined);
  try {
    const holder = await holderOf(file);
    if (holder && (await isAlive(holder))) throw inUse(folder, holder.pid);
    await rm(file, { force: true });
    if (!(await createFile(file, mine))) throw inUse(folder, undefined);
  } finally {
    await rm(guard, { recursive: true, force: true });
  }
}

async function guarded(guard: string): Promise<boolean> {
  try {
    await mkdir(guard);
    return true;
  } catch {
    const since = await stat(guard).then(
      (stats) => Date.now() - stats.mtimeMs,
      () => 0,
    );
    if (since < 10_000) return false;
    await rm(guard, { recursive: true, force: true });
    return guarded(guard);
  }
}

interface Holder {
  pid: number;
  started: string;
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed)) return undefined;
    const started = 'started' in parsed ? String(parsed.started) : '';
    return typeof parsed.pid === 'number' && parsed.pid > 0
      ? { pid: parsed.pid, started }
      : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const started = await startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** Pids are reused; on Linux the start time distinguishes two owners of one pid. */
async function startOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Created atomically with its content, so that a half-written lock is never read. */
async function createFile(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function inUse(folder: string, pid: number | undefined): FolderInUse {
  const owner = pid === undefined ? 'another process' : `the process ${pid}`;
  return new FolderInUse(
    `The sandbox's folder ${folder} is in use by ${owner}. Stop that one first, or start this one with SANDBOX_DATA=<another folder>.`,
  );
}
