import type { OrderStatus } from './tables.ts';

/** Conditions of an order under which the platform offers an action (its guards). */
export type OrderCondition =
  | 'co-lessee'
  | 'sent-back'
  | 'supplement-wanted'
  | 'used-car'
  | 'refundable'
  | 'deposit-held'
  | 'refund-made'
  | 'appeal-made'
  | 'appeal-open'
  | 'compensation-signed'
  | 'debit-authorized'
  | 'loan-applied'
  | 'loan-papers-wanted';

/** Conditions that end by themselves: then even an order seeded for the action no longer offers it. */
export const temporaryConditions: ReadonlySet<OrderCondition> = new Set([
  'refundable',
  'appeal-open',
]);

export interface ActionRow {
  code: number;
  /** Statuses in which it is offered; an order seeded for it begins in the first. */
  at: readonly OrderStatus[];
  /**
   * `required`: the order stays where it is until this is done, one such action after the other in the table's order; `optional`:
   * offered beside it; `on-demand`: only on orders the platform called for it, that is, seeded for it.
   */
  need: 'required' | 'optional' | 'on-demand';
  /** Entries of the ledger that finish it: what happened, or `signed:<document>`, `link:<kind>`. None: never finished. */
  by: readonly string[];
  /** Guard: offered only under this condition. */
  only?: OrderCondition;
  /**
   * Actions for the same purpose. A funder's own one replaces the platform's (`byPlatform`); a signed contract finishes all
   * of its group.
   */
  group?: 'authorization' | 'contract';
  byPlatform?: true;
  /** Something is signed in it, so that `sign.verify` finds the order ready. */
  signs?: true;
  /** It is done on a page of the funder's. */
  external?: true;
  /** Orders of a funder whose own file does not have it carry it only when the platform calls for it. */
  optIn?: true;
  /** What finishes the platform's plain version, where that is something else. */
  platformBy?: readonly string[];
}

const materials = ['CREDIT_MATERIALS'] as const;
const authorization = ['AUTHORIZATION'] as const;
const signing = ['CONTRACT_SIGNING'] as const;
const delivered = ['REPAYING', 'DELIVERY', 'DOWN_PAYMENT_COLLECTED'] as const;
const delivery = ['DELIVERY', 'REPAYING'] as const;

/**
 * Every action code in the order of an order's lifecycle. What a funder does not offer is skipped; what it offers of its own comes
 * one after the other.
 */
