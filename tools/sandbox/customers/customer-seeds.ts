import { birthOf, people, type Person, salesperson } from './people.ts';
import type { Customer } from '../platform/tables.ts';

function account(id: string, token: string, person: Person, nick: string, staff = false): Customer {
  const sex = Number(person.idNumber[16]) % 2 === 1 ? '1' : '0';
  const birthday = birthOf(person.idNumber);
  return {
    id,
    token,
    phone: person.phone,
    name: person.name,
    id_number: person.idNumber,
    nick_name: nick,
    sex,
    birthday,
    registered: true,
    of_earlier_app: false,
    staff,
  };
}

/** Owns the seeded orders; a visitor without a token is this customer. */
export const demoCustomer = account('10001', 'sandbox-token-zhang', people.zhang, '小张');

/** The customers there are from the beginning. */
export const customers: readonly Customer[] = [
  demoCustomer,
  account('10002', 'sandbox-token-li', people.li, '娜娜'),
  account('10003', 'sandbox-token-chen', people.chen, '阿强'),
  account('10004', 'sandbox-token-zhou', salesperson, '周顾问', true),
];
