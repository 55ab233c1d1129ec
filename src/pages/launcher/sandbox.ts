import { z } from 'zod/mini';

/** The sandbox's own addresses: not part of the contract, and not there in a real build. */
const orders = z.object({
  orders: z.array(
    z.looseObject({
      orderNo: z.string(),
      funder: z.string(),
      action: z.nullable(z.number()),
      /** The page code it is there for, where it has no action. */
      page: z.nullable(z.string()),
      customer: z.string(),
      /** Signs in as this customer. */
      token: z.string(),
      sold: z.boolean(),
      productLineCode: z.string(),
    }),
  ),
  pages: z.array(z.object({ code: z.string(), zh: z.string(), en: z.string() })),
});
const inbox = z.object({
  /** Sent to somebody who signs on a phone of their own. */
  links: z.array(z.looseObject({ phone: z.string(), url: z.string(), at: z.number() })),
  messages: z.array(z.looseObject({ phone: z.string(), code: z.string(), at: z.number() })),
});
const faults = z.object({
  faults: z.array(
    z.looseObject({ id: z.number(), endpoint: z.string(), fault: z.string(), times: z.number() }),
  ),
});

export type SandboxOrder = z.infer<typeof orders>['orders'][number];
export type LauncherPage = z.infer<typeof orders>['pages'][number];

async function request<T extends z.ZodMiniType>(path: string, schema: T, init?: RequestInit) {
  const response = await fetch(`/sandbox/${path}`, init);
  if (!response.ok) throw new Error(`sandbox ${response.status}`);
  return schema.parse(await response.json());
}

export const sandbox = {
  orders: (search: string, scenario: string) =>
    request(`orders?${new URLSearchParams({ q: search, scenario }).toString()}`, orders),
  inbox: () => request('inbox', inbox),
  faults: () => request('faults', faults),
  addFault: (endpoint: string, fault: string, times: number) =>
    request('faults', z.looseObject({}), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, fault, times, ms: 8000 }),
    }),
  clearFaults: () => request('faults', z.looseObject({}), { method: 'DELETE' }),
  reset: () => request('reset', z.looseObject({}), { method: 'POST' }),
};
