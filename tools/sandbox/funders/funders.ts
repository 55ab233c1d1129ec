import type { Transaction } from 'kysely';
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
  return rows.map(({ code, links, actions, own, name_zh: zh, name_en: en }) => ({
    code,
    links: links as string[],
    actions: actions as number[],
    own: own as number[],
    zh,
    en,
  }));
}

/** A funder whose file is gone offers nothing; its orders stay. */
export async function funderOf(tx: Transaction<Tables>, code: string): Promise<FunderRow> {
  const found = (await allFunders(tx)).find((funder) => funder.code === code);
  return found ?? { code, links: [], actions: [], own: [], zh: code, en: code };
}