export const orderActions: readonly ActionRow[] = [
  // Deposits.
  { code: 220, at: ['DEPOSIT_DUE'], need: 'optional', by: ['paid:220'], only: 'used-car' },
  { code: 230, at: ['DEPOSIT_DUE'], need: 'required', by: ['paid:230'] },
  ...[233, 234, 235, 236, 237].map((code): ActionRow => ({
    code,
    at: ['DEPOSIT_DUE'],
    need: 'on-demand',
    by: [`paid:${code}`],
  })),

  // Credit materials, then the review.
  {
    code: 1601,
    at: materials,
    need: 'required',
    by: ['pre-credit-confirmed', 'link:confirmation'],
    external: true,
  },
  {
    code: 1609,
    at: materials,
    need: 'required',
    by: ['documents-added'],
    only: 'supplement-wanted',
  },
  { code: 100, at: materials, need: 'required', by: ['credit-submitted'] },
  { code: 321, at: ['CREDIT_REVIEW'], need: 'optional', by: [] },

  // Credit authorization: the funder's own actions one after the other, else the platform's, which may be taken beforehand.
  ...[1110, 111, 112, 1501, 1520, 1530, 2400].map((code): ActionRow => ({
    code,
    at: authorization,
    need: 'required',
    by: ['credit-authorized'],
    group: 'authorization',
    signs: true,
    ...(code !== 1110 && { external: true }),
    optIn: true,
  })),
  {
    code: 110,
    at: [...authorization, ...materials],
    need: 'required',
    by: ['credit-authorized'],
    group: 'authorization',
    byPlatform: true,
    signs: true,
  },

  // The down payment.
  { code: 200, at: ['DOWN_PAYMENT_DUE'], need: 'required', by: ['paid:200'] },

  // Who signs, and from which card the rent is taken.
  { code: 330, at: [...signing, ...materials], need: 'optional', by: ['authenticated'] },
  {
    code: 121,
    at: signing,
    need: 'required',
    by: ['signed:co-lessee-agreement'],
    only: 'co-lessee',
    signs: true,
  },
  { code: 1801, at: signing, need: 'required', by: ['authenticated', 'identity-confirmed'] },
  { code: 2401, at: signing, need: 'required', by: ['authenticated', 'identity-confirmed'] },
  { code: 2402, at: signing, need: 'required', by: ['face-passed'] },
  {
    code: 1101,
    at: signing,
    need: 'required',
    by: ['account-opened', 'link:account'],
    optIn: true,
  },
  { code: 1102, at: signing, need: 'required', by: ['certificate-issued'], optIn: true },
  ...[1401, 1201, 1202, 1222, 2403].map((code): ActionRow => ({
    code,
    at: signing,
    need: 'required',
    by: ['card-bound', 'card-filed'],
    optIn: true,
  })),
  {
    code: 2000,
    at: signing,
    need: 'required',
    by: ['account-opened', 'link:account'],
    external: true,
  },
  { code: 2404, at: signing, need: 'required', by: ['contract-read'] },
  { code: 1802, at: signing, need: 'required', by: ['signed:call-agreement'], signs: true },
  {
    code: 1001,
    at: signing,
    need: 'required',
    by: ['postal-signature'],
    external: true,
    signs: true,
    optIn: true,
  },

  // The contract: the funder's own way to sign it, else its page, else the app.
  ...[1103, 1106, 1107, 1111, 1502, 1711, 1810, 1901, 1902, 2005, 2201, 2301, 2405].map(
    (code): ActionRow => ({
      code,
      at: signing,
      need: 'required',
      by: ['contract-signed'],
      group: 'contract',
      signs: true,
      ...([1901, 1902, 2301].includes(code) && { external: true }),
      optIn: true,
      ...(code === 1106 && { platformBy: ['face-sign-done'] }),
    }),
  ),
  {
    code: 1002,
    at: signing,
    need: 'required',
    by: ['postal-face-signature', 'contract-signed'],
    group: 'contract',
    external: true,
    signs: true,
    optIn: true,
  },
  {
    code: 320,
    at: signing,
    need: 'required',
    by: ['contract-signed'],
    group: 'contract',
    byPlatform: true,
    external: true,
    signs: true,
  },
  {
    code: 300,
    at: signing,
    need: 'required',
    by: ['contract-signed'],
    group: 'contract',
    byPlatform: true,
    signs: true,
  },
  ...[310, 1105, 1619, 2408].map((code): ActionRow => ({
    code,
    at: signing,
    need: 'on-demand',
    by: ['contract-signed'],
    group: 'contract',
    only: 'sent-back',
    signs: true,
    ...(code === 1619 && { external: true }),
  })),

  // What belongs to the contract.
  {
    code: 1108,
    at: signing,
    need: 'required',
    by: ['signed:co-lessee-agreement', 'link:second-signer'],
    only: 'co-lessee',
    signs: true,
    optIn: true,
  },
  {
    code: 1712,
    at: signing,
    need: 'required',
    by: ['signed:guarantee-contract', 'guarantor-signed'],
    signs: true,
  },
  { code: 1804, at: signing, need: 'required', by: ['signed:affiliated-protocol'], signs: true },
  { code: 2406, at: signing, need: 'required', by: ['signed:supplementary-protocol'], signs: true },
  { code: 1104, at: signing, need: 'required', by: ['contract-read'], optIn: true },
  { code: 2407, at: signing, need: 'required', by: ['signing-result-told'] },

  // After the contract.
  ...[201, 210].map((code): ActionRow => ({
    code,
    at: ['DOWN_PAYMENT_COLLECTED'],
    need: 'on-demand',
    by: [`paid:${code}`],
  })),
  { code: 360, at: ['DELIVERY', ...signing], need: 'on-demand', by: ['face-sign-done'] },
  {
    code: 370,
    at: delivery,
    need: 'on-demand',
    by: ['signed:repair-acceptance-contract'],
    signs: true,
  },
  {
    code: 380,
    at: delivery,
    need: 'on-demand',
    by: ['signed:supplementary-protocol', 'signed:affiliated-protocol'],
    signs: true,
  },
  { code: 1811, at: ['DELIVERY'], need: 'on-demand', by: ['paid:1811'], only: 'used-car' },
  { code: 335, at: delivered, need: 'optional', by: [] },

  // Leaving the lifecycle.
  {
    code: 350,
    at: [...materials, 'DEPOSIT_DUE', 'CREDIT_REJECTED'],
    need: 'optional',
    by: ['funder-changed'],
  },
  {
    code: 242,
    at: [...delivered.toReversed(), 'CREDIT_REJECTED', 'REFUNDING', 'CANCELLED'],
    need: 'optional',
    by: [],
    only: 'refundable',
  },
  {
    code: 243,
    at: ['REFUNDING', 'CANCELLED', ...delivered],
    need: 'optional',
    by: [],
    only: 'refund-made',
  },
  {
    code: 244,
    at: [...delivered, 'CREDIT_REJECTED', 'CANCELLED'],
    need: 'optional',
    by: [],
    only: 'appeal-made',
  },
  {
    code: 246,
    at: [...delivered, 'CREDIT_REJECTED', 'CANCELLED'],
    need: 'optional',
    by: [],
    only: 'appeal-open',
  },
];
