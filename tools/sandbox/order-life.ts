import type { OrderStatus } from './tables.ts';

/** Milliseconds a review takes. */
export const reviewTakes = 5_000;

/** What a customer can do where the order stands, the most important first; only what the funder offers is shown. */
const actionsByStatus: Readonly<Record<OrderStatus, readonly number[]>> = {
  DEPOSIT_DUE: [230, 220, 350],
  CREDIT_MATERIALS: [100, 110, 330, 350],
  CREDIT_REVIEW: [321],
  CREDIT_REJECTED: [350],
  AUTHORIZATION: [110, 111, 112],
  CONTRACT_SIGNING: [300, 330],
  FUNDER_SIGNING: [320, 330],
  DOWN_PAYMENT_DUE: [200, 335],
  DOWN_PAYMENT_COLLECTED: [210, 335],
  DELIVERY: [335],
  REPAYING: [335],
  REFUNDING: [243],
  CANCELLED: [],
  SETTLED: [],
};

const materials: ReadonlySet<number> = new Set([
  100, 110, 111, 112, 350, 1501, 1520, 1530, 1601, 1609, 2400,
]);
const beforeMoney: ReadonlySet<number> = new Set([220, 230, 233, 234, 235, 236, 237]);
const afterSigning: ReadonlySet<number> = new Set([200, 201, 210, 335, 360, 370, 380, 1811]);
const bySigningWithFunder: ReadonlySet<number> = new Set([320, 1619, 2301]);

/** Where an order stands when this action is the thing to do. */
export function firstStatus(action: number | null): OrderStatus {
  if (action === null || materials.has(action)) return 'CREDIT_MATERIALS';
  if (action === 321) return 'CREDIT_REVIEW';
  if (beforeMoney.has(action)) return 'DEPOSIT_DUE';
  if (afterSigning.has(action)) return 'DOWN_PAYMENT_DUE';
  if (action >= 242 && action <= 246) return 'DOWN_PAYMENT_COLLECTED';
  return bySigningWithFunder.has(action) ? 'FUNDER_SIGNING' : 'CONTRACT_SIGNING';
}

export interface Standing {
  status: OrderStatus;
  seededAction: number | null;
  /** Actions the funder offers. */
  offered: readonly number[];
  /** Actions already finished. */
  done: ReadonlySet<number>;
}

/** The actions an order shows: the one it was seeded for until it is done, then what its status allows. */
export function actionsOf({ status, seededAction, offered, done }: Standing): number[] {
  const usual = actionsByStatus[status].filter((action) => offered.includes(action));
  const all = seededAction === null ? usual : [seededAction, ...usual];
  return [...new Set(all)].filter((action) => !done.has(action));
}

/** Where the order stands once its contract is to be signed: with the funder if that is how the funder signs. */
export function signingStatus(links: readonly string[], offered: readonly number[]): OrderStatus {
  return links.length > 0 && offered.includes(320) ? 'FUNDER_SIGNING' : 'CONTRACT_SIGNING';
}

/** Agreements that are signed after the contract: they want their own action, not that status. */
const furtherAgreements: ReadonlySet<number> = new Set([370, 380]);

/** Whether something is to be signed: the contract, or a further agreement the order waits for. */
export function awaitsSignature(status: OrderStatus, actions: readonly number[]): boolean {
  return canBeSigned(status) || actions.some((action) => furtherAgreements.has(action));
}

export function canBeSigned(status: OrderStatus): boolean {
  return status === 'CONTRACT_SIGNING' || status === 'FUNDER_SIGNING';
}

/** The way of an order, for its progress; statuses beside the way stand at the step named. */
export const way: readonly OrderStatus[] = [
  'CREDIT_MATERIALS',
  'CREDIT_REVIEW',
  'CONTRACT_SIGNING',
  'DOWN_PAYMENT_DUE',
  'DELIVERY',
  'REPAYING',
];

const besideTheWay: Partial<Record<OrderStatus, OrderStatus>> = {
  DEPOSIT_DUE: 'CREDIT_MATERIALS',
  AUTHORIZATION: 'CREDIT_MATERIALS',
  CREDIT_REJECTED: 'CREDIT_REVIEW',
  FUNDER_SIGNING: 'CONTRACT_SIGNING',
  DOWN_PAYMENT_COLLECTED: 'DELIVERY',
};

/** Index in `way`; the length of it once everything is over. */
export function howFar(status: OrderStatus): number {
  const at = way.indexOf(besideTheWay[status] ?? status);
  return at === -1 ? way.length : at;
}

/** What an entry of the ledger finishes, as action codes; entries not named here finish nothing. */
const finished: Readonly<Record<string, readonly number[]>> = {
  'credit-submitted': [100],
  'credit-authorized': [110, 111, 112, 1110, 1501, 1520, 1530, 2400],
  'pre-credit-confirmed': [1601],
  'documents-added': [1609],
  authenticated: [330, 1801, 2401],
  'contract-signed': [
    300, 310, 320, 1103, 1105, 1106, 1107, 1111, 1502, 1619, 1711, 1810, 1901, 1902, 2005, 2201,
    2301, 2405, 2408,
  ],
  'co-lessee-agreement-signed': [121],
  'second-signer-signed': [1108],
  'guarantee-contract-signed': [1712],
  'repair-acceptance-contract-signed': [370],
  'supplementary-protocol-signed': [380, 2406],
  'postal-signature': [1001],
  'postal-face-signature': [1002],
  'funder-changed': [350],
  'account-opened': [1101, 2000],
  'call-agreement-signed': [1802],
  'affiliated-protocol-signed': [380, 1804],
  'card-bound': [1201, 1202, 1222, 2403],
  'certificate-issued': [1102],
  'card-filed': [1401],
  'face-sign-done': [360],
};

/** Words of `order.finish-work-flow` that the platform acts on; any other one finishes what the order was seeded for. */
export const knownWork: ReadonlySet<string> = new Set([
  'credit-submitted',
  'documents-added',
  'authenticated',
]);

/** The actions finished since the order came to its present funder; `entries` oldest first. */
export function finishedActions(
  entries: readonly string[],
  seededAction: number | null,
): Set<number> {
  const since = entries.slice(Math.max(0, entries.lastIndexOf('funder-changed')));
  const named = since.flatMap((entry) => finished[entry] ?? []);
  const own = seededAction !== null && since.includes('work-finished') ? [seededAction] : [];
  return new Set([...named, ...own]);
}
