import { createHash } from 'node:crypto';
import { type Car, cars } from './cars.ts';

const terms = [24, 36, 48];
const ratios = [10, 20, 30];
/** Of a lease. */
export const yearlyRate = 0.078;

/** A number made from a text: the same text always gives the same one. */
export function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

export function carFor(code: string): Car {
  return (
    cars.find(({ modelCode }) => modelCode === code) ??
    cars[numberFrom(code) % cars.length] ??
    cars[0]!
  );
}

/** Yuan with two decimals: down payment, monthly rent and amount financed of a car under a term and a ratio (per cent). */
export function quote(
  car: Car,
  term: number,
  ratio: number,
): { first: number; rent: number; financed: number } {
  const price = car.price / 100;
  const first = (price * ratio) / 100;
  const financed = price - first;
  const monthly = yearlyRate / 12;
  const rent = (financed * monthly) / (1 - (1 + monthly) ** -term);
  return { first: cents(first), rent: cents(rent), financed: cents(financed) };
}

/** Every ratio with every term, ratios ascending. */
export function termsAndRatios(): { term: number; ratio: number }[] {
  return ratios.flatMap((ratio) => terms.map((term) => ({ term, ratio })));
}

/** A plan as pickers and orders carry it (legacy client). */
export function pickerPlan(car: Car, term: number, ratio: number, initialRatio = 10) {
  const { first, rent } = quote(car, term, ratio);
  return {
    schemeCode: `S${term}${ratio}`,
    schemeName: `${term}期 首付${ratio}%`,
    leaseTerm: String(term),
    businessType: '1',
    firstMoney: first,
    monthRent: rent,
    startPercent: ratio,
    initStartPercent: initialRatio,
  };
}

function cents(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}
