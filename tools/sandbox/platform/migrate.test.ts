import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openDatabase('memory');
});
afterEach(() => database.close());

const nothing = async () => {};

async function applied(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

it('a database of our earlier migrator opens with its data', async () => {
  const { db } = database;
  await migrate(db, nothing);
  await db.insertInto('vehicles').values({ vin: 'KEPT', sold: true, details: '{}' }).execute();
  await sql`
    create table migrations (number int primary key, name text not null, applied_at bigint not null);
    insert into migrations select substr(name, 1, 4)::int, substr(name, 6), 1700000000000 from kysely_migration;
    drop table kysely_migration;
    drop table kysely_migration_lock;`.execute(db);

  await migrate(db, nothing);

  expect(await applied()).toEqual(Object.keys(migrations));
  expect(await db.selectFrom('vehicles').select('vin').execute()).toEqual([{ vin: 'KEPT' }]);
  expect(Object.keys(migrations)[0]).toBe('0001 customers, funders, vehicles, orders');
});

it('a database of a newer sandbox is refused with a message', async () => {
  const { db } = database;
  const ahead = { up: nothing };
  await migrate(db, nothing);
  const applied = Object.fromEntries(Object.keys(migrations).map((name) => [name, ahead]));
  const newer = { getMigrations: async () => ({ ...applied, '0099 of tomorrow': ahead }) };
  await new Migrator({ db, provider: newer }).migrateToLatest();

  await expect(migrate(db, nothing)).rejects.toThrow(
    'The database was made by a newer sandbox (migration 0099 of tomorrow).',
  );
});
