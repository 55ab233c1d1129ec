import { afterAll, beforeAll, expect } from 'vitest';
import { okCode } from '../../../src/api/codes.ts';
import { requestOverHttp, type RequestOptions } from './http-request.ts';
import type { HttpId, HandlerResponse } from '../platform/handler.ts';
import type { LauncherOrder } from '../launcher/launcher.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import type { OrderScenario } from '../orders/scenarios.ts';

/** A drawn signature, as the phone sends it. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function photo(name = 'photo.png'): File {
  return new File([Buffer.from(signature.split(',')[1] ?? '', 'base64')], name, {
    type: 'image/png',
  });
}

/** A sandbox in memory for the tests of one file, started before the first one. `clock`: epoch ms. */
export function sandboxAt(clock: () => number): Pick<Sandbox, 'url' | 'db'> {
  let made: Sandbox | undefined;
  const there = (): Sandbox => {
    if (!made) throw new Error('The sandbox is used before the tests begin.');
    return made;
  };
  beforeAll(async () => {
    made = await createSandbox({ db: 'memory', clock });
  }, 60_000);
  afterAll(() => made?.close());
  return {
    get url() {
      return there().url;
    },
    get db() {
      return there().db;
    },
  };
}

/** The sandbox sends all optional extensions of an order and of amounts due. */
type DataOf<Id extends HttpId> = Id extends `order.detail` | `pay.${string}-info`
  ? { [Name in keyof HandlerResponse<Id>]-?: NonNullable<HandlerResponse<Id>[Name]> }
  : HandlerResponse<Id>;

/** Sends a request and expects the OK code; gives `data`. */
export async function dataOf<Id extends HttpId>(
  { url }: Pick<Sandbox, 'url'>,
  id: Id,
  request: Record<string, unknown> = {},
  options: RequestOptions = {},
): Promise<DataOf<Id>> {
  const { body } = await requestOverHttp(url, id, request, options);
  expect({ id, ...body }).toMatchObject({ id, code: okCode });
  return body.data as DataOf<Id>;
}

/** Sends a request and expects a refusal; gives its code and message. */
export async function refusalOf(
  { url }: Pick<Sandbox, 'url'>,
  id: HttpId,
  request: Record<string, unknown>,
  options: RequestOptions = {},
): Promise<{ code: string; msg: string }> {
  const { status, body } = await requestOverHttp(url, id, request, options);
  expect(status).toBe(200);
  expect(body.code).not.toBe(okCode);
  return { code: body.code ?? '', msg: body.msg ?? '' };
}

/** A new order for a funder and an action. `flags`, `scenario`: see the launcher. */
export function newOrder(
  sandbox: Pick<Sandbox, 'url'>,
  funder: string,
  action: number,
  flags: Record<string, unknown> = {},
  scenario: OrderScenario = 'happy',
): Promise<string> {
  return postOrder(sandbox, { funder, action, flags, scenario });
}

/** A new order whose customer is led to a page. */
export function newOrderAt(
  sandbox: Pick<Sandbox, 'url'>,
  page: string,
  scenario: OrderScenario = 'happy',
): Promise<string> {
  return postOrder(sandbox, { page, scenario });
}

async function postOrder({ url }: Pick<Sandbox, 'url'>, seed: object): Promise<string> {
  const response = await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seed),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as LauncherOrder).orderNo;
}

/** The proof of a face check just passed by the order's lessee, or by the person with this ID number. */
export async function faceOf(
  sandbox: Pick<Sandbox, 'url'>,
  orderNo: string,
  idNumber?: string,
): Promise<{ faceToken: string }> {
  const { cusName, ...order } = await dataOf(sandbox, 'order.detail', { orderNo });
  const person = { name: cusName, idNumber: idNumber ?? order.idNumber };
  const shown = { orderNo, ...person, ticket: 'passed' };
  const { faceToken = '' } = await dataOf(sandbox, 'face.verify', shown);
  return { faceToken };
}

/** The proof that a code sent to this phone was entered. */
export async function codeOf(
  sandbox: Pick<Sandbox, 'url'>,
  phone: string,
  orderNo: string,
): Promise<{ smsToken: string }> {
  await dataOf(sandbox, 'sms.send', { phone, orderNo });
  const inbox = await fetch(`${sandbox.url}/sandbox/inbox?phone=${phone}`);
  const { messages } = (await inbox.json()) as { messages: { code: string }[] };
  return dataOf(sandbox, 'sms.verify', { phone, code: messages[0]?.code, orderNo });
}

/** What happened to an order, oldest first. */
export async function ledgerOf({ db }: Pick<Sandbox, 'db'>, orderNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('what')
    .where('order_no', '=', orderNo)
    .orderBy('id')
    .execute();
  return rows.map(({ what }) => what);
}

export async function addFault(
  { url }: Pick<Sandbox, 'url'>,
  fault: Record<string, unknown>,
): Promise<void> {
  const response = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(201);
}
