import type { FirstPage } from '../../model/definition-files.ts';
import type { SessionRecord } from '../../machine/record.ts';
import { recordKey } from '../../machine/record-key.ts';
import { contradicts } from './of-this-order.ts';
import { definitions } from './deployment-definitions.ts';

/**
 * Requests the prerendered first page of the flow at this address, and its definition. Resolves when they are requested;
 * to undefined where there is no such page or the flow may not open, `page` also where the customer returns to another one.
 * `order`: as it was received; undefined where its request failed.
 */
export async function requestFirstPage(
  search: string,
  order: unknown,
): Promise<{ page: Promise<FirstPage | undefined> } | undefined> {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  const { orderNo = '', action: code = '' } = parameters;
  const received = (order ?? {}) as Record<string, unknown>;
  const { funder, productLineCode } = received;
  if (typeof funder !== 'string' || !/^\d{1,6}$/.test(code)) return undefined;
  const action = Number(code);
  void definitions.ofAction(funder, action).catch(() => undefined);
  if (contradicts(parameters, received)) return undefined;
  const requested = await definitions.requestFirstPage(funder, action);
  if (!requested) return undefined;
  const record = localStorage.getItem(recordKey(orderNo, action));
  const page = requested.page.then((one) => {
    // Whether somebody else has bought a used car is asked first.
    const mayBeSold = one.checksVehicle && String(productLineCode) === '3';
    return mayBeSold || (record !== null && !isAt(one.step, record)) ? undefined : one;
  });
  return { page };
}

/** Throws for a record that is no JSON. */
function isAt(step: string, record: string): boolean {
  const { at, intents } = JSON.parse(record) as Partial<SessionRecord>;
  return at === step && Object.keys(intents ?? {}).length === 0;
}
