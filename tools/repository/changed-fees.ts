/** flows/fees.yaml as it is written, beside what was generated from it. */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { feeTypes } from '../../src/api/contract/fees.ts';
import { inFen } from '../../src/model/yuan.ts';

const words = z.object({ zh: z.string(), en: z.string() });
export const feesSchema = z.object({
  fees: z.record(
    z.string(),
    z.object({ name: words, amount: z.number().optional(), action: z.number().optional() }),
  ),
});

/** Codes whose amount or presence differs from what was generated last: examples are walked with that. */
export function changedFees(text: string): string[] {
  const { data } = feesSchema.safeParse(parseDocument(text).toJS());
  if (!data) return [];
  const generated: Readonly<Record<string, { zh: string; amount?: number }>> = feeTypes;
  const codes = new Set([...Object.keys(data.fees), ...Object.keys(generated)]);
  return [...codes].filter((code) => {
    const [written, before] = [data.fees[code], generated[code]];
    if (!written || !before) return true;
    const { amount } = written;
    return (amount === undefined ? undefined : inFen(amount)) !== before.amount;
  });
}
