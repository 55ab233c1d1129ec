import { expect } from 'vitest';
import { told } from '../asking-in-tests.ts';
import type { Sandbox } from '../sandbox.ts';

type Place = Pick<Sandbox, 'url'>;

/** The order and its newest refund as the customer finds them now. */
export async function seen(sandbox: Place, orderNo: string) {
  const { status, actions } = await told(sandbox, 'order.detail', { orderNo });
  const { state, signing, reply } = await told(sandbox, 'refund.progress', { orderNo });
  return { status, actions: actions.map(({ code }) => code), state, signing, reply };
}

/** The page on which the refund agreement is signed. */
export async function openRefundPage(sandbox: Place, orderNo: string): Promise<URL> {
  const page = `http://localhost:5173/mwap/refundAgreement?orderNo=${orderNo}&action=242`;
  const { url } = await told(sandbox, 'refund.contract-url', { orderNo }, { page });
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

/** The reviewer decides; gives the page that follows. */
export async function reviews({ url }: Place, decision: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/sandbox/reviews`, {
    method: 'POST',
    body: new URLSearchParams(decision),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}
