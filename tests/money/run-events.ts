/** The events of a run, as data that fast-check generates and shrinks. */
import * as fc from 'fast-check';
import type { Host } from '../../src/model/effects.ts';
import { type Aim, type Arrangement, type NetworkFault, faults } from './network.ts';
import { type Opens, type WalletEnd, walletEnds } from './phone.ts';
import type { NotificationDelays, PaymentTerms } from './platform.ts';
import { type Change, changes } from './updates.ts';

/** The initial conditions of a run. */
export interface RunConditions {
  host: Host;
  opens: Opens;
  terms: PaymentTerms;
  /** The first step the customer heads for, and the index of the payment method they choose. */
  towards: string;
  paymentMethod: number;
  /** The fault on the path to it, and the events on arrival. */
  first: Arrangement | undefined;
  next: readonly RunEvent[];
}

/** A plain browser without faults. `towards`: the first step the customer heads for. */
export function onTheWeb(towards: string): RunConditions {
  return {
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    opens: 'away',
    terms: { total: 900_000, coupons: [], wallets: 1, aliCallMethod: 'MINI' },
    towards,
    paymentMethod: 0,
    first: undefined,
    next: [],
  };
}

/** The same in the messaging app, paid by its wallet. */
export function inMessaging(world: RunConditions): RunConditions {
  return { ...world, host: { ...world.host, kind: 'messaging' }, paymentMethod: 1 };
}

/** `ms`: time until the next event. */
export type RunEvent = { ms: number } & (
  | { type: 'tap'; which: number | string; times: number }
  | ({ type: 'fault' } & Arrangement)
  | { type: 'heal' | 'kill' | 'second tab' | 'other tab' | 'told again' }
  | { type: 'update'; changes: readonly Change[] }
  | { type: 'comes back' | 'wait' }
  | { type: 'offline'; is: boolean }
  | { type: 'reload'; params: Record<string, string> }
  | { type: 'clock'; days: number }
  | { type: 'storage'; is: 'works' | 'full' | 'denied' }
  | {
      type: 'provider';
      which: number;
      act: 'paid' | 'failed' | 'cancelled';
      notice: NotificationDelays;
      late: boolean;
    }
  | { type: 'wallet'; end: WalletEnd }
  | { type: 'refund'; key: string; amount: number }
);

const yuan = 100;

const hosts: Host[] = [
  { kind: 'web', system: 'other', version: '0.0.0' },
  { kind: 'messaging', system: 'ios', version: '0.0.0' },
  { kind: 'mini-program', system: 'android', version: '0.0.0' },
  { kind: 'native', system: 'android', version: '3.10.0' },
  { kind: 'native', system: 'ios', version: '3.6.7' },
];

const terms: fc.Arbitrary<PaymentTerms> = fc
  .record({
    limit: fc.option(fc.constantFrom(5_000 * yuan, 9_000 * yuan), { nil: undefined }),
    coupons: fc.constantFrom(
      [],
      [],
      [{ code: 'C1', amount: 100 * yuan, from: 500 * yuan }],
      [
        { code: 'C1', amount: 100 * yuan, from: 500 * yuan },
        { code: 'ALL', amount: 9_000 * yuan, from: 0 },
      ],
    ),
    wallets: fc.constantFrom(1, 1, 2, 0),
    aliCallMethod: fc.constantFrom('MINI', 'NATIVE'),
  })
  .map(({ limit, ...rest }) => ({
    total: 9_000 * yuan,
    ...(limit !== undefined && { limit }),
    ...rest,
  }));

const soon = fc.constantFrom(0, 0, 20, 60, 100, 200, 500, 1_200);
const anyTime = fc.oneof(
  { weight: 5, arbitrary: soon },
  { weight: 2, arbitrary: fc.constantFrom(3_000, 8_000, 16_000, 40_000) },
  { weight: 1, arbitrary: fc.constantFrom(130_000, 700_000) },
);

const fault: fc.Arbitrary<NetworkFault> = fc.constantFrom(...faults);
const aim: fc.Arbitrary<Aim> = fc.constantFrom('writes', 'writes', 'writes', 'reads', 'all');
const notice: fc.Arbitrary<NotificationDelays> = fc.constantFrom<NotificationDelays[]>(
  [0],
  [0],
  [0, 5_000],
  [3_000, 3_000],
  [5_000],
  [35_000],
  [],
  'queried',
);

const forged: Record<string, string>[] = [
  {},
  { payResult: 'success', status: 'paid', resultStatus: '9000' },
  { orderNo: 'ORDER-2', status: 'PAY_SUCCESS' },
];

