import { afterAll, beforeAll, expect } from 'vitest';
import { okCode } from '../../../src/api/codes.ts';
import { emptiedDatabase } from './emptied-database.fixture.ts';
import { requestOverHttp, type RequestOptions } from './http-request.ts';
import type { HttpId, HandlerResponse } from '../platform/handler.ts';
import type { LauncherOrder } from '../launcher/launcher.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import type { OrderScenario } from '../orders/scenarios.ts';

/** A drawn signature, as the phone sends it. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function photo(name = 'photo.png'): File {
  return new File([Buffer.from(signature.split(',')[1] ?? '', 'base64')], name, {
    type: 'image/png',
  });
}

/** The sandbox sends all optional extensions of an order and of amounts due. */
type DataOf<Id extends HttpId> = Id extends `order.detail` | `pay.${string}-info`
  ? { [Name in keyof HandlerResponse<Id>]-?: NonNullable<HandlerResponse<Id>[Name]> }
  : HandlerResponse<Id>;

function expectOk(id: HttpId, body: { code?: string }): void {
  expect({ id, ...body }).toMatchObject({ id, code: okCode });
}

function expectRefusal(status: number, code: string | undefined): void {
  expect(status).toBe(200);
  expect(code).not.toBe(okCode);
}

function expectCreated({ status }: Response): void {
  expect(status).toBe(201);
}

/** A client of a sandbox: requests as the app sends them, and the tester's controls. `url`: the origin, once it runs. */
export class SandboxClient {
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url();
  }

  /** Sends a request and expects the OK code; gives `data`. */
  async dataOf<Id extends HttpId>(
    id: Id,
    request: Record<string, unknown> = {},
    options: RequestOptions = {},
  ): Promise<DataOf<Id>> {
    const { body } = await requestOverHttp(this.url, id, request, options);
    expectOk(id, body);
    return body.data as DataOf<Id>;
  }

  /** Sends a request and expects a refusal; gives its code and message. */
  async refusalOf(
    id: HttpId,
    request: Record<string, unknown>,
    options: RequestOptions = {},
  ): Promise<{ code: string; msg: string }> {
    const { status, body } = await requestOverHttp(this.url, id, request, options);
    expectRefusal(status, body.code);
    return { code: body.code ?? '', msg: body.msg ?? '' };
  }

  /** A new order for a funder and an action. `flags`, `scenario`: see the launcher. */
  newOrder(
    funder: string,
    action: number,
    flags: Record<string, unknown> = {},
    scenario: OrderScenario = 'happy',
  ): Promise<string> {
    return this.#postOrder({ funder, action, flags, scenario });
  }

  /** A new order whose customer is led to a page. */
  newOrderAt(page: string, scenario: OrderScenario = 'happy'): Promise<string> {
    return this.#postOrder({ page, scenario });
  }

  async #postOrder(seed: object): Promise<string> {
    const response = await this.#post('orders', seed);
    return ((await response.json()) as LauncherOrder).orderNo;
  }

  /** The proof of a face check just passed by the order's lessee, or by the person with this ID number. */
  async faceOf(orderNo: string, idNumber?: string): Promise<{ faceToken: string }> {
    const { cusName, ...order } = await this.dataOf('order.detail', { orderNo });
    const person = { name: cusName, idNumber: idNumber ?? order.idNumber };
    const shown = { orderNo, ...person, ticket: 'passed' };
    const { faceToken = '' } = await this.dataOf('face.verify', shown);
    return { faceToken };
  }

  /** The proof that a code sent to this phone was entered. */
  async codeOf(phone: string, orderNo: string): Promise<{ smsToken: string }> {
    await this.dataOf('sms.send', { phone, orderNo });
    const inbox = await fetch(`${this.url}/sandbox/inbox?phone=${phone}`);
    const { messages } = (await inbox.json()) as { messages: { code: string }[] };
    return this.dataOf('sms.verify', { phone, code: messages[0]?.code, orderNo });
  }

  async addFault(fault: Record<string, unknown>): Promise<void> {
    await this.#post('faults', fault);
  }

  async #post(path: string, body: object): Promise<Response> {
    const response = await fetch(`${this.url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expectCreated(response);
    return response;
  }
}

/** A sandbox in this process; tests may read its database, too. */
export class TestedSandbox extends SandboxClient {
  readonly #running: () => Sandbox;

  constructor(running: () => Sandbox) {
    super(() => running().url);
    this.#running = running;
  }

  get app(): Sandbox['app'] {
    return this.#running().app;
  }

  get db(): Sandbox['db'] {
    return this.#running().db;
  }

  close(): Promise<void> {
    return this.#running().close();
  }

  /** What happened to an order, oldest first. */
  async ledgerOf(orderNo: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('ledger')
      .select('what')
      .where('order_no', '=', orderNo)
      .orderBy('id')
      .execute();
    return rows.map(({ what }) => what);
  }
}

export async function startedSandbox(options: SandboxOptions): Promise<TestedSandbox> {
  const sandbox = await createSandbox(options);
  return new TestedSandbox(() => sandbox);
}

/** A sandbox in memory for the tests of one file, started before the first one. `clock`: epoch ms. */
export function sandboxAt(
  clock: () => number,
  options: Omit<SandboxOptions, 'db' | 'clock'> = {},
): TestedSandbox {
  let made: Sandbox | undefined;
  beforeAll(async () => {
    made = await createSandbox({ ...options, db: await emptiedDatabase(), clock });
  }, 60_000);
  afterAll(() => made?.close());
  return new TestedSandbox(() => {
    if (!made) throw new Error('The sandbox is used before the tests begin.');
    return made;
  });
}
