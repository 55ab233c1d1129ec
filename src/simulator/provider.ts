import { z } from 'zod/mini';

const payment = z.object({ amount: z.number() });

/** The sandbox's payment provider: what a payment comes to, and what becomes of it. */
export interface Provider {
  /** Whole fen; undefined for a payment nobody knows. */
  amountOf(serialNumber: string): Promise<number | undefined>;
  /** Whether it was done. */
  act(serialNumber: string, what: 'pay' | 'fail'): Promise<boolean>;
}

export const sandboxProvider: Provider = {
  async amountOf(serialNumber) {
    const answer = await fetch(addressOf(serialNumber)).catch(() => undefined);
    if (!answer?.ok) return undefined;
    return z.safeParse(payment, await answer.json()).data?.amount;
  },
  async act(serialNumber, what) {
    const answer = await fetch(addressOf(serialNumber), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ act: what }),
    }).catch(() => undefined);
    return answer?.ok === true;
  },
};

function addressOf(serialNumber: string): string {
  return `/sandbox/payments/${encodeURIComponent(serialNumber)}`;
}
