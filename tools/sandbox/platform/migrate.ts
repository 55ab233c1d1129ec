import { type Kysely, sql, type Transaction } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Any number, the same in every instance: whoever holds it may change the schema and the seeds. */
const setupLock = 620_100;

/** Brings the schema up to date, then runs `then` (the seeds), both under one lock so that two instances may start together. */
export async function migrate(
  db: Kysely<Tables>,
  now: number,
  then: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(setupLock)})`.execute(tx);
    await sql`create table if not exists migrations (number int primary key, name text not null, applied_at bigint not null)`.execute(
      tx,
    );
    const applied = await tx.selectFrom('migrations').select('number').execute();
    const known = new Set(applied.map((row) => row.number));
    refuseNewerSchema(known);
    for (const migration of migrations.filter(({ number }) => !known.has(number))) {
      for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(tx);
      const { number, name } = migration;
      await tx.insertInto('migrations').values({ number, name, applied_at: now }).execute();
    }
    await then(tx);
  });
}

function refuseNewerSchema(applied: ReadonlySet<number>): void {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  const ahead = [...applied].filter((number) => number > newest);
  if (ahead.length === 0) return;
  throw new Error(
    `The database was made by a newer sandbox (migration ${ahead.join(', ')}). Update this checkout, or start with another database.`,
  );
}

/** A semicolon at a line's end ends a statement, but not within the body of a function, between two $$. */
function statementsOf(text: string): string[] {
  const pieces = text.split(/;\s*(?:\n|$)/);
  const statements: string[] = [];
  let open = '';
  for (const piece of pieces) {
    const whole = open === '' ? piece : `${open};\n${piece}`;
    const isWithin = whole.split('$$').length % 2 === 0;
    open = isWithin ? whole : '';
    if (!isWithin && whole.trim() !== '') statements.push(whole);
  }
  return statements;
}
