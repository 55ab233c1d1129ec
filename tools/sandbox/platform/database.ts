import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types } from 'pg';
import { keep, keyOfFiles, readKept } from '../../kept.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

const int8 = 20;
const bytea = 17;

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
  const parse = (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format);
  const pool = new Pool({
    connectionString,
    max: 8,
    types: { getTypeParser: parse as typeof types.getTypeParser },
  });
  // A lost idle connection is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {});
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
  const kept = readKept('empty-database', key);
  if (kept) return new Blob([kept]);
  const lite = await PGlite.create({ parsers });
  await migrate(kyselyOver(lite), async () => {});
  const made = await lite.dumpDataDir('none');
  await lite.close();
  keep('empty-database', key, new Uint8Array(await made.arrayBuffer()));
  return made;
}

const parsers = { [int8]: Number, [bytea]: (text: string) => Buffer.from(text.slice(2), 'hex') };

function kyselyOver(lite: PGlite): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOver(lite) }) });
}

async function openEmbedded(
  dataDir: string | undefined,
  release: () => Promise<void>,
): Promise<OpenDatabase> {
  const lite =
    dataDir === undefined
      ? await PGlite.create({ loadDataDir: await emptyDatabase(), parsers })
      : await PGlite.create({ dataDir, parsers });
  return {
    db: kyselyOver(lite),
    close: async () => {
      if (!lite.closed) await lite.close();
      await release();
    },
  };
}

/** PGlite is one connection, so a client is lent to one borrower at a time; a transaction keeps it to its end. */
function poolOver(lite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = last;
      let release = () => {};
      last = new Promise<void>((resolve) => {
        release = resolve;
      });
      await before;
      const query = async (text: string, values: readonly unknown[]) => {
        // As PostgreSQL's own client has it: without values a query may be several statements.
        const answer =
          values.length === 0
            ? (await lite.exec(text)).at(-1)
            : await lite.query<never>(text, [...values]);
        if (!answer) return { command: '', rowCount: 0, rows: [] };
        const command = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? '';
        return { command, rowCount: answer.affectedRows ?? answer.rows.length, rows: answer.rows };
      };
      return { query: query as never, release };
    },
    end: async () => {},
  };
}
