import type { ResultOf, ResultOfCall } from '../../../api/typed.ts';
import {
  type CarPlan,
  carPlanOf,
  type CodedChoice,
  initialRatio,
  monthsOf,
  maxIncrease,
  type PlansByColour,
  preferredScheme,
  type Scheme,
  schemeId,
  usualIncrements,
} from '../plans.ts';

/** The check code for a down payment that is too low for this customer. */
export const lowCode = '3';

/** The view of the dialog 确定方案, computed from responses and choices alone. */
export interface PlanView {
  scheme: Scheme | undefined;
  /** Terms in months, as the platform writes them. */
  terms: readonly string[];
  /** Per cent over the usual down payment. */
  increments: readonly number[];
  /** Undefined: not chosen yet. */
  increase: number | undefined;
  tooHigh: boolean;
  /**
   * The platform's verdict on the present choice: fine, a down payment so low that the customer is evaluated again, or
   * refused. `unasked`: no good response for this choice, so the amounts are not its own.
   */
  verdict: 'unasked' | 'fine' | 'low' | 'refused';
  checkCode: string;
  mustAgree: boolean;
  /** The request the present choice needs; undefined where it has its response. */
  question: 'check' | 'calculate' | undefined;
}

export interface PlanData {
  schemes: readonly Scheme[];
  percents: readonly { value: string }[];
  /** Address of the authorization letter; without it no consent is requested. */
  contract: string;
  /** The plan chosen on the car's page. */
  plan: CarPlan | undefined;
  /** How often the car page's button was pressed. */
  orderAttempt: number;
  /** Those of the car's page. */
  plans: PlansByColour;
  /** What was chosen in an earlier visit, or nothing. */
  kept: readonly (CodedChoice & { startPercentPlus: number })[];
}

export interface PlanAnswers {
  schemeCode?: string;
  leaseTerm?: string;
  startPercentPlus?: number | undefined;
  agreed?: boolean;
  /** The car page's chosen plan at the time of the answers. */
  basedOn?: string;
  /** `lowCode`: reset to the usual down payment, after it was too low. */
  checkCode?: string;
}

type Calculation = Partial<ResultOf<'plan.check' | 'plan.calculate'>>;

/** A response, with its request. */
export type PlanResponse = ResultOfCall<'plan.check' | 'plan.calculate'> & {
  sent: Record<string, unknown>;
};

/** The dialog's requests and responses. */
export interface PlanQuestions {
  check?: PlanResponse | undefined;
  calculate?: PlanResponse | undefined;
}

export function planView(
  data: Partial<PlanData>,
  entered: PlanAnswers,
  responses: PlanQuestions,
): PlanView {
  const schemes = data.schemes ?? [];
  const answers = current(data, entered);
  const base = chosenOf(schemes, answers, data);
  const requested = requestedPlan(answers, base, data);
  const asItIs = isCalculatedAsItIs(requested, answers);
  const check = calculationFor(responses.check, requested);
  const calculation =
    check ?? (asItIs ? calculationFor(responses.calculate, requested) : undefined);
  const scheme = calculatedScheme(calculation, check !== undefined, requested) ?? base;
  const percents = calculation?.percentList ?? latest(responses)?.percentList ?? data.percents;
  const { verdict, checkCode } = verdictOf(calculation, check !== undefined);
  return {
    scheme,
    terms: termsOf(check?.financialPlanList ?? schemes),
    increments: incrementsOf(percents, scheme),
    increase: requested.increase,
    tooHigh: isTooHigh(requested),
    verdict,
    checkCode: checkCode || (answers.checkCode ?? ''),
    mustAgree: needsConsent(scheme, data),
    question: calculation || !scheme ? undefined : questionFor(asItIs),
  };
}

function requestedPlan(
  answers: PlanAnswers,
  base: Scheme | undefined,
  data: Partial<PlanData>,
): RequestedPlan {
  return {
    schemeCode: answers.schemeCode ?? base?.schemeCode,
    leaseTerm: answers.leaseTerm ?? base?.leaseTerm,
    increase: increaseOf(answers, base, data),
  };
}

/** A reset plan, or one without a chosen down payment, is calculated; a choice is checked. */
function isCalculatedAsItIs({ increase }: RequestedPlan, { checkCode }: PlanAnswers): boolean {
  const isReset = increase === 0 && checkCode === lowCode;
  return increase === undefined || isReset;
}

