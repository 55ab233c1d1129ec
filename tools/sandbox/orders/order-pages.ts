import { productLines } from '../catalogue/product-lines.ts';
import type { OrderCondition } from './order-actions.ts';
import type { OrderStatus } from './tables.ts';

const { leaseToOwn, loan, usedCar, leaseBack, longRent, directLease, fullPayment } = productLines;

export interface PageRow {
  page: string;
  /** Statuses in which the page is open to the customer; an order seeded for it begins in the first. */
  at: readonly OrderStatus[];
  /** Of these products; an order seeded for it is of the first. Absent: all that have action codes. */
  products?: readonly string[];
  /** It is what the order waits for. */
  main?: true;
  /** Only on orders the platform called for it, that is, seeded for it. */
  called?: true;
  only?: OrderCondition;
  /** An action of some funders' own; their orders do not have the page beside it. */
  insteadOf?: number;
  /** Then the order waits for it no longer. */
  doneOnce?: OrderCondition;
}

const leases = [leaseToOwn, usedCar, loan] as const;
const signed = ['REPAYING', 'DOWN_PAYMENT_COLLECTED', 'DELIVERY', 'SETTLED'] as const;
const materials = ['CREDIT_MATERIALS'] as const;
const signing = ['CONTRACT_SIGNING'] as const;

/** Flows without an action code, by the page the platform leads to, in the order of an order's lifecycle. */
export const orderPages: readonly PageRow[] = [
  { page: 'crediFirststepBbc', at: materials, called: true, main: true },
  {
    page: 'creditSupplement',
    at: materials,
    only: 'supplement-wanted',
    insteadOf: 1609,
    main: true,
  },
  { page: 'certification', at: materials, called: true, main: true },
  { page: 'assessResult', at: ['CREDIT_REVIEW', 'CREDIT_REJECTED', 'AUTHORIZATION'] },
  { page: 'dongCaiCreditAuth', at: ['AUTHORIZATION'], called: true, main: true },
  { page: 'tmallIdcardConfirm', at: signing, called: true, main: true },
  { page: 'confirmCoSignerInfor', at: signing, only: 'co-lessee' },
  { page: 'contractAuthorization', at: signing, called: true, main: true },
  {
    page: 'authenticateOne',
    at: signing,
    called: true,
    main: true,
    doneOnce: 'debit-authorized',
  },
  { page: 'aliPayAuth', at: signing, called: true, main: true },
  { page: 'secondAuditStartCall', at: ['DELIVERY'], called: true, main: true },
  {
    page: 'orderRefundIn',
    at: [
      ...materials,
      'DEPOSIT_DUE',
      'CREDIT_REVIEW',
      'CREDIT_REJECTED',
      'AUTHORIZATION',
      'DOWN_PAYMENT_DUE',
      ...signing,
      'DOWN_PAYMENT_COLLECTED',
      'CANCELLED',
    ],
    only: 'deposit-held',
  },
  { page: 'bc', at: ['DELIVERY'], called: true, main: true, doneOnce: 'compensation-signed' },
  { page: 'refundAppeal', at: ['REPAYING'], called: true, main: true },
  { page: 'wkLesseeOne', at: ['DOWN_PAYMENT_COLLECTED'], called: true, main: true },
  { page: 'orderSignfor', at: ['DELIVERY'], products: [leaseToOwn, usedCar, loan], main: true },
  { page: 'wkorderSign', at: ['DELIVERY'], products: [directLease], main: true },
  { page: 'contractDetail', at: signed },
  { page: 'postLoanSigningMaterials', at: ['REPAYING'] },
  { page: 'extensionApply', at: ['REPAYING'] },
  { page: 'ExtensionApplication', at: ['REPAYING'], called: true, main: true },

  {
    page: 'loanApplication',
    at: ['REPAYING', ...materials],
    products: [loan],
    main: true,
    doneOnce: 'loan-applied',
  },
  {
    page: 'loanSupplement',
    at: [...materials, 'REPAYING'],
    products: [loan],
    only: 'loan-papers-wanted',
    main: true,
  },

  { page: 'HZpreTialOne', at: materials, products: [leaseBack], main: true },
  { page: 'HZlastInstanceOne', at: ['AUTHORIZATION'], products: [leaseBack], main: true },
  { page: 'HZfaceRecognition', at: signing, products: [leaseBack], main: true },
  { page: 'HZcontractDetail', at: signed, products: [leaseBack] },

  { page: 'longRentContract', at: signing, products: [longRent], main: true },

  { page: 'makeScheme', at: materials, products: [directLease], main: true },
  { page: 'DBleaseCredite', at: materials, products: [directLease] },
  { page: 'GSleaseCredite', at: materials, products: [directLease] },
  { page: 'lesseeChange', at: materials, products: [directLease] },
  { page: 'ZFCredit', at: ['AUTHORIZATION'], products: [directLease], main: true },
  { page: 'leaseSign', at: signing, products: [directLease], main: true },
  { page: 'publicOfCar', at: ['REPAYING'], products: [directLease] },
  { page: 'publicOfCarDetail', at: ['REPAYING'], products: [directLease], called: true },

  { page: 'settlement', at: ['REPAYING'], products: [...leases, directLease, leaseBack] },
  { page: 'resultSettle', at: ['SETTLED'], products: [...leases, directLease, leaseBack] },
  { page: 'applyfortransfer', at: ['SETTLED'], products: [...leases, directLease, leaseBack] },
  { page: 'CommerceText', at: ['REPAYING'], products: [...leases, directLease, leaseBack] },

  { page: 'repayment', at: ['REPAYING'], products: [...leases, directLease, leaseBack] },
  { page: 'goPayment', at: ['DOWN_PAYMENT_DUE'], called: true, main: true },
  { page: 'activityPay', at: ['DELIVERY'], called: true, main: true },

  { page: 'guarantee', at: ['CONTRACT_SIGNING'], called: true, main: true },
  { page: 'buyJFB', at: ['DELIVERY', 'DOWN_PAYMENT_COLLECTED'], products: leases },
  { page: 'orderConfirmed', at: ['DEPOSIT_DUE', 'DELIVERY'], products: [fullPayment], main: true },
  { page: 'HZdownPayments', at: ['DOWN_PAYMENT_DUE'], products: [leaseBack], main: true },
  { page: 'HZPaymentRecord', at: signed, products: [leaseBack] },
  { page: 'giftAddress', at: ['REPAYING'], called: true },
  { page: 'paymentRecord', at: signed },
];

