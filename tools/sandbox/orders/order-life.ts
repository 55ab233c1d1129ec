import { actionLife, type ActionRow, type Occasion, passing } from './action-life.ts';
import type { OrderStatus } from './tables.ts';

/** All of an order that decides what is to be done with it. */
export interface Standing {
  status: OrderStatus;
  /** The action it was seeded for; the platform called for it. */
  seededAction: number | null;
  /** Actions on the way of the funder's orders, see `usualOf`. */
  offered: readonly number[];
  /** Whether the funder has pages of its own. */
  hasLinks: boolean;
  occasions: readonly Occasion[];
  /** Actions finished since the order came to its present funder. */
  done: ReadonlySet<number>;
}

/** The way of an order; it stops where something must be done, and waits for the review and the delivery. */
const way: readonly OrderStatus[] = [
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
const waits: ReadonlySet<OrderStatus> = new Set(['CREDIT_REVIEW', 'DELIVERY', 'REPAYING']);

const rowOf = new Map(actionLife.map((row, at) => [row.code, { row, at }]));

/** Of the actions a funder's orders may carry, those the platform need not call for. */
export function usualOf({ actions, own }: { actions: readonly number[]; own: readonly number[] }) {
  return actions.filter((code) => !rowOf.get(code)?.row.ofSome || own.includes(code));
}

/** Signing with the funder is a place of its own only in name. */
function placeOf(status: OrderStatus): OrderStatus {
  return status === 'FUNDER_SIGNING' ? 'CONTRACT_SIGNING' : status;
}

/** Where an order stands when this action is the thing to do. */
export function firstStatus(action: number | null): OrderStatus {
  if (action === null) return 'CREDIT_MATERIALS';
  const row = rowOf.get(action)?.row;
  const status = row?.at[0] ?? 'CONTRACT_SIGNING';
  return status === 'CONTRACT_SIGNING' && row?.away ? 'FUNDER_SIGNING' : status;
}

/** The actions an order shows: the one it was seeded for until it is done, then what its status asks for and allows. */
export function actionsOf(standing: Standing): number[] {
  const place = placeOf(standing.status);
  const here = actionLife.filter(
    (row) => row.at.includes(place) && isWanted(row, standing) && !isDone(row.code, standing),
  );
  const next = here.find((row) => isMust(row, place));
  const beside = here.filter((row) => !isMust(row, place)).map(({ code }) => code);
  const { seededAction } = standing;
  const seeded = seededAction === null || isOver(seededAction, standing) ? [] : [seededAction];
  return [...new Set([...seeded, ...(next ? [next.code] : []), ...beside])];
}

function isOver(code: number, { done, occasions }: Standing): boolean {
  const only = rowOf.get(code)?.row.only;
  return done.has(code) || (only !== undefined && passing.has(only) && !occasions.includes(only));
}

/** What this entry of the ledger finishes, as action codes. */
export function finishedBy(fact: string, standing: Standing): number[] {
  const open = new Set(actionsOf(standing));
  return actionLife
    .filter(({ code, by, plainBy, group }) => {
      const facts = standing.offered.includes(code) ? by : (plainBy ?? by);
      if (!facts.includes(fact) || standing.done.has(code)) return false;
      return open.has(code) || (fact === 'contract-signed' && group === 'contract');
    })
    .map(({ code }) => code);
}

/** Where the order goes from where it stands: on as long as nothing must be done; the same status when it stays. */
export function nextStatus(standing: Standing): OrderStatus {
  let place = placeOf(standing.status);
  while (way.includes(place) && !waits.has(place) && mustsAt(place, standing).length === 0) {
    place = way[way.indexOf(place) + 1] ?? place;
  }
  return place === 'CONTRACT_SIGNING' ? signingStatus(standing) : place;
}

/** After the review. */
export function statusAfterReview(standing: Standing): OrderStatus {
  return nextStatus({ ...standing, status: 'AUTHORIZATION' });
}

function signingStatus(standing: Standing): OrderStatus {
  const [first] = actionsOf({ ...standing, status: 'CONTRACT_SIGNING' });
  return first !== undefined && rowOf.get(first)?.row.away ? 'FUNDER_SIGNING' : 'CONTRACT_SIGNING';
}

/** Whether something is to be signed where the order stands; what may be signed beforehand does not count. */
export function canBeSigned(standing: Standing): boolean {
  const place = placeOf(standing.status);
  return actionsOf(standing).some((code) => {
    const row = rowOf.get(code)?.row;
    return row?.signs && (code === standing.seededAction || row.at[0] === place);
  });
}

/** Whether binding a card is still to be done. */
export function awaitsCard(standing: Standing): boolean {
  return actionsOf(standing).some((code) => rowOf.get(code)?.row.by.includes('card-bound'));
}

function mustsAt(place: OrderStatus, standing: Standing): ActionRow[] {
  return actionLife.filter(
    (row) =>
      row.at.includes(place) &&
      isMust(row, place) &&
      isWanted(row, standing) &&
      !isDone(row.code, standing),
  );
}

/** What must be done at its own place may be done wherever else it is offered. */
function isMust(row: ActionRow, place: OrderStatus): boolean {
  return row.need === 'must' && row.at[0] === place;
}

/** An order seeded for an action has everything behind it that must be done before. */
function isDone(code: number, { seededAction, done }: Standing): boolean {
  if (done.has(code)) return true;
  const seed = seededAction === null ? undefined : rowOf.get(seededAction);
  const own = rowOf.get(code);
  if (!seed || !own || own.row.need !== 'must') return false;
  // What is missing is asked for after the materials were handed in, whatever the order began with.
  if (own.row.only === 'supplement-wanted') return false;
  const seedPlace = way.indexOf(seed.row.at[0] ?? 'CREDIT_MATERIALS');
  const ownPlace = way.indexOf(own.row.at[0] ?? 'CREDIT_MATERIALS');
  if (seed.row.need === 'must') return ownPlace <= seedPlace && own.at < seed.at;
  // A contract sent back has everything before it behind it; what may be done stands beside.
  return ownPlace < seedPlace || (seed.row.need === 'called' && own.at < seed.at);
}

function isWanted(row: ActionRow, standing: Standing): boolean {
  const { code, need, only, group, general } = row;
  if (code === standing.seededAction) return !isOver(code, standing);
  if (!standing.offered.includes(code) || need === 'called') return false;
  if (only && !standing.occasions.includes(only)) return false;
  return !general || code === generalWay(group, standing);
}

/** The platform's way to what a funder has no own way to: its page where it has pages, else the app. */
function generalWay(group: ActionRow['group'], { offered, hasLinks }: Standing) {
  const ways = actionLife.filter(
    (row) => row.group === group && row.need === 'must' && offered.includes(row.code),
  );
  if (ways.some(({ general }) => !general)) return undefined;
  return ways.find(({ away }) => hasLinks || !away)?.code;
}

/** The way of this order, without the places where nothing is asked of it. */
export function wayOf(standing: Standing): OrderStatus[] {
  const fresh: Standing = { ...standing, seededAction: null, done: new Set() };
  return way.filter((place) => waits.has(place) || mustsAt(place, fresh).length > 0);
}

const besideTheWay: Partial<Record<OrderStatus, OrderStatus>> = {
  CREDIT_REJECTED: 'CREDIT_REVIEW',
};

/** Whether this place of the way is behind the order, is where it stands, or lies ahead. */
export function howFar(place: OrderStatus, status: OrderStatus): 'done' | 'now' | 'ahead' {
  const at = way.indexOf(placeOf(besideTheWay[status] ?? status));
  const index = way.indexOf(place);
  if (at === -1 || index < at) return 'done';
  return index === at ? 'now' : 'ahead';
}

/** The places an action belongs to. */
export function placesOf(code: number): readonly OrderStatus[] {
  return rowOf.get(code)?.row.at ?? [];
}

/** The first thing to do on the funder's own page, of what it offers. */
export function firstAway(offered: readonly number[]): number | undefined {
  return actionLife.find((row) => row.away && row.need === 'must' && offered.includes(row.code))
    ?.code;
}

/** How a funder's contract is signed, of what it offers. */
export function firstSigning(offered: readonly number[]): number | undefined {
  return actionLife.find(
    (row) => row.group === 'contract' && row.need === 'must' && offered.includes(row.code),
  )?.code;
}

/** Whether an order that begins so has its contract signed, once at least. */
export function isBehindContract(status: OrderStatus, seededAction: number | null): boolean {
  if (way.indexOf(placeOf(status)) > way.indexOf('CONTRACT_SIGNING')) return true;
  const seed = seededAction === null ? undefined : rowOf.get(seededAction);
  if (!seed || seed.row.at[0] !== 'CONTRACT_SIGNING') return false;
  if (seed.row.only === 'sent-back') return true;
  return seed.at > (rowOf.get(300)?.at ?? Infinity) && seed.row.need === 'must';
}
