import { type Kysely, type Migration, Migrator, sql, type Transaction } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Any number, the same in every instance: the advisory lock for migrations and seeds. */
const setupLock = 620_100;

const provider = {
  getMigrations: async (): Promise<Record<string, Migration>> =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, text]) => [
        name,
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ]),
    ),
};

/** Brings the schema up to date, then runs `then` (the seeds); two instances may start together. */
export async function migrate(
  db: Kysely<Tables>,
  then: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await adoptEarlierRecord(db);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw inWords(error);
  await db.transaction().execute(async (tx) => {
    await lockSetup(tx);
    await then(tx);
  });
}

async function lockSetup(tx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(setupLock)})`.execute(tx);
}

/** A database made before 2026-11-22 has what was applied in a table of our own, by number and name. */
async function adoptEarlierRecord(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSetup(tx);
    const earlier = await sql<{
      there: boolean;
    }>`select to_regclass('migrations') is not null as there`.execute(tx);
    if (!earlier.rows[0]?.there) return;
    await sql`
      create table if not exists kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null);
      insert into kysely_migration
        select lpad(number::text, 4, '0') || ' ' || name, to_char(to_timestamp(applied_at / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from migrations on conflict do nothing;
      drop table migrations;`.execute(tx);
  });
}

function inWords(error: unknown): unknown {
  const [, ahead] = /previously executed migration (.*) is missing/.exec(String(error)) ?? [];
  if (ahead === undefined) return error;
  return new Error(
    `The database was made by a newer sandbox (migration ${ahead}). Update this checkout, or start with another database.`,
  );
}
