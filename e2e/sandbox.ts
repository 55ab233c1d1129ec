import { expect, type Page } from '@playwright/test';

export interface SeededOrder {
  orderNo: string;
  funder: string;
  action: number | null;
  token: string;
  fresh: boolean;
  productLineCode: string;
  sold: boolean;
}

/** The sandbox's own addresses, through the app's origin. */
export async function ordersOf(page: Page, funder: string, action: number): Promise<SeededOrder[]> {
  const answer = await page.request.get(`/sandbox/orders?funder=${funder}&action=${action}`);
  const { orders } = (await answer.json()) as { orders: SeededOrder[] };
  return orders.filter((order) => order.funder === funder && order.action === action);
}

/** An order of its own for each test, so that tests do not disturb each other. */
export async function newOrder(page: Page, funder: string, action: number): Promise<SeededOrder> {
  const answer = await page.request.post('/sandbox/orders', { data: { funder, action } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as SeededOrder;
}

export async function spoil(
  page: Page,
  endpoint: string,
  fault: string,
  more: { times?: number; ms?: number } = {},
): Promise<void> {
  const answer = await page.request.post('/sandbox/faults', { data: { endpoint, fault, ...more } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete('/sandbox/faults');
}

/** The code last sent to this phone. */
export async function codeFor(page: Page, phone: RegExp): Promise<string> {
  const answer = await page.request.get('/sandbox/inbox');
  const { messages } = (await answer.json()) as { messages: { phone: string; code: string }[] };
  const message = messages.find((one) => phone.test(one.phone));
  expect(message, `no message for ${phone.source}`).toBeDefined();
  return message?.code ?? '';
}
