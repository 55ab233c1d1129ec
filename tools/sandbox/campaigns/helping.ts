import { day } from '../platform/days.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { type Campaign, campaignNamed } from './campaigns.ts';
import type { ShareRow } from './tables.ts';

export interface Helped {
  seat: number;
  cut: number;
  complete: boolean;
}

/** The invitation, locked to the end of the transaction: friends who come at once help one after the other. */
export async function lockedShare(
  { tx }: Pick<HandlerContext, 'tx'>,
  campaign: string,
  invite: string,
): Promise<ShareRow> {
  const share = await tx
    .selectFrom('campaign_shares')
    .selectAll()
    .where('invite', '=', invite)
    .where('campaign', '=', campaign)
    .forUpdate()
    .executeTakeFirst();
  if (!share) throw new Refusal('INVITE_NOT_FOUND', '邀请链接无效', 'This invitation is not known');
  return share;
}

export async function helpsOf({ tx }: Pick<HandlerContext, 'tx'>, invite: string) {
  return tx
    .selectFrom('campaign_helps')
    .innerJoin('customers', 'customers.id', 'campaign_helps.helper_id')
    .select(['seat', 'cut', 'at', 'helper_id', 'customers.name', 'customers.nick_name'])
    .where('invite', '=', invite)
    .orderBy('seat')
    .execute();
}

/** What keeps this customer from helping now; undefined: nothing does. Of a visitor nothing is known yet. */
export async function obstacleFor(
  call: HandlerContext,
  campaign: Campaign,
  share: ShareRow,
): Promise<'own' | 'helped' | 'complete' | 'ended' | 'newcomers' | 'registered' | undefined> {
  const { isVisitor, customer, now } = call;
  if (!isVisitor && share.customer_id === customer.id) return 'own';
  const helps = await helpsOf(call, share.invite);
  if (!isVisitor && helps.some((help) => help.helper_id === customer.id)) return 'helped';
  if (share.finished_at !== null) return 'complete';
  if (now >= share.ends_at) return 'ended';
  if (isVisitor || campaign.kind !== 'invite') return undefined;
  if (!customer.registered) return 'newcomers';
  return (await isNewSince(call, share.started_at)) ? undefined : 'registered';
}

/** Registered after the invitation was sent. */
async function isNewSince({ tx, customer }: HandlerContext, since: number): Promise<boolean> {
  const first = await tx
    .selectFrom('registrations')
    .select('at')
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  return first !== undefined && first.at >= since;
}

const refusals = {
  own: [
    'OWN_INVITE',
    '这是您自己的邀请，请分享给好友',
    'This is your own invitation. Share it with friends',
  ],
  helped: ['ALREADY_HELPED', '您已为好友助力过了', 'You have helped already'],
  complete: ['INVITE_COMPLETE', '好友已集齐，感谢您的热心', 'Your friend has all the help needed'],
  ended: ['CAMPAIGN_ENDED', '活动已结束', 'The campaign has ended'],
  newcomers: ['NOT_REGISTERED', '请先完成注册，再接受邀请', 'Register first, then accept'],
  registered: [
    'NEWCOMERS_ONLY',
    '仅限新注册用户接受邀请',
    'Only newly registered users can accept',
  ],
} as const;

/** Helps once and gives the reward with the last help. Throws Refusal where the customer cannot help. */
export async function help(call: HandlerContext, share: ShareRow): Promise<Helped> {
  const campaign = campaignNamed(undefined, share.campaign, call.now);
  if (!campaign) throw new Refusal('CAMPAIGN_NOT_FOUND', '活动不存在', 'There is no such campaign');
  const why = await obstacleFor(call, campaign, share);
  if (why) {
    const [code, zh, en] = refusals[why];
    throw new Refusal(code, zh, en);
  }
  const helps = await helpsOf(call, share.invite);
  const seat = helps.length + 1;
  const left = campaign.reward.amount - helps.reduce((sum, one) => sum + one.cut, 0);
  const cut =
    campaign.kind === 'bargain' ? cutOf(left, share.needed - helps.length, call.random) : 0;
  await call.tx
    .insertInto('campaign_helps')
    .values({ invite: share.invite, helper_id: call.customer.id, seat, cut, at: call.now })
    .execute();
  const complete = seat === share.needed;
  if (complete) await reward(call, campaign, share);
  return { seat, cut, complete };
}

/** Whole yuan, at least one each; the last friend cuts what is left. */
function cutOf(left: number, friends: number, random: () => number): number {
  if (friends <= 1) return left;
  const fair = left / friends;
  const cut = Math.round((fair * (0.6 + random() * 0.8)) / 100) * 100;
  return Math.max(100, Math.min(cut, left - (friends - 1) * 100));
}

async function reward(
  call: HandlerContext,
  { reward: coupon }: Campaign,
  share: ShareRow,
): Promise<void> {
  const code = `HD-${share.invite}`;
  await call.tx
    .insertInto('coupons')
    .values({
      code,
      customer_id: share.customer_id,
      order_no: null,
      name_zh: coupon.name.zh,
      name_en: coupon.name.en,
      amount: coupon.amount,
      from_amount: coupon.from,
      fee_types: JSON.stringify(coupon.kinds),
      until: call.now + coupon.days * day,
    })
    .execute();
  await call.tx
    .updateTable('campaign_shares')
    .set({ finished_at: call.now, coupon: code })
    .where('invite', '=', share.invite)
    .execute();
}
