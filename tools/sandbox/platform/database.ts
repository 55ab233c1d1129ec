import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { writeCache, keyOfFiles, readCache } from '../../run/disk-cache.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

const int8 = 20;

function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return oid === int8 ? Number : types.getTypeParser(oid, format);
}
const ourTypes = { getTypeParser: parserOf as typeof types.getTypeParser };

/**
 * `memory`, a PostgreSQL address, or a folder. PGlite and PostgreSQL get the same SQL and give the same JavaScript values:
 * int8 (and so count) as number, bytea as Buffer. Throws FolderInUse.
 */
export async function openDatabase(where: string): Promise<OpenDatabase> {
  if (/^postgres(ql)?:\/\//.test(where)) return openPostgres(where);
  if (where === 'memory') return openEmbedded(undefined, async () => {});
  const release = await lockFolder(where);
  try {
    await mkdir(join(where, 'data'), { recursive: true });
    return await openEmbedded(join(where, 'data'), release);
  } catch (error) {
    await release();
    throw error;
  }
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 8, types: ourTypes });
  // A lost connection fails its next query, and an idle one is replaced; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: alive(pool) }) }),
    close: () => pool.end(),
  };
}

/**
 * After the database was gone, the pool lends connections it does not know to be dead yet. Each is asked once before it
 * is used, so that a database that is back is back for the next caller; a database that is still gone throws.
 */
function alive(pool: Pool): PostgresPool {
  return {
    async connect() {
      for (let left = pool.totalCount; ; left -= 1) {
        const client = await pool.connect();
        try {
          await client.query('select 1');
          return client;
        } catch (error) {
          client.release(true);
          if (left <= 0) throw error;
        }
      }
    },
    end: () => pool.end(),
  };
}

/** A database without rows: making one and migrating it takes five times as long as taking the one made before. */
async function emptyDatabase(): Promise<Blob> {
  const key = keyOfFiles(['tools/sandbox/platform']);
  const cached = readCache('empty-database', key);
  if (cached) return new Blob([cached]);
  const lite = await PGlite.create();
  const db = kyselyOver(lite);
  await migrate(db, async () => {});
  await db.destroy();
  const made = await lite.dumpDataDir('none');
  await lite.close();
  writeCache('empty-database', key, new Uint8Array(await made.arrayBuffer()));
  return made;
}

/** PGlite is one connection, lent to one borrower at a time. */
function kyselyOver(lite: PGlite): Kysely<Tables> {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: ourTypes,
    stream: () => new EmbeddedStream(lite),
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}

/** Longer ones insert many rows, and are never the same again. */
const longestPrepared = 2000;

/** Statements with values are prepared once each: parsing and planning took most of a query's time. */
function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) =>
        values.length === 0 || text.length > longestPrepared
          ? client.query(text, [...values])
          : client.query({ name: nameOf(text), text, values: [...values] });
      return { query: query as never, release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

async function openEmbedded(
  dataDir: string | undefined,
  release: () => Promise<void>,
): Promise<OpenDatabase> {
  const isNew = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'));
  const lite = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(isNew && { loadDataDir: await emptyDatabase() }),
  });
  const db = kyselyOver(lite);
  return {
    db,
    close: async () => {
      await db.destroy();
      if (!lite.closed) await lite.close();
      await release();
    },
  };
}
