import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../platform/database.ts';

/** Not in use: making one takes a second, emptying it a twentieth of that. */
let spare: OpenDatabase | undefined;

/** A database in memory without rows, which the files of a worker use one after the other. */
export async function emptiedDatabase(): Promise<OpenDatabase> {
  const database = spare ?? (await openDatabase('memory'));
  spare = undefined;
  return {
    db: database.db,
    close: async () => {
      if (spare) return database.close();
      await deleteRows(database);
      spare = database;
    },
  };
}

async function deleteRows({ db }: OpenDatabase): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  const names = tables.rows.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)} restart identity`.execute(db);
}
