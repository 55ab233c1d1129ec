import type { Generated, Selectable } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    addresses: AddressesTable;
  }
}

interface AddressesTable {
  id: Generated<number>;
  customer_id: string;
  name: string;
  phone: string;
  province_code: string;
  province_name: string;
  city_code: string;
  city_name: string;
  district_code: string | null;
  district_name: string | null;
  detail: string;
  is_default: boolean;
  created_at: number;
}

export type AddressRow = Selectable<AddressesTable>;
