import type { Transaction } from 'kysely';
import type { FunderSeed } from '../funders/funder-seeds.ts';
import { birthOf, people, type Person } from '../customers/people.ts';
import type { OrderSeed } from '../orders/order-seeds.ts';
import type { Customer, Tables } from '../platform/tables.ts';

function earlier(id: string, person: Person, phone: string): Customer {
  return {
    id,
    token: `earlier-${id}`,
    phone,
    name: person.name,
    id_number: person.idNumber,
    nick_name: person.name,
    sex: Number(person.idNumber[16]) % 2 === 1 ? '1' : '0',
    birthday: birthOf(person.idNumber),
    registered: true,
    of_earlier_app: true,
    staff: false,
  };
}

/** Accounts of the earlier app; their people have a new account here and can have the orders moved to it. */
export const earlierAccounts: readonly Customer[] = [
  earlier('50001', people.zhang, '13500135000'),
  earlier('50003', people.chen, '13500135003'),
];

/** Two orders in each account of the earlier app. */
export function earlierOrders(funders: readonly FunderSeed[]): OrderSeed[] {
  const withReview = funders.filter(({ actions }) => actions.includes(100)).slice(0, 2);
  return earlierAccounts.flatMap((customer) =>
    withReview.map(({ code: funder }) => ({ funder, action: 100, customer })),
  );
}

const suzhou = {
  province_code: '320000',
  province_name: '江苏省',
  city_code: '320500',
  city_name: '苏州市',
};

const addresses = [
  {
    ...suzhou,
    customer_id: '10001',
    name: people.zhang.name,
    phone: people.zhang.phone,
    district_code: '320508',
    district_name: '姑苏区',
    detail: '平江路 1 号 3 幢 502 室',
    is_default: true,
  },
  {
    ...suzhou,
    customer_id: '10001',
    name: people.wang.name,
    phone: people.wang.phone,
    district_code: '320571',
    district_name: '苏州工业园区',
    detail: '星湖街 328 号创意产业园 A2 幢前台',
    is_default: false,
  },
  {
    province_code: '310000',
    province_name: '上海市',
    city_code: '310100',
    city_name: '上海市',
    customer_id: '10002',
    name: people.li.name,
    phone: people.li.phone,
    district_code: '310104',
    district_name: '徐汇区',
    detail: '漕溪北路 88 号 12 楼',
    is_default: true,
  },
];

/** Only with the customer: an address that was deleted does not come back. */
export async function seedAddresses(
  tx: Transaction<Tables>,
  added: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const rows = addresses.filter(({ customer_id }) => added.has(customer_id));
  if (rows.length === 0) return;
  await tx
    .insertInto('addresses')
    .values(rows.map((row) => ({ ...row, created_at: now })))
    .execute();
}
