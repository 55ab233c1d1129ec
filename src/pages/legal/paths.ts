export const legalPaths = [
  '/privacyPolicy',
  '/privacyPolicy231012',
  '/privacyPolicy231205',
  '/privacyPolicy240426',
  '/privacyPolicy240724',
  '/privacyPolicy241130',
  '/agreement',
  '/userAgreement',
] as const;
