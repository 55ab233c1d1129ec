import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../platform/tables.ts';

export interface FunderRow {
  code: string;
  links: readonly string[];
  actions: readonly number[];
  /** Those of its own file. */
  own: readonly number[];
  zh: string;
  en: string;
}

export async function allFunders(tx: Transaction<Tables>): Promise<FunderRow[]> {
  const rows = await tx.selectFrom('funders').selectAll().orderBy('position').execute();
  return rows.map(funderFrom);
}

/** A removed funder offers nothing; its orders stay. */
export async function funderOf(tx: Transaction<Tables>, code: string): Promise<FunderRow> {
  const row = await tx
    .selectFrom('funders')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row
    ? funderFrom(row)
    : { code, links: [], actions: [], own: [], zh: code, en: code };
}

function funderFrom(row: Selectable<Tables['funders']>): FunderRow {
  const { code, links, actions, own, name_zh: zh, name_en: en } = row;
  return {
    code,
    links: links as string[],
    actions: actions as number[],
    own: own as number[],
    zh,
    en,
  };
}
