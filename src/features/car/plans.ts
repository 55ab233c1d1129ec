import type { ResponseOf } from '../../api/typed.ts';
import type { PlanCost } from '../../model/plan-cost.ts';
import { fenOf } from './fen.ts';

/** A plan of a colour: amounts in yuan, the period in months, the rate in per cent (browsing-and-ordering, section 3). */
export type CarPlan = ResponseOf<'car.plans'>[number];

export type Colour = ResponseOf<'car.colours'>[number];

/** The plans of each colour, requested once and cached by its code. */
export type PlansByColour = readonly { key: string; data: readonly CarPlan[] }[];

/** What the customer has chosen of a car, with what there is to choose from at this point. */
export interface CarSelection {
  spuCode: string;
  spuName: string;
  /** Down payments in per cent, the lowest first. */
  ratioList: readonly number[];
  downPayRate: number | undefined;
  /** Months there are at that down payment. */
  periodList: readonly number[];
  period: number | undefined;
  plan: CarPlan | undefined;
}

export interface PlanRequest {
  spuCode?: string | undefined;
  downPayRate?: number | undefined;
  period?: number | undefined;
}

/** A choice by its codes, as an address or an earlier visit has it. */
export interface CodedChoice {
  spuCode?: string;
  schemeCode?: string;
  leaseTerm?: string;
}

/** The request behind codes: the plan of that code and term, of the colour where it has one. */
export function planRequestOf(plans: PlansByColour, choice: CodedChoice): PlanRequest {
  const { spuCode, schemeCode, leaseTerm } = choice;
  const own = plans.find(({ key }) => key === spuCode) ?? plans[0];
  const found = own?.data.find((one) => isPlan(one, { schemeCode, leaseTerm }));
  return {
    spuCode: spuCode || undefined,
    ...(found && { downPayRate: found.downPayRate, period: found.repaymentPeriod }),
  };
}

function isPlan(
  plan: CarPlan,
  { schemeCode, leaseTerm }: { schemeCode: string | undefined; leaseTerm: string | undefined },
): boolean {
  return plan.projectCode === schemeCode && String(plan.repaymentPeriod) === leaseTerm;
}

/** The car's own plan behind a plan of the picker: its `productId` is what an order names it by. */
export function carPlanOf(
  plans: PlansByColour,
  spuCode: string | undefined,
  scheme: Pick<Scheme, 'schemeCode' | 'leaseTerm'>,
): CarPlan | undefined {
  const own = plans.find(({ key }) => key === spuCode) ?? plans[0];
  return own?.data.find((one) => isPlan(one, scheme));
}

/**
 * The selection nearest to a request: what it asks for where it is there, otherwise the first. Without one it is the first
 * colour, its lowest down payment and the first period of that (load order of the specification, step 7); with one
 * kept from an earlier visit it restores the selection.
 */
export function selectCar(
  colours: readonly Colour[],
  plans: PlansByColour,
  request: PlanRequest,
): CarSelection {
  const colour = colours.find(({ spuCode }) => spuCode === request.spuCode) ?? colours[0];
  const all = plans.find(({ key }) => key === colour?.spuCode)?.data ?? [];
  const ratioList = distinct(all.map(({ downPayRate }) => downPayRate)).sort((a, b) => a - b);
  const downPayRate = requestedOrFirst(ratioList, request.downPayRate);
  const periodList = distinct(
    all.filter((one) => one.downPayRate === downPayRate).map((one) => one.repaymentPeriod),
  );
  const period = requestedOrFirst(periodList, request.period);
  return {
    spuCode: colour?.spuCode ?? '',
    spuName: colour?.name ?? '',
    ratioList,
    downPayRate,
    periodList,
    period,
    plan: all.find((one) => one.downPayRate === downPayRate && one.repaymentPeriod === period),
  };
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)];
}

function requestedOrFirst(of: readonly number[], request: number | undefined): number | undefined {
  return request !== undefined && of.includes(request) ? request : of[0];
}

/** A plan as the picker and the order have it: amounts in yuan, ratios in per cent. */
export type Scheme = ResponseOf<'plan.list'>['financialPlanList'][number];

/** Identifies a plan: its code with its term. */
export function schemeId({
  schemeCode,
  leaseTerm,
}: Pick<Scheme, 'schemeCode' | 'leaseTerm'>): string {
  return `${schemeCode}${leaseTerm}`;
}

/** Where none is chosen: the plan over 36 months, otherwise over 48, otherwise the first. */
export function preferredScheme(schemes: readonly Scheme[]): Scheme | undefined {
  const over = (term: string) => schemes.find(({ leaseTerm }) => leaseTerm === term);
  return over('36') ?? over('48') ?? schemes[0];
}

/** Per cent that is usually paid first, where the platform does not say. */
export const usualRatio = 10;

export function initialRatio({ initStartPercent }: Pick<Scheme, 'initStartPercent'>): number {
  return initStartPercent ?? usualRatio;
}

/** Per cent a down payment can be raised by, where the platform does not say. */
export const usualIncrements = [0, 5, 10, 15, 20];
/** Per cent a down payment may be raised by at most. */
export const maxIncrease = 30;

/** What a plan of the car's page costs, in fen. */
export function costOfPlan(plan: CarPlan): PlanCost {
  return {
    first: fenOf(plan.downPayment),
    rent: fenOf(plan.monthPayment),
    months: plan.repaymentPeriod,
    last: fenOf(plan.finalPayment),
    amountFinanced: fenOf(plan.invest),
  };
}

/** Of a term as the platform writes it, `36` or `36期`. */
export function monthsOf(leaseTerm: string): number {
  return Number.parseInt(leaseTerm, 10);
}

/** The same of a plan of the picker; nothing is known to be lent where the platform does not say. */
export function costOfScheme(
  scheme: Pick<Scheme, 'firstMoney' | 'monthRent' | 'leaseTerm' | 'loanAmount' | 'lastMoney'>,
): PlanCost {
  const { firstMoney, monthRent, leaseTerm, loanAmount = 0, lastMoney = 0 } = scheme;
  return {
    first: fenOf(firstMoney),
    rent: fenOf(monthRent),
    months: monthsOf(leaseTerm),
    last: fenOf(lastMoney),
    amountFinanced: loanAmount > 0 ? fenOf(loanAmount) : undefined,
  };
}
