import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { codesAnHour } from './identity/code-limits.ts';
import { openDatabase, type OpenDatabase } from './platform/database.ts';
import { Faults } from './platform/faults.ts';
import { migrate } from './platform/migrate.ts';
import { seedFromFiles } from './seeds/seeds.ts';
import { buildServer } from './server/server.ts';
import { services } from './server/services.ts';
import type { SandboxEnvironment } from './platform/environment.ts';
import type { Tables } from './platform/tables.ts';

export interface SandboxOptions extends Partial<
  Omit<SandboxEnvironment, 'db' | 'faults' | 'services'>
> {
  /** `memory`, a folder, a PostgreSQL address, or what is open already, which the sandbox closes. */
  db: string | OpenDatabase;
  /** Absent or 0: any free port. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
}

export interface Sandbox {
  app: FastifyInstance;
  db: Kysely<Tables>;
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A running platform. Throws FolderInUse, and the listen error (`EADDRINUSE`) when the port is taken. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const clock = options.clock ?? Date.now;
  const log = options.log ?? (() => {});
  const root = options.root ?? repository;
  const database = typeof options.db === 'string' ? await openDatabase(options.db) : options.db;
  try {
    const env: SandboxEnvironment = {
      db: database.db,
      faults: new Faults(),
      services,
      clock,
      random: options.random ?? Math.random,
      log,
      signIn: options.signIn ?? 'demo',
      extensions: options.extensions ?? 'sent',
      codesPerAddress: options.codesPerAddress ?? codesAnHour,
      linkOrigin: options.linkOrigin,
      appOrigin: options.appOrigin,
      appFolder: options.appFolder,
      root,
    };
    await migrate(database.db, (tx) => seedFromFiles(tx, env));
    const app = await buildServer(env);
    const url = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
    const close = async () => {
      await app.close();
      await database.close();
    };
    return { app, db: database.db, url, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
