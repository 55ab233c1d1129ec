import type { Pages } from '../page.ts';
import type { PrivacyVersion } from './privacy-versions.ts';

const privacy = (version: PrivacyVersion) => () =>
  import('./PrivacyPage.tsx').then((file) => file.privacyPage(version));

export const legalRoutes = {
  '/privacyPolicy': { load: privacy('250715') },
  '/privacyPolicy231012': { load: privacy('231012') },
  '/privacyPolicy231205': { load: privacy('231205') },
  '/privacyPolicy240426': { load: privacy('240426') },
  '/privacyPolicy240724': { load: privacy('240724') },
  '/privacyPolicy241130': { load: privacy('241130') },
  '/agreement': {
    load: () => import('./RegistrationPage.tsx').then((page) => page.RegistrationPage),
  },
  '/userAgreement': { load: () => import('./ServicePage.tsx').then((page) => page.ServicePage) },
} satisfies Pages;
