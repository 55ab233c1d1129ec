import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SandboxClient, startedSandbox } from './requests.fixture.ts';
import { requestOverHttp } from './http-request.ts';
import { actAtCashier, moneyOf, paymentRequest } from '../payments/paying.fixture.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const slow = 120_000;

let folder = '';
const running = new Set<ChildProcess>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output(): string;
  /** Resolves once the process has printed it, or has exited. */
  waitForOutput(words: RegExp): Promise<string>;
}

/** Port 0: the system chooses one. A free port found here could be taken before the process listens. */
function start(port = 0): Started {
  const env = {
    ...process.env,
    SANDBOX_DATA: folder,
    SANDBOX_PORT: String(port),
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env });
  running.add(child);
  let text = '';
  let onRequest = () => {};
  const hear = (piece: Buffer) => {
    text += piece.toString();
    onRequest();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const waitForOutput = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      onRequest = () => {
        const found = words.exec(text);
        if (found) resolve(found[1] ?? found[0]);
      };
      child.once('exit', () => reject(new Error(`ended having said: ${text}`)));
      onRequest();
    });
  return { child, waitForOutput, output: () => text };
}

describe('a sandbox on a folder', () => {
  it('loses nothing it acknowledged when it is killed', { timeout: slow }, async () => {
    const first = start();
    const url = await first.waitForOutput(/ready at (\S+)/);
    const platform = new SandboxClient(() => url);
    const orderNo = await platform.newOrder('GONGTOU_FINANCE', 335);

    const acknowledged: number[] = [];
    const prepare = async (at: number): Promise<void> => {
      const { body } = await requestOverHttp(
        url,
        'sign.prepare',
        { orderNo },
        {
          requestId: `kill-${at}`,
        },
      );
      if (body.code === '00000') acknowledged.push(at);
      if (acknowledged.length === 40) first.child.kill('SIGKILL');
      await prepare(at + 4);
    };
    await Promise.allSettled([0, 1, 2, 3].map(prepare));

    const sandbox = await startedSandbox({ db: folder });
    const rows = await sandbox.db.selectFrom('requests').select('request_id').execute();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(rows.map((row) => row.request_id)).toEqual(
      expect.arrayContaining(acknowledged.map((at) => `kill-${at}`)),
    );
    const prepared = (await sandbox.ledgerOf(orderNo)).length;
    expect(prepared).toBe(rows.length);

    const last = acknowledged.at(-1) ?? 0;
    await sandbox.dataOf('sign.prepare', { orderNo }, { requestId: `kill-${last}` });
    expect((await sandbox.ledgerOf(orderNo)).length).toBe(prepared);
    await sandbox.close();
  });

  it(
    'keeps each payment it acknowledged when it is killed, and none partly',
    { timeout: slow },
    async () => {
      const first = start();
      const url = await first.waitForOutput(/ready at (\S+)/);
      const platform = new SandboxClient(() => url);
      const orderNos: string[] = [];
      for (let at = 0; at < 24; at += 1)
        orderNos.push(await platform.newOrder('SELF_OPERATED', 230));

      const acknowledged: string[] = [];
      const pay = async (at: number): Promise<void> => {
        const orderNo = orderNos[at];
        if (orderNo === undefined) return;
        await platform.dataOf('pay.create', paymentRequest(orderNo), { requestId: orderNo });
        const { payment } = await actAtCashier(platform, 'pay', { orderNo });
        if (payment === 'paid') acknowledged.push(orderNo);
        if (acknowledged.length === 10) first.child.kill('SIGKILL');
        await pay(at + 4);
      };
      await Promise.allSettled([0, 1, 2, 3].map(pay));

      const sandbox = await startedSandbox({ db: folder });
      expect(acknowledged.length).toBeGreaterThanOrEqual(10);
      for (const orderNo of orderNos) {
        const { held, payments } = await moneyOf(sandbox, orderNo);
        const isPaid = payments.some(({ status }) => status === 'paid');
        expect([orderNo, held]).toEqual([orderNo, isPaid ? 2_000_00 : 0]);
        expect(isPaid || !acknowledged.includes(orderNo)).toBe(true);
        await sandbox.dataOf('pay.create', paymentRequest(orderNo), { requestId: orderNo });
        await actAtCashier(sandbox, 'pay', { orderNo });
        await sandbox.dataOf('order.detail', { orderNo });
        const { held: after, lines } = await moneyOf(sandbox, orderNo);
        expect([orderNo, after, lines.length]).toEqual([orderNo, 2_000_00, 2]);
      }
      await sandbox.close();
    },
  );

  it(
    'takes the next port when its own is taken, refuses a second process, with messages, and stops on request',
    { timeout: slow },
    async () => {
      const blocker = createServer().listen(0, '127.0.0.1');
      await once(blocker, 'listening');
      const { port } = blocker.address() as { port: number };

      const first = start(port);
      const url = await first.waitForOutput(/ready at (\S+)/);

      expect(first.output()).toContain(`port ${port} is taken, trying ${port + 1}`);
      expect(url).not.toContain(`:${port}`);
      blocker.close();

      const second = start();
      const [code] = (await once(second.child, 'exit')) as [number];

      expect(code).toBe(1);
      expect(second.output()).toContain(`is in use by the process ${first.child.pid}`);

      first.child.kill('SIGTERM');
      const [ended] = (await once(first.child, 'exit')) as [number];
      expect(ended).toBe(0);
      const again = await startedSandbox({ db: folder });
      await again.close();
    },
  );

  it('keeps its orders over a restart and adds a new funder’s', { timeout: slow }, async () => {
    const root = join(folder, 'repository');
    for (const name of ['flows', 'funders']) {
      await cp(join(repository, name), join(root, name), { recursive: true });
    }
    const db = join(folder, 'db');
    const before = await startedSandbox({ db, root });
    const orderNo = await before.newOrder('SELF_OPERATED', 100);
    await before.dataOf('order.finish-work-flow', { orderNo, data: 'credit-submitted' });
    const { total } = await before.dataOf('order.list');
    await before.close();
    await writeFile(join(root, 'funders', 'ACME.yaml'), 'funder: ACME\nactions: { 7001: trip }\n');

    const after = await startedSandbox({ db, root });

    expect(await after.ledgerOf(orderNo)).toEqual(['credit-submitted']);
    expect((await after.dataOf('order.list')).total).toBeGreaterThan(total);
    const { orders } = await after.dataOf('order.list', { funder: 'ACME', action: '7001' });
    expect(orders[0]?.actions?.[0]?.code).toBe(7001);
    await after.close();
  });
});
