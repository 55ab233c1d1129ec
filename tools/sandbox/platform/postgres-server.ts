import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

export interface PostgresServer {
  /** For `DATABASE_URL`. */
  url: string;
  /** As if the machine had lost its power. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs as Debian installs them; undefined where there are none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = versions.map((version) => join(installed, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** A PostgreSQL of its own for one test, on a free port of this machine. Run by root it becomes the user `postgres`. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const owner = process.getuid?.() === 0 ? postgresUser() : {};
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { ...owner, cwd: folder });
  const data = join(folder, 'data');
  await call(
    'initdb',
    '-D',
    data,
    '-U',
    'sandbox',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  );
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -F`;
  const restart = async () => {
    await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const crash = async () => {
    await call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  };
  await restart();
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    crash,
    restart,
    stop: async () => {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid !== undefined && gid !== undefined ? { uid: Number(uid), gid: Number(gid) } : {};
}
