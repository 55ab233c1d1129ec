import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerResponse } from '../platform/handler.ts';
import { type Car, cars } from '../catalogue/cars.ts';
import { dateOf } from '../platform/days.ts';

export type CampaignKind = HandlerResponse<'campaign.standing'>['kind'];

export interface Campaign {
  code: string;
  kind: CampaignKind;
  name: { zh: string; en: string };
  /** Epoch ms; it ends before `endsAt`. */
  startsAt: number;
  endsAt: number;
  /** Friends. */
  needed: number;
  reward: Reward;
}

export interface Reward {
  name: { zh: string; en: string };
  /** Whole fen: its worth, and the least a payment must come to. */
  amount: number;
  from: number;
  kinds: readonly FeeType[];
  /** Days it can be used. */
  days: number;
}

const firstPayments = ['sf', 'hzsf'] as const;

const kinds: Readonly<Record<CampaignKind, Pick<Campaign, 'name' | 'needed' | 'reward'>>> = {
  collect: {
    name: { zh: '集门店福卡', en: 'Collect the store cards' },
    needed: 5,
    reward: {
      name: { zh: '集卡首付券', en: 'Card collector’s down payment coupon' },
      amount: 600_00,
      from: 6_000_00,
      kinds: firstPayments,
      days: 90,
    },
  },
  invite: {
    name: { zh: '邀请好友注册', en: 'Invite friends to register' },
    needed: 3,
    reward: {
      name: { zh: '邀请有礼首付券', en: 'Thank-you down payment coupon' },
      amount: 300_00,
      from: 3_000_00,
      kinds: firstPayments,
      days: 90,
    },
  },
  bargain: {
    name: { zh: '好友帮砍首付', en: 'Friends cut the down payment' },
    needed: 4,
    reward: {
      name: { zh: '砍价首付券', en: 'Bargain down payment coupon' },
      amount: 1_000_00,
      from: 8_000_00,
      kinds: firstPayments,
      days: 30,
    },
  },
};

/** The cards of the second season, one for each friend. */
export const cards = [
  { zh: '选车卡', en: 'Choosing' },
  { zh: '试驾卡', en: 'Test drive' },
  { zh: '签约卡', en: 'Signing' },
  { zh: '提车卡', en: 'Driving home' },
  { zh: '平安卡', en: 'Safe roads' },
];

/** The first season of collecting, likes instead of cards, has ended. */
const firstSeason: Campaign = {
  code: 'collect-s1',
  kind: 'collect',
  name: { zh: '集赞赢首付券（第一季）', en: 'Collect likes (first season)' },
  startsAt: Date.parse('2025-06-01T00:00:00+08:00'),
  endsAt: Date.parse('2025-09-01T00:00:00+08:00'),
  needed: 8,
  reward: kinds.collect.reward,
};

/** Cars whose down payment can be bargained for; `places`: how many customers may begin with it. */
export const bargainCars: readonly {
  carId: string;
  car: Car;
  firstPayment: number;
  places: number;
}[] = cars.slice(0, 3).map((car) => ({
  carId: car.modelCode,
  car,
  firstPayment: Math.round(car.price / 10),
  places: 200,
}));

/** Every campaign but the first season lasts for a month of the calendar in China: `bargain-202603`. */
export function campaignNamed(
  kind: CampaignKind | undefined,
  code: string | undefined,
  now: number,
): Campaign | undefined {
  if (code === firstSeason.code) return firstSeason;
  if (!code) return kind && ofMonth(kind, dateOf(now).slice(0, 7));
  const [, name = '', year = '', month = ''] =
    /^(collect|invite|bargain)-(\d{4})(0[1-9]|1[0-2])$/.exec(code) ?? [];
  // The pattern names the kinds.
  return name === '' ? undefined : ofMonth(name as CampaignKind, `${year}-${month}`);
}

function ofMonth(kind: CampaignKind, month: string): Campaign {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const after = at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
  return {
    code: `${kind}-${month.replace('-', '')}`,
    kind,
    ...kinds[kind],
    startsAt: Date.parse(`${month}-01T00:00:00+08:00`),
    endsAt: Date.parse(`${after}-01T00:00:00+08:00`),
  };
}

export function stateOf(
  { startsAt, endsAt }: Campaign,
  now: number,
): 'not-begun' | 'open' | 'ended' {
  if (now < startsAt) return 'not-begun';
  return now < endsAt ? 'open' : 'ended';
}
