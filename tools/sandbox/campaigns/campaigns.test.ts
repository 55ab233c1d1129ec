import { describe, expect, it } from 'vitest';
import { okCode } from '../../../src/api/codes.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { requestOverHttp } from '../testing/http-request.ts';

const start = Date.parse('2026-03-03T04:00:00Z');
const clock = { now: start };
const sandbox = sandboxAt(() => clock.now);
const owner = { token: 'sandbox-token-zhang' };
let people = 0;

/** A customer who signs in for the first time, and registers. */
async function newcomer(): Promise<{ token: string }> {
  const customer = await visitorSignedIn();
  await sandbox.dataOf('user.register', { nickName: '新朋友', source: 'friend' }, customer);
  return customer;
}

async function visitorSignedIn(): Promise<{ token: string }> {
  people += 1;
  const phone = `139${String(people).padStart(8, '0')}`;
  await sandbox.dataOf('sms.send', { phone, scene: 'login' });
  const [message] = await sandbox.db
    .selectFrom('codes')
    .select('code')
    .where('phone', '=', phone)
    .execute();
  const { token } = await sandbox.dataOf('user.login', { phone, code: message?.code ?? '' });
  return { token };
}

async function friends(count: number): Promise<{ token: string }[]> {
  const tokens = [];
  for (let at = 0; at < count; at += 1) tokens.push(await newcomer());
  return tokens;
}

async function joinCampaign(kind: string, customer: { token: string }, carId?: string) {
  const { campaign } = await sandbox.dataOf('campaign.standing', { kind }, customer);
  const request = { campaign, ...(carId !== undefined && { carId }) };
  const { invite } = await sandbox.dataOf('campaign.start', request, customer);
  return { campaign, invite };
}

async function participationOf(kind: string, customer: { token: string }) {
  return sandbox.dataOf('campaign.standing', { kind }, customer);
}

describe('collecting cards', () => {
  it('gives one coupon for one card of each friend, and is full then', async () => {
    const [me = owner, ...others] = await friends(7);
    expect((await participationOf('collect', me)).own).toBeUndefined();
    const invitation = await joinCampaign('collect', me);

    const cards = [];
    for (const friend of others.slice(0, 5)) {
      cards.push((await sandbox.dataOf('campaign.help', invitation, friend)).card?.zh);
    }

    const { own } = await participationOf('collect', me);
    expect(new Set(cards).size).toBe(5);
    expect(own).toMatchObject({ state: 'finished', helped: 5, coupon: expect.any(String) });
    expect(own?.helps.map(({ name }) => name)).toEqual(Array(5).fill('新**'));
    expect(await sandbox.refusalOf('campaign.help', invitation, others[5])).toMatchObject({
      code: 'INVITE_COMPLETE',
    });
    const coupons = await sandbox.db
      .selectFrom('coupons')
      .select(['amount', 'order_no'])
      .where('code', '=', own?.coupon ?? '')
      .execute();
    expect(coupons).toEqual([{ amount: 600_00, order_no: null }]);
  });

  it("accepts a friend's help once, however often and from however many tabs it is sent", async () => {
    const [me = owner, friend = owner] = await friends(2);
    const invitation = await joinCampaign('collect', me);

    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        requestOverHttp(sandbox.url, 'campaign.help', invitation, {
          ...friend,
          requestId: `tab-${at}`,
        }),
      ),
    );

    expect(answers.filter(({ body }) => body.code === okCode)).toHaveLength(1);
    expect((await participationOf('collect', me)).own?.helped).toBe(1);
  });

  it('handles concurrent friends one after the other, and rewards once', async () => {
    const [me = owner, ...others] = await friends(9);
    const invitation = await joinCampaign('collect', me);

    const answers = await Promise.all(
      others.map((friend) => requestOverHttp(sandbox.url, 'campaign.help', invitation, friend)),
    );

    const helped = answers.filter(({ body }) => body.code === okCode);
    expect(helped).toHaveLength(5);
    expect((await participationOf('collect', me)).own).toMatchObject({
      state: 'finished',
      helped: 5,
    });
    const coupons = await sandbox.db
      .selectFrom('coupons')
      .select('code')
      .where('code', 'like', `%${invitation.invite}`)
      .execute();
    expect(coupons).toHaveLength(1);
  });

  it('is started once: a second tab gets the same invitation', async () => {
    const [me = owner] = await friends(1);

    const [one, other] = await Promise.all([
      joinCampaign('collect', me),
      joinCampaign('collect', me),
    ]);

    expect(one.invite).toBe(other.invite);
  });

  it('shows an invitation to a visitor, who signs in to help', async () => {
    const invitation = await joinCampaign('collect', owner);

    expect(await sandbox.dataOf('campaign.invitation', invitation, {})).toMatchObject({
      state: 'open',
      by: '张**',
      endsOn: '2026-03-31',
    });
    const { status } = await requestOverHttp(sandbox.url, 'campaign.help', invitation, {});
    expect(status).toBe(401);
  });

  it("does not accept one's own help", async () => {
    const [me = owner] = await friends(1);
    const invitation = await joinCampaign('collect', me);

    expect((await sandbox.dataOf('campaign.invitation', invitation, me)).state).toBe('own');
    expect(await sandbox.refusalOf('campaign.help', invitation, me)).toMatchObject({
      code: 'OWN_INVITE',
    });
  });
});

