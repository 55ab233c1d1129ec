import type { Asked } from './asked.ts';
import {
  type CarPlan,
  mostIncrease,
  preferredScheme,
  type Scheme,
  schemeId,
  usualIncrements,
} from './plans.ts';

/** What the dialog 确定方案 shows: made of what the platform gave and of what was chosen, and of nothing else. */
export interface PlanView {
  scheme: Scheme | undefined;
  /** Terms in months, as the platform writes them. */
  terms: readonly string[];
  /** Per cent over the usual down payment. */
  increments: readonly number[];
  /** Undefined: not chosen yet. */
  increase: number | undefined;
  tooHigh: boolean;
  /** The platform's word on the plan: fine, or one whose down payment is so low that the customer is evaluated again. */
  verdict: 'unasked' | 'fine' | 'low' | 'refused';
  checkCode: string;
  mustAgree: boolean;
}

export interface PlanData {
  schemes: readonly Scheme[];
  percents: readonly { value: string }[];
  /** Where the authorization letter is; without it nobody is asked to agree to it. */
  contract: string;
  /** The plan picked on another page. */
  wanted: { schemeCode: string; leaseTerm: string; plan?: CarPlan };
}

export interface PlanAnswers {
  schemeCode?: string;
  leaseTerm?: string;
  startPercentPlus?: number;
  agreed?: boolean;
}

interface Check {
  financialPlanList?: Scheme[];
  percentList?: { value: string }[];
  checkResult?: boolean | { result: boolean; code?: string };
}

export function planView(
  data: Partial<PlanData>,
  answers: PlanAnswers,
  asked: Asked | undefined,
): PlanView {
  const schemes = data.schemes ?? [];
  const check = asked?.type === 'ok' ? (asked.result as Check) : undefined;
  const checked = check?.financialPlanList?.length ? check.financialPlanList : undefined;
  const scheme = checked?.[0] ?? chosenOf(schemes, answers, data.wanted);
  const { verdict, checkCode } = verdictOf(check);
  const increase = answers.startPercentPlus;
  return {
    scheme,
    terms: [...new Set((checked ?? schemes).map(({ leaseTerm }) => leaseTerm))],
    increments: incrementsOf(check?.percentList ?? data.percents, scheme?.initStartPercent ?? 0),
    increase,
    tooHigh: increase !== undefined && increase > mostIncrease,
    verdict,
    checkCode,
    mustAgree: scheme?.contract === true && (data.contract ?? '') !== '',
  };
}

/** What was chosen here; else what was picked on another page; else the car page's plan; else the preferred one. */
function chosenOf(
  schemes: readonly Scheme[],
  { schemeCode, leaseTerm }: PlanAnswers,
  wanted: Partial<PlanData['wanted']> = {},
): Scheme | undefined {
  const { plan } = wanted;
  const ids = [
    { schemeCode, leaseTerm },
    { schemeCode: wanted.schemeCode, leaseTerm: wanted.leaseTerm },
    { schemeCode: plan?.projectCode, leaseTerm: plan && String(plan.repaymentPeriod) },
  ];
  for (const { schemeCode: code, leaseTerm: term } of ids) {
    if (!code || !term) continue;
    const id = schemeId({ schemeCode: code, leaseTerm: term });
    const found = schemes.find((one) => schemeId(one) === id);
    if (found) return found;
  }
  return schemes.find((one) => one.leaseTerm === leaseTerm) ?? preferredScheme(schemes);
}

/** `5` is what a ratio is raised by; `25%` is the raised ratio itself. */
function incrementsOf(
  percents: readonly { value: string }[] | undefined,
  initial: number,
): readonly number[] {
  const known = (percents ?? []).map(({ value }) =>
    value.includes('%') ? Number.parseFloat(value) - initial : Number.parseFloat(value),
  );
  const good = known.filter((one) => Number.isFinite(one));
  return good.length > 0 ? [...new Set(good)].sort((one, other) => one - other) : usualIncrements;
}

function verdictOf(check: Check | undefined): Pick<PlanView, 'verdict' | 'checkCode'> {
  const said = check?.checkResult;
  if (said === undefined) return { verdict: 'unasked', checkCode: '' };
  const { result, code = '' } = typeof said === 'boolean' ? { result: said } : said;
  if (result) return { verdict: 'fine', checkCode: code };
  return { verdict: code === '3' ? 'low' : 'refused', checkCode: code };
}

export type PlanFault = 'chooseRatio' | 'tooHigh' | 'mustAgree';

/** What is missing before the plan can be confirmed, the first thing first. */
export function planFault(view: PlanView, agreed: boolean): PlanFault | undefined {
  if (view.increase === undefined) return 'chooseRatio';
  if (view.tooHigh) return 'tooHigh';
  return view.mustAgree && !agreed ? 'mustAgree' : undefined;
}

/** The answers of the dialog for a plan. */
export function planAnswers(
  scheme: Scheme | undefined,
  more: { increase?: number | undefined; checkCode: string; agreed: boolean },
) {
  return {
    schemeCode: scheme?.schemeCode ?? '',
    schemeName: scheme?.schemeName ?? '',
    leaseTerm: scheme?.leaseTerm ?? '',
    businessType: scheme?.businessType ?? '',
    firstMoney: scheme?.firstMoney ?? 0,
    monthRent: scheme?.monthRent ?? 0,
    startPercent: scheme?.startPercent ?? 0,
    initStartPercent: scheme?.initStartPercent ?? 0,
    startPercentPlus: more.increase ?? 0,
    lent: scheme?.loanAmount ?? 0,
    lastMoney: scheme?.lastMoney ?? 0,
    checkCode: more.checkCode,
    agreed: more.agreed,
  };
}
