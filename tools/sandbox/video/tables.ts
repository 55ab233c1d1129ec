import type { Selectable } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    rooms: RoomsTable;
  }
}

/** The interview room an order's customer entered last. */
interface RoomsTable {
  order_no: string;
  room: string;
  second: boolean;
  entered_at: number;
  /** Time of the customer's last request. */
  seen_at: number;
  left_at: number | null;
  interviewer_seen_at: number | null;
  interviewer_left_at: number | null;
  /** Of the customer's latest offer. */
  round: number;
  offer: string | null;
  answer: string | null;
  verdict: 'passed' | 'failed' | null;
}

export type RoomRow = Selectable<RoomsTable>;