it('an invitation to register counts new customers only', async () => {
  const invitation = await joinCampaign('invite', owner);
  const customer = { token: 'sandbox-token-li' };
  const unregistered = await visitorSignedIn();
  const [fresh = owner] = await friends(1);

  expect((await sandbox.dataOf('campaign.invitation', invitation, unregistered)).state).toBe(
    'newcomers',
  );
  expect(await sandbox.refusalOf('campaign.help', invitation, unregistered)).toMatchObject({
    code: 'NOT_REGISTERED',
  });
  expect((await sandbox.dataOf('campaign.invitation', invitation, customer)).state).toBe(
    'registered',
  );
  expect(await sandbox.refusalOf('campaign.help', invitation, customer)).toMatchObject({
    code: 'NEWCOMERS_ONLY',
  });
  expect((await sandbox.dataOf('campaign.help', invitation, fresh)).helped).toBe(1);
});

it('friends reduce the down payment by the amount of the reward', async () => {
  const [me = owner, ...others] = await friends(5);
  const { cars } = await participationOf('bargain', me);
  const invitation = await joinCampaign('bargain', me, cars[0]?.carId);

  for (const friend of others) await sandbox.dataOf('campaign.help', invitation, friend);

  const { own, reward } = await participationOf('bargain', me);
  expect(own).toMatchObject({ state: 'finished', cut: reward.amount });
  expect(own?.helps.every(({ cut }) => (cut ?? 0) >= 100)).toBe(true);
});

it('what is unfinished at the end of the month expires, and no more help is accepted', async () => {
  const [me = owner, friend = owner] = await friends(2);
  const invitation = await joinCampaign('collect', me);

  clock.now = Date.parse('2026-04-01T00:00:01+08:00');
  const expired = await sandbox.dataOf('campaign.invitation', invitation, friend);
  const after = await sandbox.dataOf(
    'campaign.standing',
    { kind: 'collect', campaign: invitation.campaign },
    me,
  );
  const next = await participationOf('collect', me);
  clock.now = start;

  expect(expired.state).toBe('ended');
  expect(after).toMatchObject({ state: 'ended', own: { state: 'expired' } });
  expect(next).toMatchObject({ state: 'open', campaign: 'collect-202604' });
});

it('the first season is over for good', async () => {
  const season = await sandbox.dataOf('campaign.standing', {
    kind: 'collect',
    campaign: 'collect-s1',
  });

  expect(season.state).toBe('ended');
  expect(await sandbox.refusalOf('campaign.start', { campaign: 'collect-s1' })).toMatchObject({
    code: 'CAMPAIGN_ENDED',
  });
});
