import { requestOverHttp } from '../sandbox/testing/http-request.ts';
import { postgresPrograms, startPostgres } from '../sandbox/platform/postgres-server.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { median } from './measure.ts';
import { showProgress } from './section.ts';

const payments = 40;
const rounds = 3;
/** Customers who pay at the same time. */
const crowd = 16;

/** Payments opened, paid at the provider and captured, over HTTP, a second: on the embedded database and on PostgreSQL. */
export async function* benchPayments(): AsyncGenerator<string> {
  yield `Payments a second the sandbox holds: opened, paid at the provider, captured, asked for (${payments} orders, medians of ${rounds} rounds)`;
  const embedded = await measured('PGlite', 'memory');
  yield line('PGlite', embedded);
  const programs = postgresPrograms();
  if (programs === undefined) {
    yield '  PostgreSQL was left out: its programs are not here.';
    return;
  }
  const server = await startPostgres(programs);
  try {
    const served = await measured('PostgreSQL', server.url);
    const ratio = (name: keyof Rates) => (served[name] / embedded[name]).toFixed(2);
    yield line('PostgreSQL', served);
    yield `  PostgreSQL holds ${ratio('alone')} times what PGlite holds one after the other, ${ratio('crowded')} times with ${crowd} at once`;
  } finally {
    await server.stop();
  }
}

/** Payments a second. */
interface Rates {
  alone: number;
  crowded: number;
}

function line(name: string, { alone, crowded }: Rates): string {
  const gain = (crowded / alone).toFixed(2);
  return `  ${name}: ${alone.toFixed(0)} one after the other, ${crowded.toFixed(0)} with ${crowd} at once, ${gain} times as many`;
}

async function measured(name: string, db: string): Promise<Rates> {
  showProgress(`${name}: opening the database …`);
  const sandbox = await createSandbox({ db });
  try {
    const warmUp = await paidBy(sandbox, 1);
    showProgress(`${name}: ${warmUp.toFixed(0)} a second in the first round, which does not count`);
    const alone: number[] = [];
    const crowded: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      alone.push(await paidBy(sandbox, 1));
      crowded.push(await paidBy(sandbox, crowd));
      showProgress(`${name}: round ${round} of ${rounds}`);
    }
    return { alone: median(alone), crowded: median(crowded) };
  } finally {
    await sandbox.close();
  }
}

/** So many customers share new orders among them. Gives payments a second. */
async function paidBy(sandbox: Sandbox, customers: number): Promise<number> {
  const orderNos: string[] = [];
  for (let at = 0; at < payments; at += 1) orderNos.push(await placed(sandbox));
  const began = performance.now();
  await Promise.all(
    Array.from({ length: customers }, async () => {
      for (let orderNo = orderNos.pop(); orderNo !== undefined; orderNo = orderNos.pop())
        await pay(sandbox, orderNo);
    }),
  );
  return payments / ((performance.now() - began) / 1000);
}

async function placed(sandbox: Sandbox): Promise<string> {
  const { orderNo } = await control(sandbox, 'orders', { funder: 'SELF_OPERATED', action: 230 });
  return orderNo ?? '';
}

async function pay(sandbox: Sandbox, orderNo: string): Promise<void> {
  const request = {
    orderNo,
    orderPayAmount: 2_000_00,
    payType: 'WxPay',
    feeType: 'bzj',
    channelType: 'WECHAT',
    channelCallMethod: 'NATIVE',
    clientType: 'ios',
    tradeType: 'APP',
    couponList: [],
    color: '',
    productLineCode: '1',
    financeGoodsCode: '',
    storeCode: '',
    modelCode: '',
    cityCode: '',
    period: '1',
  };
  await requestOverHttp(sandbox.url, 'pay.create', request, { requestId: orderNo });
  await control(sandbox, 'payments/act', { orderNo, act: 'pay' });
  const payment = { orderNo, feeType: 'bzj', period: '1' };
  const { body } = await requestOverHttp(sandbox.url, 'pay.status', payment);
  const { status } = body.data as { status: string };
  if (status !== 'paid') throw new Error(`Bug: the payment of ${orderNo} is ${status}`);
}

async function control(
  { url }: Sandbox,
  path: string,
  request: object,
): Promise<{ orderNo?: string }> {
  const response = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return (await response.json()) as { orderNo?: string };
}
