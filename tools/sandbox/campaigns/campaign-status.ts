import { carIn, carNameIn } from '../catalogue/car-words.ts';
import { dateOf, minuteOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { bargainCars, type Campaign, cards, stateOf } from './campaigns.ts';
import { helpsOf } from './helping.ts';
import type { ShareRow } from './tables.ts';

type CampaignStatus = HandlerResponse<'campaign.standing'>;

export async function campaignStatus(
  call: HandlerContext,
  campaign: Campaign,
): Promise<CampaignStatus> {
  const { code, kind, name, startsAt, endsAt, needed, reward } = campaign;
  const own = await ownShare(call, code);
  return {
    campaign: code,
    kind,
    name,
    state: stateOf(campaign, call.now),
    startsOn: dateOf(startsAt),
    endsOn: dateOf(endsAt - 1),
    needed,
    reward: { name: reward.name, amount: reward.amount, from: reward.from, days: reward.days },
    cards: kind === 'collect' ? cards : [],
    cars: kind === 'bargain' ? await carsNow(call, code) : [],
    ...(own && { own: await viewOf(call, campaign, own) }),
  };
}

function ownShare(
  { tx, customer }: HandlerContext,
  campaign: string,
): Promise<ShareRow | undefined> {
  return tx
    .selectFrom('campaign_shares')
    .selectAll()
    .where('campaign', '=', campaign)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
}

async function viewOf(
  call: HandlerContext,
  { kind }: Campaign,
  share: ShareRow,
): Promise<NonNullable<CampaignStatus['own']>> {
  const helps = await helpsOf(call, share.invite);
  const running = call.now < share.ends_at ? ('running' as const) : ('expired' as const);
  const car = bargainCars.find(({ carId }) => carId === share.car_id);
  return {
    invite: share.invite,
    state: share.finished_at === null ? running : 'finished',
    startedAt: minuteOf(share.started_at),
    helped: helps.length,
    cut: helps.reduce((sum, { cut }) => sum + cut, 0),
    helps: helps.map((one) => {
      const card = kind === 'collect' ? cards[one.seat - 1] : undefined;
      return {
        name: maskedName(one.name),
        at: minuteOf(one.at),
        ...(card && { card }),
        ...(kind === 'bargain' && { cut: one.cut }),
      };
    }),
    ...(car && { car: carOf(call, car) }),
    ...(share.coupon !== null && { coupon: share.coupon }),
    ...(share.finished_at !== null && { finishedAt: minuteOf(share.finished_at) }),
  };
}

function carOf(
  { lang }: HandlerContext,
  { carId, car, firstPayment }: (typeof bargainCars)[number],
) {
  return { carId, name: carNameIn(lang, car), modelCode: car.modelCode, firstPayment };
}

async function carsNow(call: HandlerContext, campaign: string): Promise<CampaignStatus['cars']> {
  const counts = await call.tx
    .selectFrom('campaign_shares')
    .select(({ fn }) => ['car_id', fn.countAll<number>().as('count')])
    .where('campaign', '=', campaign)
    .groupBy('car_id')
    .execute();
  return bargainCars.map((one) => {
    const started = counts.find(({ car_id: id }) => id === one.carId)?.count ?? 0;
    return {
      ...carOf(call, one),
      modelName: carIn(call.lang, one.car).modelName,
      left: Math.max(0, one.places - started),
    };
  });
}

/** The first character only: friends recognise each other by it, and no name is disclosed. */
export function maskedName(name: string): string {
  return `${name.slice(0, 1)}**`;
}
