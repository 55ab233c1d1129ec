import type { ResponseOf } from '../../api/typed.ts';

const kinds = ['collect', 'invite', 'bargain'] as const;
export type Kind = (typeof kinds)[number];

export type Helper = Own['helps'][number];

export type Own = NonNullable<Participation['own']>;

/** What `campaign.standing` answers. Amounts are whole fen. */
export type Participation = ResponseOf<'campaign.standing'>;

/** The pages of each kind. `join` and `help` are flows; a friend's link leads to `help`. */
export const pagesOf: Readonly<
  Record<Kind, { share: string; finished: string; join: string; help: string }>
> = {
  collect: {
    share: '/shareCollect',
    finished: '/finishCollect',
    join: '/joinCollect',
    help: '/inviteCollect',
  },
  invite: {
    share: '/shareInvite',
    finished: '/shareInviteFinished',
    join: '/joinInvite',
    help: '/inviteFriend',
  },
  bargain: {
    share: '/shareBargain',
    finished: '/finishBargain',
    join: '/joinBargain',
    help: '/inviteBargain',
  },
};

/** The first season of collecting has rules of its own; the page of the present ones shows those of the kind it is told. */
export function rulesOf({ campaign, kind }: Pick<Participation, 'campaign' | 'kind'>): string {
  return campaign === 'collect-s1' ? '/collectRule' : `/collectRule2?of=${kind}`;
}

/** The kind of campaign whose rules an address asks for; absent: those of all. */
export function rulesIn(search: string): Kind | undefined {
  const requested = new URLSearchParams(search).get('of');
  return kinds.find((kind) => kind === requested);
}

/** The campaign that an address names; absent: the one that runs now. */
export function campaignIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get('campaign') ?? '';
  return /^[a-z]{1,20}-[a-z0-9]{1,20}$/.test(code) ? code : undefined;
}

/** A friend's link: the campaign, an opaque invitation, and the tracking source; no personal data. */
export function inviteLink(
  sharePage: string,
  { kind, campaign }: Pick<Participation, 'kind' | 'campaign'>,
  { invite }: Pick<Own, 'invite'>,
): string {
  const query = new URLSearchParams({ campaign, invite, share_source: campaign });
  return `${sharePage.replace(/\/$/, '')}${pagesOf[kind].help}?${query.toString()}`;
}
