import { expect, type Page } from '@playwright/test';
import type { ActionId } from '../../src/model/action-id.ts';
import type { OrderScenario } from '../../tools/sandbox/orders/scenarios.ts';
import type { faultNames } from '../../tools/sandbox/platform/faults.ts';

export interface SeededOrder {
  orderNo: string;
  token: string;
}

interface OrderRequest {
  /** Of a used car. */
  vin?: string;
  /** The phone number registered with the card at the bank. */
  bankPhone?: string;
  scenario?: OrderScenario;
}

/** Creates an order for a funder's action or a page code. Each test has its own. */
export async function newOrder(
  page: Page,
  funder: string,
  action: ActionId,
  { vin, bankPhone, scenario }: OrderRequest = {},
): Promise<SeededOrder> {
  const request = typeof action === 'string' ? { page: action } : { funder, action };
  const data = {
    ...request,
    ...(vin !== undefined && { vin }),
    ...(scenario && { scenario }),
    ...(bankPhone !== undefined && { flags: { bankPhone } }),
  };
  const response = await page.request.post('/sandbox/orders', { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as SeededOrder;
}

/** The code last sent to one of these phones. */
export async function codeFor(page: Page, ...phones: string[]): Promise<string> {
  const inboxes = phones.map(async (phone) => {
    const response = await page.request.get(`/sandbox/inbox?phone=${phone}`);
    return ((await response.json()) as { messages: { code: string; at: number }[] }).messages;
  });
  const messages = (await Promise.all(inboxes)).flat();
  expect(messages, `messages to ${phones.join()}`).not.toHaveLength(0);
  const [newest] = messages.toSorted((one, other) => other.at - one.at);
  return newest?.code ?? '';
}

/** How often the sandbox recorded this event for the order. */
export async function timesDone(page: Page, orderNo: string, what: string): Promise<number> {
  const response = await page.request.get(`/sandbox/ledger?orderNo=${orderNo}`);
  const { entries } = (await response.json()) as { entries: { what: string }[] };
  return entries.filter((entry) => entry.what === what).length;
}

/** `ms`: of a delay. A fault holds for `times` calls of the endpoint by anybody. */
export async function injectFault(
  page: Page,
  endpoint: string,
  fault: (typeof faultNames)[number],
  more: { times?: number; ms?: number } = {},
): Promise<void> {
  const response = await page.request.post('/sandbox/faults', {
    data: { endpoint, fault, ...more },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

export async function clearFaults(page: Page): Promise<void> {
  await page.request.delete('/sandbox/faults');
}
