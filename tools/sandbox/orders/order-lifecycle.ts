import {
  orderActions,
  type ActionRow,
  type OrderCondition,
  temporaryConditions,
} from './order-actions.ts';
import type { OrderStatus } from './tables.ts';

/** What the status machine of an order decides by. */
export interface OrderState {
  status: OrderStatus;
  /** The action it was seeded for; the platform called for it. */
  seededAction: number | null;
  /** The funder's actions that need no call by the platform, see `defaultActions`. */
  offered: readonly number[];
  /** Whether the funder has pages of its own. */
  hasLinks: boolean;
  conditions: readonly OrderCondition[];
  /** Actions finished since the order came to its present funder. */
  done: ReadonlySet<number>;
}

/** The statuses in their order: an order goes on to the next one until an action is required, and waits for the review and the delivery. */
const lifecycle: readonly OrderStatus[] = [
  'DEPOSIT_DUE',
  'CREDIT_MATERIALS',
  'CREDIT_REVIEW',
  'AUTHORIZATION',
  'DOWN_PAYMENT_DUE',
  'CONTRACT_SIGNING',
  'DOWN_PAYMENT_COLLECTED',
  'DELIVERY',
  'REPAYING',
];
const waitingStatuses: ReadonlySet<OrderStatus> = new Set([
  'CREDIT_REVIEW',
  'DELIVERY',
  'REPAYING',
]);

const rowOf = new Map(orderActions.map((row, at) => [row.code, { row, at }]));

/** Of the actions a funder's orders may carry, those the platform need not call for. */
export function defaultActions({
  actions,
  own,
}: {
  actions: readonly number[];
  own: readonly number[];
}) {
  return actions.filter((code) => !rowOf.get(code)?.row.optIn || own.includes(code));
}

/** `FUNDER_SIGNING` is `CONTRACT_SIGNING` on a page of the funder's. */
function lifecycleStatusOf(status: OrderStatus): OrderStatus {
  return status === 'FUNDER_SIGNING' ? 'CONTRACT_SIGNING' : status;
}

/** The status of an order whose next action this is. */
export function firstStatus(action: number | null): OrderStatus {
  if (action === null) return 'CREDIT_MATERIALS';
  const row = rowOf.get(action)?.row;
  const status = row?.at[0] ?? 'CONTRACT_SIGNING';
  return status === 'CONTRACT_SIGNING' && row?.external ? 'FUNDER_SIGNING' : status;
}

/** The actions an order shows: the one it was seeded for until it is done, then what its status asks for and allows. */
export function actionsOf(order: OrderState): number[] {
  const status = lifecycleStatusOf(order.status);
  const here = orderActions.filter(
    (row) => row.at.includes(status) && isWanted(row, order) && !isDone(row.code, order),
  );
  const next = here.find((row) => isRequired(row, status));
  const optional = here.filter((row) => !isRequired(row, status)).map(({ code }) => code);
  const { seededAction } = order;
  const seeded = seededAction === null || isOver(seededAction, order) ? [] : [seededAction];
  return [...new Set([...seeded, ...(next ? [next.code] : []), ...optional])];
}

function isOver(code: number, { done, conditions }: OrderState): boolean {
  const only = rowOf.get(code)?.row.only;
  return (
    done.has(code) ||
    (only !== undefined && temporaryConditions.has(only) && !conditions.includes(only))
  );
}

/** What this entry of the ledger finishes, as action codes. */
export function finishedBy(fact: string, order: OrderState): number[] {
  const open = new Set(actionsOf(order));
  return orderActions
    .filter(({ code, by, platformBy: plainBy, group }) => {
      const facts = order.offered.includes(code) ? by : (plainBy ?? by);
      if (!facts.includes(fact) || order.done.has(code)) return false;
      return open.has(code) || (fact === 'contract-signed' && group === 'contract');
    })
    .map(({ code }) => code);
}

/** The next status: on as long as no action is required; the same one when the order stays. */
export function nextStatus(order: OrderState): OrderStatus {
  let status = lifecycleStatusOf(order.status);
  while (
    lifecycle.includes(status) &&
    !waitingStatuses.has(status) &&
    !awaitsSupplement(status, order) &&
    requiredAt(status, order).length === 0
  ) {
    status = lifecycle[lifecycle.indexOf(status) + 1] ?? status;
  }
  return status === 'CONTRACT_SIGNING' ? signingStatus(order) : status;
}

function awaitsSupplement(status: OrderStatus, { conditions }: OrderState): boolean {
  return status === 'CREDIT_MATERIALS' && conditions.includes('supplement-wanted');
}

/** After the review. */
export function statusAfterReview(order: OrderState): OrderStatus {
  return nextStatus({ ...order, status: 'AUTHORIZATION' });
}

function signingStatus(order: OrderState): OrderStatus {
  const [first] = actionsOf({ ...order, status: 'CONTRACT_SIGNING' });
  return first !== undefined && rowOf.get(first)?.row.external
    ? 'FUNDER_SIGNING'
    : 'CONTRACT_SIGNING';
}