const ownFlows: ReadonlySet<string> = new Set([leaseBack, longRent, directLease, fullPayment]);

/** Products whose whole lifecycle consists of pages: they have no action codes. */
export function goesByPages(productLine: string): boolean {
  return ownFlows.has(productLine);
}

export interface PageState {
  status: OrderStatus;
  productLine: string;
  seededPage: string | null;
  conditions: readonly OrderCondition[];
  /** Action codes of its funder. */
  offered: readonly number[];
}

/** The pages open to an order: the one it was seeded for, then what the order waits for, then the others. */
export function pagesOf(order: PageState): { page: string; main: boolean }[] {
  const { status, productLine, seededPage, conditions, offered } = order;
  const lifecycleStatus = status === 'FUNDER_SIGNING' ? 'CONTRACT_SIGNING' : status;
  const isNow = ({ only }: Pick<PageRow, 'only'>) => !only || conditions.includes(only);
  const open = orderPages.filter(
    (row) =>
      row.page !== seededPage &&
      !row.called &&
      row.at.includes(lifecycleStatus) &&
      !(row.insteadOf !== undefined && offered.includes(row.insteadOf)) &&
      (row.products?.includes(productLine) ?? !goesByPages(productLine)) &&
      isNow(row),
  );
  const entry = ({ page, main, doneOnce }: PageRow) => ({
    page,
    main: main === true && !(doneOnce && conditions.includes(doneOnce)),
  });
  const named = open.map(entry);
  const seed = orderPages.find(({ page }) => page === seededPage);
  const seeded = seed && seed.at.includes(lifecycleStatus) && isNow(seed) ? [entry(seed)] : [];
  return [...seeded, ...named].toSorted((a, b) => Number(b.main) - Number(a.main));
}

/** Where an order seeded for a page begins, and what it is for. */
export function pageSeed(page: string): { status: OrderStatus; productLine: string } {
  const row = orderPages.find((one) => one.page === page);
  return {
    status: row?.at[0] ?? 'CONTRACT_SIGNING',
    productLine: row?.products?.[0] ?? leaseToOwn,
  };
}
