import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../show.fixture.tsx';
import { ShareBargain, ShareCollect, ShareInvite } from './Campaigns.tsx';
import { FinishBargain, FinishCollect, ShareInviteFinished } from './Finished.tsx';

const pages = { collect: ShareCollect, invite: ShareInvite, bargain: ShareBargain };
const finishes = { collect: FinishCollect, invite: ShareInviteFinished, bargain: FinishBargain };
type Kind = keyof typeof pages;

const words = { zh: '首付券', en: 'Coupon' };
const participation = (kind: Kind, more: object) => ({
  campaign: `${kind}-s1`,
  kind,
  name: words,
  state: 'ended',
  startsOn: '2026-01-01',
  endsOn: '2026-02-01',
  needed: 3,
  reward: { name: words, amount: 100_000, from: 1_000_000, days: 30 },
  cards: [],
  cars: [],
  ...more,
});

function shown(Page: () => React.ReactElement, kind: Kind, more: object) {
  cleanup();
  const path = `/share?campaign=${kind}-s1`;
  showPage(<Page />, path, { 'campaign.standing': participation(kind, more) }, {});
}

test.each<[Kind, string, string, string, string]>([
  ['collect', '福卡集齐了', '福卡没有在活动期内集齐', '本期集福卡已结束', '/newCar'],
  ['invite', '邀请完成', '邀请没有在活动期内完成', '本期邀请有礼已结束', '/shareBargain'],
  ['bargain', '首付已砍到底', '没有在活动期内砍完', '本期砍首付已结束', '/newCar?sort=first-up'],
])('%s ends with its own message and its own link', async (kind, done, expired, over, nextLink) => {
  const own = { invite: 'i', helped: 1, cut: 0, helps: [] };
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  shown(pages[kind], kind, { own: { ...own, state: 'expired' } });
  expect(await screen.findByText(expired)).toBeVisible();
  shown(pages[kind], kind, {});
  expect(await screen.findByText(over)).toBeVisible();
  expect(links()).toContain(nextLink);
  shown(finishes[kind], kind, { own: { ...own, state: 'finished' } });
  expect(await screen.findByText(done)).toBeVisible();
  expect(links()).toContain(nextLink);
});