/** Whether the present status requires a signature; those allowed in advance do not count. */
export function canBeSigned(order: OrderState): boolean {
  const status = lifecycleStatusOf(order.status);
  return actionsOf(order).some((code) => {
    const row = rowOf.get(code)?.row;
    return row?.signs && (code === order.seededAction || row.at[0] === status);
  });
}

/** Whether binding a card is still to be done. */
export function awaitsCard(order: OrderState): boolean {
  return actionsOf(order).some((code) => rowOf.get(code)?.row.by.includes('card-bound'));
}

function requiredAt(status: OrderStatus, order: OrderState): ActionRow[] {
  return orderActions.filter(
    (row) =>
      row.at.includes(status) &&
      isRequired(row, status) &&
      isWanted(row, order) &&
      !isDone(row.code, order),
  );
}

/** Required in its first status, optional in the others it is offered in. */
function isRequired(row: ActionRow, status: OrderStatus): boolean {
  return row.need === 'required' && row.at[0] === status;
}

/** An order seeded for an action has everything behind it that must be done before. */
function isDone(code: number, { seededAction, done, conditions }: OrderState): boolean {
  if (done.has(code)) return true;
  // Something is missing from materials that were handed in.
  if (code === 100 && conditions.includes('supplement-wanted')) return true;
  const seed = seededAction === null ? undefined : rowOf.get(seededAction);
  const own = rowOf.get(code);
  if (!seed || !own || own.row.need !== 'required') return false;
  // What is missing is asked for after the materials were handed in, whatever the order began with.
  if (own.row.only === 'supplement-wanted') return false;
  const seedIndex = lifecycle.indexOf(seed.row.at[0] ?? 'CREDIT_MATERIALS');
  const ownIndex = lifecycle.indexOf(own.row.at[0] ?? 'CREDIT_MATERIALS');
  if (seed.row.need === 'required') return ownIndex <= seedIndex && own.at < seed.at;
  // Before a contract is sent back everything required was done; optional actions stay offered.
  return ownIndex < seedIndex || (seed.row.need === 'on-demand' && own.at < seed.at);
}

function isWanted(row: ActionRow, order: OrderState): boolean {
  const { code, need, only, group, byPlatform: general } = row;
  if (code === order.seededAction) return !isOver(code, order);
  if (!order.offered.includes(code) || need === 'on-demand') return false;
  if (only && !order.conditions.includes(only)) return false;
  return !general || code === platformAction(group, order);
}

/** The platform's own action of a group for which the funder has none: its page where it has pages, else the app. */
function platformAction(group: ActionRow['group'], { offered, hasLinks }: OrderState) {
  const methods = orderActions.filter(
    (row) => row.group === group && row.need === 'required' && offered.includes(row.code),
  );
  if (methods.some(({ byPlatform: general }) => !general)) return undefined;
  return methods.find(({ external: away }) => hasLinks || !away)?.code;
}

/** The lifecycle of this order, without the statuses in which nothing is required of it. */
export function lifecycleOf(order: OrderState): OrderStatus[] {
  const fresh: OrderState = { ...order, seededAction: null, done: new Set() };
  return lifecycle.filter(
    (status) => waitingStatuses.has(status) || requiredAt(status, fresh).length > 0,
  );
}

const outsideLifecycle: Partial<Record<OrderStatus, OrderStatus>> = {
  CREDIT_REJECTED: 'CREDIT_REVIEW',
};

/** Whether the order is past this status of its lifecycle, in it, or before it. */
export function phaseOf(step: OrderStatus, status: OrderStatus): 'done' | 'now' | 'ahead' {
  const at = lifecycle.indexOf(lifecycleStatusOf(outsideLifecycle[status] ?? status));
  const index = lifecycle.indexOf(step);
  if (at === -1 || index < at) return 'done';
  return index === at ? 'now' : 'ahead';
}

/** Whether something is to be done in it: an order does not wait for what is only offered, such as a refund. */
export function canBeFinished(code: number): boolean {
  return (rowOf.get(code)?.row.by.length ?? 0) > 0;
}

/** The statuses in which an action is offered. */
export function statusesOf(code: number): readonly OrderStatus[] {
  return rowOf.get(code)?.row.at ?? [];
}

/** The first thing to do on the funder's own page, of what it offers. */
export function firstExternalAction(offered: readonly number[]): number | undefined {
  return orderActions.find(
    (row) => row.external && row.need === 'required' && offered.includes(row.code),
  )?.code;
}

/** How a funder's contract is signed, of what it offers. */
export function firstSigning(offered: readonly number[]): number | undefined {
  return orderActions.find(
    (row) => row.group === 'contract' && row.need === 'required' && offered.includes(row.code),
  )?.code;
}

/** Whether an order that begins so has its contract signed, once at least. */
export function isPastContract(status: OrderStatus, seededAction: number | null): boolean {
  if (lifecycle.indexOf(lifecycleStatusOf(status)) > lifecycle.indexOf('CONTRACT_SIGNING'))
    return true;
  const seed = seededAction === null ? undefined : rowOf.get(seededAction);
  if (!seed || seed.row.at[0] !== 'CONTRACT_SIGNING') return false;
  if (seed.row.only === 'sent-back') return true;
  return seed.at > (rowOf.get(300)?.at ?? Infinity) && seed.row.need === 'required';
}
