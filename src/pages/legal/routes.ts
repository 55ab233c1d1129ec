import type { PageLoads } from '../page-loads.ts';
import type { legalPaths } from './paths.ts';
import type { PrivacyVersion } from './privacy-versions.ts';

const privacy = (version: PrivacyVersion) => () =>
  import('./PrivacyPage.tsx').then((file) => file.privacyPage(version));

export const legalRoutes = {
  '/privacyPolicy': privacy('250715'),
  '/privacyPolicy231012': privacy('231012'),
  '/privacyPolicy231205': privacy('231205'),
  '/privacyPolicy240426': privacy('240426'),
  '/privacyPolicy240724': privacy('240724'),
  '/privacyPolicy241130': privacy('241130'),
  '/agreement': () => import('./RegistrationPage.tsx').then((page) => page.RegistrationPage),
  '/userAgreement': () => import('./ServicePage.tsx').then((page) => page.ServicePage),
} satisfies PageLoads<typeof legalPaths>;
