import type { OrderStatus } from './tables.ts';

/** What must be true of an order for the platform to want an action of it. */
export type Occasion =
  | 'co-lessee'
  | 'sent-back'
  | 'supplement-wanted'
  | 'used-car'
  | 'refundable'
  | 'deposit-held'
  | 'refund-made'
  | 'appeal-made'
  | 'appeal-open';

/** Occasions that end by themselves: then even an order seeded for the action no longer offers it. */
export const passing: ReadonlySet<Occasion> = new Set(['refundable', 'appeal-open']);

export interface ActionRow {
  code: number;
  /** Where the order stands when this is to be done; the first is where an order seeded for it begins. */
  at: readonly OrderStatus[];
  /**
   * `must`: the order stays where it is until this is done, one such action after the other in the table's order; `may`:
   * offered beside it; `called`: only on orders the platform called for it, that is, seeded for it.
   */
  need: 'must' | 'may' | 'called';
  /** Entries of the ledger that finish it: what happened, or `signed:<document>`, `link:<kind>`. None: never finished. */
  by: readonly string[];
  /** The platform wants it on these occasions only. */
  only?: Occasion;
  /**
   * Ways to the same thing. A funder's own way makes the platform's (`general`) needless; a signed contract finishes every
   * way to it.
   */
  group?: 'authorization' | 'contract';
  general?: true;
  /** Something is signed in it, so that `sign.verify` finds the order ready. */
  signs?: true;
  /** It is done on a page of the funder's. */
  away?: true;
  /** Orders of a funder whose own file does not have it carry it only when the platform calls for it. */
  ofSome?: true;
  /** What finishes the platform's plain version, where that is something else. */
  plainBy?: readonly string[];
}

const materials = ['CREDIT_MATERIALS'] as const;
const authorization = ['AUTHORIZATION'] as const;
const signing = ['CONTRACT_SIGNING'] as const;
const delivered = ['REPAYING', 'DELIVERY', 'DOWN_PAYMENT_COLLECTED'] as const;
const delivery = ['DELIVERY', 'REPAYING'] as const;

/**
 * Every action code in the order of an order's life. What a funder does not offer is skipped; what it offers of its own comes
 * one after the other.
 */
