import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  bargainCars,
  type Campaign,
  campaignNamed,
  type CampaignKind,
  cards,
  stateOf,
} from './campaigns.ts';
import { dateOf } from '../platform/days.ts';
import { carNameIn } from '../catalogue/car-words.ts';
import { help, helpsOf, obstacleFor, lockedShare } from './helping.ts';
import { maskedName, campaignStatus } from './campaign-status.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';

export const campaignHandlers = {
  'campaign.standing': async ({ kind, campaign }, call) =>
    campaignStatus(call, existingCampaign(kind, campaign, call.now)),

  'campaign.start': async ({ campaign: code, carId }, call) => {
    const campaign = existingCampaign(undefined, code, call.now);
    mustRun(campaign, call.now);
    if (campaign.kind === 'bargain') await mustHavePlaces(call, campaign, carId);
    const invite = randomUUID().replaceAll('-', '').slice(0, 20);
    const started = await call.tx
      .insertInto('campaign_shares')
      .values({
        invite,
        campaign: campaign.code,
        customer_id: call.customer.id,
        car_id: campaign.kind === 'bargain' ? (carId ?? null) : null,
        needed: campaign.needed,
        started_at: call.now,
        ends_at: campaign.endsAt,
        finished_at: null,
        coupon: null,
      })
      .onConflict((conflict) => conflict.columns(['campaign', 'customer_id']).doNothing())
      .returning('invite')
      .executeTakeFirst();
    if (started) return started;
    // Begun in another tab: the one invitation there is.
    return call.tx
      .selectFrom('campaign_shares')
      .select('invite')
      .where('campaign', '=', campaign.code)
      .where('customer_id', '=', call.customer.id)
      .executeTakeFirstOrThrow();
  },

  'campaign.invitation': async ({ campaign: code, invite }, call) => {
    const campaign = existingCampaign(undefined, code, call.now);
    const share = await lockedShare(call, campaign.code, invite);
    const helps = await helpsOf(call, invite);
    const owner = await call.tx
      .selectFrom('customers')
      .select('name')
      .where('id', '=', share.customer_id)
      .executeTakeFirstOrThrow();
    const car = bargainCars.find(({ carId }) => carId === share.car_id)?.car;
    const { name, amount, from, days } = campaign.reward;
    return {
      kind: campaign.kind,
      name: campaign.name,
      state: (await obstacleFor(call, campaign, share)) ?? 'open',
      by: maskedName(owner.name),
      needed: share.needed,
      helped: helps.length,
      endsOn: dateOf(share.ends_at - 1),
      ...(car && { carName: carNameIn(call.lang, car) }),
      reward: { name, amount, from, days },
    };
  },

  'campaign.help': async ({ campaign, invite }, call) => {
    const share = await lockedShare(call, campaign, invite);
    const { seat, cut, complete } = await help(call, share);
    const { kind } = existingCampaign(undefined, campaign, call.now);
    const card = kind === 'collect' ? cards[seat - 1] : undefined;
    return {
      helped: seat,
      needed: share.needed,
      complete,
      ...(card && { card }),
      ...(kind === 'bargain' && { cut }),
    };
  },
} satisfies Partial<Handlers>;

function existingCampaign(
  kind: CampaignKind | undefined,
  code: string | undefined,
  now: number,
): Campaign {
  const campaign = campaignNamed(kind, code, now);
  if (!campaign) throw new Refusal('CAMPAIGN_NOT_FOUND', '活动不存在', 'There is no such campaign');
  return campaign;
}

function mustRun(campaign: Campaign, now: number): void {
  const state = stateOf(campaign, now);
  if (state === 'ended')
    throw new Refusal('CAMPAIGN_ENDED', '活动已结束', 'The campaign has ended');
  if (state === 'not-begun')
    throw new Refusal('CAMPAIGN_NOT_BEGUN', '活动尚未开始', 'The campaign has not begun');
}

/** Those who begin at once are counted one after the other. */
async function mustHavePlaces(
  { tx }: HandlerContext,
  { code }: Campaign,
  carId: string | undefined,
): Promise<void> {
  const offer = bargainCars.find((one) => one.carId === carId);
  if (!offer) throw new Refusal('CAR_NOT_FOUND', '请选择活动车型', 'Choose one of the cars');
  await sql`select pg_advisory_xact_lock(hashtext(${`${code}/${offer.carId}`}))`.execute(tx);
  const { started } = await tx
    .selectFrom('campaign_shares')
    .select(({ fn }) => fn.countAll<number>().as('started'))
    .where('campaign', '=', code)
    .where('car_id', '=', offer.carId)
    .executeTakeFirstOrThrow();
  if (started >= offer.places)
    throw new Refusal(
      'CAMPAIGN_FULL',
      '该车型名额已满，请选择其他车型',
      'All places for this car are taken. Choose another',
    );
}
