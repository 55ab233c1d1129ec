import { createHash } from 'node:crypto';

/** The default rate of a lease. */
const yearlyRate = 0.078;

/** A number made from a text: the same text always gives the same one. */
export function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

export interface PlanTerms {
  term: number;
  /** Per cent paid down. */
  ratio: number;
  /** Yearly. */
  rate?: number | undefined;
  /** Per cent of what is financed that is paid at the end. */
  last?: number | undefined;
}

export interface Quote {
  first: number;
  rent: number;
  financed: number;
  final: number;
}

/** Whole fen: down payment, monthly rent, amount financed, and what of it is paid at the end. */
export function quote(
  { price }: { price: number },
  { term, ratio, rate = yearlyRate, last = 0 }: PlanTerms,
): Quote {
  const first = Math.round((price * ratio) / 100);
  const financed = price - first;
  const final = Math.round((financed * last) / 100);
  const monthly = rate / 12;
  const inRents = financed - final * (1 + monthly) ** -term;
  const rent = Math.round((inRents * monthly) / (1 - (1 + monthly) ** -term));
  return { first, rent, financed, final };
}

/** Of an order: what its plan depends on. */
interface Planned {
  car: { price: number };
  termCount: number;
  /** Per cent. */
  downPaymentRatio: number;
  plan?: { rate: number; last: number } | undefined;
}

/** What an order's own plan comes to; `rate` is yearly. */
export function quoteOf(details: Planned): Quote & { rate: number } {
  const { car, termCount: term, downPaymentRatio: ratio, plan } = details;
  const rate = plan?.rate ?? yearlyRate;
  return { ...quote(car, { term, ratio, rate, last: plan?.last }), rate };
}
