import { expect, type Page } from '@playwright/test';
import type { ActionId } from '../src/definition/definition.ts';
import type { faultNames } from '../tools/sandbox/faults.ts';

export interface SeededOrder {
  orderNo: string;
  token: string;
}

/** An order of its own, for a funder's action or for a page code, for each test, so that tests do not disturb each other. `vin`: of a used car. */
export async function newOrder(
  page: Page,
  funder: string,
  action: ActionId,
  vin?: string,
): Promise<SeededOrder> {
  const wish = typeof action === 'string' ? { page: action } : { funder, action };
  const data = { ...wish, ...(vin !== undefined && { vin }) };
  const answer = await page.request.post('/sandbox/orders', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as SeededOrder;
}

/** The code last sent to this phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/inbox?phone=${phone}`);
  const { messages } = (await answer.json()) as { messages: { code: string }[] };
  expect(messages, `messages to ${phone}`).not.toHaveLength(0);
  return messages[0]?.code ?? '';
}

/** How often the sandbox has done this for the order. */
export async function timesDone(page: Page, orderNo: string, what: string): Promise<number> {
  const answer = await page.request.get(`/sandbox/ledger?orderNo=${orderNo}`);
  const { entries } = (await answer.json()) as { entries: { what: string }[] };
  return entries.filter((entry) => entry.what === what).length;
}

/** `ms`: of a delay. A fault holds for `times` calls of the endpoint by anybody. */
export async function spoil(
  page: Page,
  endpoint: string,
  fault: (typeof faultNames)[number],
  more: { times?: number; ms?: number } = {},
): Promise<void> {
  const answer = await page.request.post('/sandbox/faults', { data: { endpoint, fault, ...more } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete('/sandbox/faults');
}
