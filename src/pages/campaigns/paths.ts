export const campaignPaths = [
  '/shareCollect',
  '/finishCollect',
  '/collectRule',
  '/collectRule2',
  '/shareInvite',
  '/shareInviteFinished',
  '/shareBargain',
  '/finishBargain',
] as const;
