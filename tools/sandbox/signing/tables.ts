import type { Generated, Selectable } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    links: LinksTable;
  }
}

interface LinksTable {
  token: string;
  order_no: string;
  funder: string;
  kind: string;
  return_to: string;
  outcome: 'done' | 'refused' | 'expired' | null;
  created_at: number;
  closed_at: number | null;
  /** Epoch ms at which the platform learns of it; null once it has, or when there is nothing to learn. */
  settles_at: number | null;
  /** `type` and `signType` as the app sent them. */
  params: Generated<unknown>;
}

export type LinkRow = Selectable<LinksTable>;
