import { expect } from 'vitest';
import { sandboxAt, type SandboxClient } from '../testing/requests.fixture.ts';
import type { Sandbox } from '../sandbox.ts';
import { reviewTakes, type OrderScenario } from '../orders/scenarios.ts';

export const funder = 'SELF_OPERATED';

type Place = Pick<Sandbox, 'url'>;

/** The present state of the order and of its newest refund. */
export async function refundStateOf(sandbox: SandboxClient, orderNo: string) {
  const { status, actions } = await sandbox.dataOf('order.detail', { orderNo });
  const { state, signing, reply } = await sandbox.dataOf('refund.progress', { orderNo });
  return { status, actions: actions.map(({ code }) => code), state, signing, reply };
}

/** The page on which the refund agreement is signed. */
export async function openRefundPage(sandbox: SandboxClient, orderNo: string): Promise<URL> {
  const page = `http://localhost:5173/mwap/refundAgreement?orderNo=${orderNo}&action=242`;
  const { url } = await sandbox.dataOf('refund.contract-url', { orderNo }, { page });
  return new URL(url);
}

export function signOn(
  { url }: Place,
  { pathname, searchParams }: URL,
  answer: 'done' | 'refused' = 'done',
): Promise<Response> {
  return fetch(url + pathname, {
    method: 'POST',
    body: new URLSearchParams({ t: searchParams.get('t') ?? '', answer }),
    redirect: 'manual',
  });
}

/** Decides as the reviewer; returns the page that follows. */
export async function reviews({ url }: Place, decision: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/sandbox/reviews`, {
    method: 'POST',
    body: new URLSearchParams(decision),
  });
  expect(response.status).toBe(200);
  return response.text();
}

/** A sandbox for the tests of one file, with requests about refunds. Its time is `clock.now`, epoch ms. */
export function refundsInASandbox() {
  const clock = { now: Date.parse('2026-03-01T08:00:00Z') };
  const sandbox = sandboxAt(() => clock.now);
  const anOrder = (scenario: OrderScenario = 'happy') =>
    sandbox.newOrder(funder, 242, {}, scenario);
  const quotaOf = async (orderNo: string) =>
    Math.round((await sandbox.dataOf('refund.quota', { orderNo })) * 100);
  const stateOf = (orderNo: string) => refundStateOf(sandbox, orderNo);

  /** Whole fen the ledger holds for an order. */
  async function heldAmountFor(orderNo: string): Promise<number> {
    const rows = await sandbox.db
      .selectFrom('holdings')
      .select('amount')
      .where('order_no', '=', orderNo)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  }

  async function apply(orderNo: string, amount?: number, requestId = `${orderNo}-${clock.now}`) {
    const request = { orderNo, amount: amount ?? (await quotaOf(orderNo)), reason: 'late' };
    return sandbox.dataOf('refund.apply', request, { requestId });
  }

  async function signed(orderNo: string): Promise<void> {
    await signOn(sandbox, await openRefundPage(sandbox, orderNo));
  }

  /** Requests, signs, waits for the review. */
  async function refundedBy(orderNo: string, amount?: number): Promise<void> {
    await apply(orderNo, amount);
    await signed(orderNo);
    clock.now += reviewTakes;
    await stateOf(orderNo);
  }

  return {
    clock,
    sandbox,
    anOrder,
    quotaOf,
    look: stateOf,
    heldFor: heldAmountFor,
    apply,
    signed,
    refundedBy,
  };
}
