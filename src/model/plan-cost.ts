/** What a plan costs. Amounts are whole fen, `months` is how many rents there are; `amountFinanced` is missing where nobody says it. */
export interface PlanCost {
  first: number;
  rent: number;
  months: number;
  /** Paid with the last rent. */
  last: number;
  amountFinanced?: number | undefined;
}

/** A platform may give its term as text. */
export function isTermKnown({ months }: PlanCost): boolean {
  return Number.isInteger(months) && months > 0;
}

/** Everything that is paid: the down payment, the rents and the final payment. Only where the term is known. */
export function totalOf({ first, rent, months, last }: PlanCost): number {
  return first + rent * months + last;
}

/** What is paid beyond what was lent. */
export function interestOf({ rent, months, last, amountFinanced }: PlanCost): number | undefined {
  return amountFinanced ? rent * months + last - amountFinanced : undefined;
}

/**
 * The annual rate in hundredths of a per cent: the monthly internal rate of return times twelve, as lenders state it for credits in
 * instalments (People's Bank of China, announcement 2021 no. 3). Undefined where there is no credit, or less comes back than was lent.
 */
export function annualRate(cost: PlanCost): number | undefined {
  const monthly = monthlyRate(cost);
  return monthly === undefined ? undefined : Math.round(monthly * 12 * 10_000);
}

/** Hundredths of a per cent as `7.80%`. */
export function rateText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`;
}

function monthlyRate(cost: PlanCost): number | undefined {
  const { rent, months, last, amountFinanced } = cost;
  const interest = interestOf(cost);
  const isWhole = isTermKnown(cost) && rent >= 0 && last >= 0;
  if (!amountFinanced || interest === undefined || interest < 0 || !isWhole) return undefined;
  let [low, high] = [0, 1];
  const worth = (rate: number) => {
    const discount = (1 + rate) ** -months;
    return (rate === 0 ? rent * months : (rent * (1 - discount)) / rate) + last * discount;
  };
  if (worth(high) > amountFinanced) return undefined;
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export interface Instalment {
  month: number;
  /** With the final payment, in the last month. */
  pays: number;
  principal: number;
  interest: number;
  /** Principal that is still owed afterwards. */
  left: number;
}

/** What each month holds. Interest is rounded to fen every month; the last one takes what the rounding left. */
export function scheduleOf(cost: PlanCost): Instalment[] {
  const rate = monthlyRate(cost);
  if (rate === undefined) return [];
  let left = cost.amountFinanced ?? 0;
  return Array.from({ length: cost.months }, (_, at) => {
    const isLast = at === cost.months - 1;
    const pays = cost.rent + (isLast ? cost.last : 0);
    const principal = isLast ? left : pays - Math.round(left * rate);
    left -= principal;
    return { month: at + 1, pays, principal, interest: pays - principal, left };
  });
}

/** Why a plan's rent is lower at the same down payment; undefined where no reason applies. */
export function cheaperBecause(
  cost: PlanCost,
  others: readonly PlanCost[],
): { longer: LongerTerm | undefined; last: boolean } | undefined {
  if (!isTermKnown(cost)) return undefined;
  const dearer = others.filter(
    (other) => isTermKnown(other) && other.rent > cost.rent && other.first === cost.first,
  );
  const [cheapest] = dearer
    .filter(({ months }) => months < cost.months)
    .toSorted((a, b) => totalOf(a) - totalOf(b));
  const last = dearer.some((other) => other.last < cost.last);
  if (!cheapest && !last) return undefined;
  const longer = cheapest && {
    more: Math.max(0, totalOf(cost) - totalOf(cheapest)),
    than: cheapest.months,
  };
  return { longer, last };
}

/** What it costs more in all, in fen, than the cheapest shorter term, in months. */
export interface LongerTerm {
  more: number;
  than: number;
}