function weighted(
  weight: number,
  type: RunEvent['type'],
  parts: Record<string, fc.Arbitrary<unknown>> = {},
  ms = anyTime,
) {
  const arbitrary = fc.record({ type: fc.constant(type), ...parts, ms });
  // Each caller passes the parts of the `RunEvent` with this type.
  return { weight, arbitrary: arbitrary as unknown as fc.Arbitrary<RunEvent> };
}

/** Without bias: fast-check prefers the first values, which would hardly reach the end of the list. */
export const runEvents: fc.Arbitrary<RunEvent> = fc.noBias(
  fc.oneof(
    weighted(22, 'tap', { which: fc.nat(7), times: fc.constantFrom(1, 1, 1, 2) }),
    weighted(12, 'tap', { which: fc.constant(0), times: fc.constantFrom(1, 1, 2) }),
    weighted(5, 'tap', { which: fc.constant('notice.cancel'), times: fc.constantFrom(1, 2) }),
    weighted(11, 'fault', { fault, aim, times: fc.constantFrom(1, 1, 1, 2, 5, 99) }, soon),
    weighted(5, 'wait'),
    weighted(6, 'heal'),
    weighted(2, 'offline', { is: fc.boolean() }),
    weighted(6, 'kill'),
    weighted(4, 'reload', { params: fc.constantFrom(...forged) }),
    weighted(2, 'second tab', {}, soon),
    weighted(2, 'other tab', {}, soon),
    weighted(1, 'update', { changes: fc.array(changes, { maxLength: 2 }) }),
    weighted(2, 'clock', { days: fc.constantFrom(1, -1) }),
    weighted(2, 'storage', { is: fc.constantFrom('works', 'full', 'denied') }),
    weighted(10, 'provider', {
      which: fc.nat(3),
      act: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'cancelled'),
      notice,
      late: fc.boolean(),
    }),
    weighted(2, 'told again'),
    weighted(6, 'wallet', { end: fc.constantFrom(...walletEnds) }),
    weighted(5, 'comes back'),
    weighted(1, 'refund', {
      key: fc.constantFrom('R1', 'R2', 'R3'),
      amount: fc.constantFrom(100 * yuan, 4_000 * yuan, 9_000 * yuan),
    }),
  ),
);

const immediateEvents = fc.oneof(
  weighted(3, 'kill', {}, soon),
  weighted(1, 'reload', { params: fc.constantFrom(...forged) }, soon),
  weighted(1, 'second tab', {}, soon),
);

const rarelyReached = ['close-open', 'close-open', 'pending', 'look', 'by-number', 'by-number'];

/** `steps`: where the faults of a run can begin. */
export function runConditions(steps: readonly string[]): fc.Arbitrary<RunConditions> {
  const arrangement = fc.record({ fault, aim, times: fc.constantFrom(1, 1, 2, 5, 99) });
  const world = fc
    .record({
      host: fc.constantFrom(...hosts),
      opens: fc.constantFrom<Opens[]>('away', 'above', 'blocked-once'),
      terms,
      towards: fc.constantFrom(...steps, ...rarelyReached),
      paymentMethod: fc.nat(2),
      first: fc.option(arrangement, { nil: undefined, freq: 2 }),
      next: fc.array(immediateEvents, { maxLength: 1 }),
    })
    .map(adjusted);
  return fc.noBias(world);
}

/** Some steps can only be reached under certain conditions. */
function adjusted(world: RunConditions): RunConditions {
  const { towards, host, terms } = world;
  const inHost = ['native', 'close', 'under-way'].includes(towards);
  const wallet = ['wallets', 'wallet', 'pay-from-wallet'].includes(towards);
  const coupons = [{ code: 'C1', amount: 100 * yuan, from: 500 * yuan }];
  const lost = { fault: 'drop-before', aim: 'writes', times: 1 } as const;
  // Paid, notified late, and cancelled meanwhile.
  const tooLate: RunEvent[] = [
    { type: 'provider', which: 0, act: 'paid', late: false, notice: [40_000], ms: 20 },
    { type: 'tap', which: 'notice.cancel', times: 1, ms: 500 },
  ];
  return {
    ...world,
    ...(towards === 'close-open' && { first: { ...lost, times: 5 } }),
    ...(towards === 'pending' && world.paymentMethod > 0 && { next: tooLate }),
    ...(inHost && { paymentMethod: 1, host: host.kind === 'web' ? hosts[1] : host }),
    ...(towards === 'go' && { paymentMethod: 0, host: hosts[0] }),
    ...(wallet && { paymentMethod: 2 }),
    terms: {
      ...terms,
      ...(['stages', 'partly'].includes(towards) && { limit: 5_000 * yuan }),
      ...(towards === 'coupons' && terms.coupons.length === 0 && { coupons }),
    },
  };
}