function questionFor(asItIs: boolean): PlanView['question'] {
  return asItIs ? 'calculate' : 'check';
}

/** The first of a check is the one; plans that were calculated are of every term. */
function calculatedScheme(
  calculation: Calculation | undefined,
  isCheck: boolean,
  { leaseTerm }: RequestedPlan,
): Scheme | undefined {
  const list = calculation?.financialPlanList;
  const ofTerm = isCheck ? undefined : list?.find((one) => one.leaseTerm === leaseTerm);
  return ofTerm ?? list?.[0];
}

function isTooHigh({ increase }: RequestedPlan): boolean {
  return increase !== undefined && increase > maxIncrease;
}

function needsConsent(scheme: Scheme | undefined, { contract = '' }: Partial<PlanData>): boolean {
  return scheme?.contract === true && contract !== '';
}

/** Shortest first, the order customers expect. */
function termsOf(schemes: readonly Scheme[]): string[] {
  return [...new Set(schemes.map(({ leaseTerm }) => leaseTerm))].sort(
    (a, b) => monthsOf(a) - monthsOf(b),
  );
}

/** Choosing another plan on the car's page discards the dialog's choice, and so does opening the dialog from there again. */
export function isOutdated(data: Partial<PlanData>, { basedOn }: PlanAnswers): boolean {
  return basedOn !== undefined && basedOn !== basisOf(data);
}

function current(data: Partial<PlanData>, answers: PlanAnswers): PlanAnswers {
  return isOutdated(data, answers) ? {} : answers;
}

export function basisOf({ plan, orderAttempt }: Partial<PlanData>): string {
  const leaseTerm = String(plan?.repaymentPeriod);
  const id = plan ? schemeId({ schemeCode: plan.projectCode, leaseTerm }) : '';
  return [id, orderAttempt].join(' ').trim();
}

/** A kept increase belongs to its plan. The down payment chosen on the car's page is chosen; without one there the customer chooses here. */
function increaseOf(
  answers: PlanAnswers,
  base: Scheme | undefined,
  { kept: savedChoices, plan }: Partial<PlanData>,
): number | undefined {
  if (answers.startPercentPlus !== undefined || answers.schemeCode) return answers.startPercentPlus;
  const [before] = savedChoices ?? [];
  const isBefore = before?.schemeCode === base?.schemeCode && before?.leaseTerm === base?.leaseTerm;
  if (isBefore && before) return before.startPercentPlus;
  return base && isOnPage(base, plan) ? 0 : undefined;
}

function isOnPage(base: Scheme, plan: CarPlan | undefined): boolean {
  return (
    plan?.projectCode === base.schemeCode &&
    String(plan.repaymentPeriod) === base.leaseTerm &&
    plan.downPayRate === initialRatio(base)
  );
}

interface RequestedPlan {
  schemeCode: string | undefined;
  leaseTerm: string | undefined;
  increase: number | undefined;
}

/** The response for exactly this request, if it has a plan. */
function calculationFor(
  response: PlanResponse | undefined,
  requested: RequestedPlan,
): Calculation | undefined {
  if (response?.type !== 'ok') return undefined;
  const { schemeCode, leaseTerm, increaseStartPercent = requested.increase } = response.sent ?? {};
  const isOfPlan = schemeCode === requested.schemeCode && leaseTerm === requested.leaseTerm;
  const isOfIncrease = Number(increaseStartPercent ?? 0) === (requested.increase ?? 0);
  const result: Calculation = response.result;
  return isOfPlan && isOfIncrease && result.financialPlanList?.length ? result : undefined;
}

function latest({ check, calculate }: PlanQuestions): Calculation | undefined {
  const last = check?.type === 'ok' ? check : calculate;
  return last?.type === 'ok' ? last.result : undefined;
}

