import { z } from 'zod/mini';

/** A payment as the wallet got it: by its number, or by the parameters of the call. */
export type PaymentReference = { serialNumber: string } | { payInfo: string };

/** When the provider notifies the platform, by the sandbox's names. */
export const notices = ['before', 'now', '5s', '30s', 'twice', 'queried'] as const;
export type SandboxNotificationTiming = (typeof notices)[number];

/** `late`: paid although it was closed in between. */
export type ProviderAct = 'pay' | 'fail' | 'late';

/** The sandbox's payment provider: what a payment comes to, and what becomes of it. */
export interface Provider {
  /** Whole fen; undefined for an unknown payment. */
  amountOf(payment: PaymentReference): Promise<number | undefined>;
  /** Whether it was done. */
  act(
    payment: PaymentReference,
    act: ProviderAct,
    notice: SandboxNotificationTiming,
  ): Promise<boolean>;
}

const paymentSchema = z.object({ amount: z.number() });

export const sandboxProvider: Provider = {
  async amountOf(payment) {
    const response = await request(`/sandbox/payments?${new URLSearchParams(payment).toString()}`);
    return response && z.safeParse(paymentSchema, await response.json()).data?.amount;
  },
  async act(payment, act, notice) {
    const isLate = act === 'late';
    const response = await request('/sandbox/payments/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payment, act: isLate ? 'pay' : act, notice, late: isLate }),
    });
    return response !== undefined;
  },
};

async function request(address: string, init?: RequestInit): Promise<Response | undefined> {
  const response = await fetch(address, init).catch(() => undefined);
  return response?.ok ? response : undefined;
}