export const actionLife: readonly ActionRow[] = [
  // Deposits.
  { code: 220, at: ['DEPOSIT_DUE'], need: 'may', by: ['paid:220'], only: 'used-car' },
  { code: 230, at: ['DEPOSIT_DUE'], need: 'must', by: ['paid:230'] },
  ...[233, 234, 235, 236, 237].map((code): ActionRow => ({
    code,
    at: ['DEPOSIT_DUE'],
    need: 'called',
    by: [`paid:${code}`],
  })),

  // Credit materials, then the review.
  {
    code: 1601,
    at: materials,
    need: 'must',
    by: ['pre-credit-confirmed', 'link:confirmation'],
    away: true,
  },
  { code: 1609, at: materials, need: 'must', by: ['documents-added'], only: 'supplement-wanted' },
  { code: 100, at: materials, need: 'must', by: ['credit-submitted'] },
  { code: 321, at: ['CREDIT_REVIEW'], need: 'may', by: [] },

  // Credit authorization: the funder's own ways one after the other, else the platform's, which may be taken beforehand.
  ...[1110, 111, 112, 1501, 1520, 1530, 2400].map((code): ActionRow => ({
    code,
    at: authorization,
    need: 'must',
    by: ['credit-authorized'],
    group: 'authorization',
    signs: true,
    ...(code !== 1110 && { away: true }),
    ofSome: true,
  })),
  {
    code: 110,
    at: [...authorization, ...materials],
    need: 'must',
    by: ['credit-authorized'],
    group: 'authorization',
    general: true,
    signs: true,
  },

  // The down payment.
  { code: 200, at: ['DOWN_PAYMENT_DUE'], need: 'must', by: ['paid:200'] },

  // Who signs, and from which card the rent is taken.
  { code: 330, at: [...signing, ...materials], need: 'may', by: ['authenticated'] },
  {
    code: 121,
    at: signing,
    need: 'must',
    by: ['signed:co-lessee-agreement'],
    only: 'co-lessee',
    signs: true,
  },
  { code: 1801, at: signing, need: 'must', by: ['authenticated', 'identity-confirmed'] },
  { code: 2401, at: signing, need: 'must', by: ['authenticated', 'identity-confirmed'] },
  { code: 2402, at: signing, need: 'must', by: ['face-passed'] },
  { code: 1101, at: signing, need: 'must', by: ['account-opened', 'link:account'], ofSome: true },
  { code: 1102, at: signing, need: 'must', by: ['certificate-issued'], ofSome: true },
  ...[1401, 1201, 1202, 1222, 2403].map((code): ActionRow => ({
    code,
    at: signing,
    need: 'must',
    by: ['card-bound', 'card-filed'],
    ofSome: true,
  })),
  { code: 2000, at: signing, need: 'must', by: ['account-opened', 'link:account'], away: true },
  { code: 2404, at: signing, need: 'must', by: ['contract-read'] },
  { code: 1802, at: signing, need: 'must', by: ['signed:call-agreement'], signs: true },
  {
    code: 1001,
    at: signing,
    need: 'must',
    by: ['postal-signature'],
    away: true,
    signs: true,
    ofSome: true,
  },

  // The contract: the funder's own way to sign it, else its page, else the app.
  ...[1103, 1106, 1107, 1111, 1502, 1711, 1810, 1901, 1902, 2005, 2201, 2301, 2405].map(
    (code): ActionRow => ({
      code,
      at: signing,
      need: 'must',
      by: ['contract-signed'],
      group: 'contract',
      signs: true,
      ...([1901, 1902, 2301].includes(code) && { away: true }),
      ofSome: true,
      ...(code === 1106 && { plainBy: ['face-sign-done'] }),
    }),
  ),
  {
    code: 1002,
    at: signing,
    need: 'must',
    by: ['postal-face-signature', 'contract-signed'],
    group: 'contract',
    away: true,
    signs: true,
    ofSome: true,
  },
  {
    code: 320,
    at: signing,
    need: 'must',
    by: ['contract-signed'],
    group: 'contract',
    general: true,
    away: true,
    signs: true,
  },
  {
    code: 300,
    at: signing,
    need: 'must',
    by: ['contract-signed'],
    group: 'contract',
    general: true,
    signs: true,
  },
  ...[310, 1105, 1619, 2408].map((code): ActionRow => ({
    code,
    at: signing,
    need: 'called',
    by: ['contract-signed'],
    group: 'contract',
    only: 'sent-back',
    signs: true,
    ...(code === 1619 && { away: true }),
  })),

  // What belongs to the contract.
  {
    code: 1108,
    at: signing,
    need: 'must',
    by: ['signed:co-lessee-agreement', 'link:second-signer', 'co-signer-confirmed'],
    only: 'co-lessee',
    signs: true,
    ofSome: true,
  },
  {
    code: 1712,
    at: signing,
    need: 'must',
    by: ['signed:guarantee-contract', 'guarantor-signed'],
    signs: true,
  },
  { code: 1804, at: signing, need: 'must', by: ['signed:affiliated-protocol'], signs: true },
  { code: 2406, at: signing, need: 'must', by: ['signed:supplementary-protocol'], signs: true },
  { code: 1104, at: signing, need: 'must', by: ['contract-read'], ofSome: true },
  { code: 2407, at: signing, need: 'must', by: ['signing-result-told'] },

  // After the contract.
  ...[201, 210].map((code): ActionRow => ({
    code,
    at: ['DOWN_PAYMENT_COLLECTED'],
    need: 'called',
    by: [`paid:${code}`],
  })),
  { code: 360, at: ['DELIVERY', ...signing], need: 'called', by: ['face-sign-done'] },
  {
    code: 370,
    at: delivery,
    need: 'called',
    by: ['signed:repair-acceptance-contract'],
    signs: true,
  },
  {
    code: 380,
    at: delivery,
    need: 'called',
    by: ['signed:supplementary-protocol', 'signed:affiliated-protocol'],
    signs: true,
  },
  { code: 1811, at: ['DELIVERY'], need: 'called', by: ['paid:1811'], only: 'used-car' },
  { code: 335, at: delivered, need: 'may', by: [] },

  // Leaving the way.
  {
    code: 350,
    at: [...materials, 'DEPOSIT_DUE', 'CREDIT_REJECTED'],
    need: 'may',
    by: ['funder-changed'],
  },
  {
    code: 242,
    at: [...delivered.toReversed(), 'CREDIT_REJECTED', 'REFUNDING', 'CANCELLED'],
    need: 'may',
    by: [],
    only: 'refundable',
  },
  {
    code: 243,
    at: ['REFUNDING', 'CANCELLED', ...delivered],
    need: 'may',
    by: [],
    only: 'refund-made',
  },
  {
    code: 244,
    at: [...delivered, 'CREDIT_REJECTED', 'CANCELLED'],
    need: 'may',
    by: [],
    only: 'appeal-made',
  },
  {
    code: 246,
    at: [...delivered, 'CREDIT_REJECTED', 'CANCELLED'],
    need: 'may',
    by: [],
    only: 'appeal-open',
  },
];