/** The dialog's choice; else the car page's plan; else the last choice; else the preferred plan. */
function chosenOf(
  schemes: readonly Scheme[],
  { schemeCode, leaseTerm }: PlanAnswers,
  { plan, kept: savedChoices }: Partial<PlanData>,
): Scheme | undefined {
  const ids = [
    { schemeCode, leaseTerm },
    { schemeCode: plan?.projectCode, leaseTerm: plan && String(plan.repaymentPeriod) },
    { schemeCode: savedChoices?.[0]?.schemeCode, leaseTerm: savedChoices?.[0]?.leaseTerm },
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
  scheme: Scheme | undefined,
): readonly number[] {
  const initial = scheme ? initialRatio(scheme) : 0;
  const increments = (percents ?? []).map(({ value }) =>
    value.includes('%') ? Number.parseFloat(value) - initial : Number.parseFloat(value),
  );
  const good = increments.filter((one) => Number.isFinite(one));
  return good.length > 0 ? [...new Set(good)].sort((one, other) => one - other) : usualIncrements;
}

function verdictOf(
  calculation: Calculation | undefined,
  isCheck: boolean,
): Pick<PlanView, 'verdict' | 'checkCode'> {
  if (!calculation) return { verdict: 'unasked', checkCode: '' };
  const checkResult = calculation.checkResult;
  if (checkResult === undefined || !isCheck) return { verdict: 'fine', checkCode: '' };
  const { result, code = '' } =
    typeof checkResult === 'boolean' ? { result: checkResult } : checkResult;
  if (result) return { verdict: 'fine', checkCode: code };
  return { verdict: code === lowCode ? 'low' : 'refused', checkCode: code };
}

export type PlanFault = 'chooseRatio' | 'tooHigh' | 'notOffered' | 'notCalculated' | 'mustAgree';

/** What is missing before the plan can be confirmed, the first thing first. */
export function planFault(view: PlanView, agreed: boolean): PlanFault | undefined {
  if (view.increase === undefined) return 'chooseRatio';
  if (view.tooHigh) return 'tooHigh';
  if (view.verdict === 'refused') return 'notOffered';
  if (view.verdict !== 'fine') return 'notCalculated';
  return view.mustAgree && !agreed ? 'mustAgree' : undefined;
}

/** The values an order is placed with: those shown, field by field. */
export interface ConfirmedPlan {
  schemeCode: string;
  schemeName: string;
  leaseTerm: string;
  businessType: string;
  firstMoney: number;
  monthRent: number;
  startPercent: number;
  initStartPercent: number;
  startPercentPlus: number;
  lent: number;
  lastMoney: number;
  commonSchemaId: string;
}

/** `plans` of the car's page and the colour chosen there: an order is named as they name it. */
export function confirmedPlan(
  scheme: Scheme | undefined,
  { increase = 0, plans = [], spuCode }: ChosenBeside,
): ConfirmedPlan {
  if (!scheme) return { ...noPlan, startPercentPlus: increase };
  const own = carPlanOf(plans, spuCode, scheme);
  // The sums of the car's own plan are this one's only at the same down payment.
  const same = own?.downPayRate === scheme.startPercent ? own : undefined;
  return {
    ...codesOf(scheme),
    ...sumsOf(scheme),
    initStartPercent: initialRatio(scheme),
    startPercentPlus: increase,
    lent: scheme.loanAmount ?? same?.invest ?? 0,
    lastMoney: scheme.lastMoney ?? same?.finalPayment ?? 0,
    commonSchemaId: own?.productId ?? schemeId(scheme),
  };
}

const noPlan: ConfirmedPlan = {
  schemeCode: '',
  schemeName: '',
  leaseTerm: '',
  businessType: '',
  firstMoney: 0,
  monthRent: 0,
  startPercent: 0,
  initStartPercent: 0,
  startPercentPlus: 0,
  lent: 0,
  lastMoney: 0,
  commonSchemaId: '',
};

function codesOf(scheme: Partial<Scheme>) {
  const { schemeCode = '', schemeName = '', leaseTerm = '', businessType = '' } = scheme;
  return { schemeCode, schemeName, leaseTerm, businessType };
}

function sumsOf({ firstMoney = 0, monthRent = 0, startPercent = 0 }: Partial<Scheme>) {
  return { firstMoney, monthRent, startPercent };
}

interface ChosenBeside {
  increase?: number | undefined;
  plans?: PlansByColour | undefined;
  spuCode?: string | undefined;
}

/** As a plan of the picker: what it costs is worked out of that. */
export function schemeOf({ lent, ...plan }: ConfirmedPlan): Scheme {
  return { ...plan, loanAmount: lent };
}
