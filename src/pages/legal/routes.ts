import type { Pages } from '../page.ts';
import type { PrivacyVersion } from './privacy-versions.ts';

const privacy = (version: PrivacyVersion) => () =>
  import('./PrivacyPage.tsx').then((file) => file.privacyPage(version));

export const legalRoutes = {
  '/privacyPolicy': { prerenderQuery: '', load: privacy('250715') },
  '/privacyPolicy231012': { prerenderQuery: '', load: privacy('231012') },
  '/privacyPolicy231205': { prerenderQuery: '', load: privacy('231205') },
  '/privacyPolicy240426': { prerenderQuery: '', load: privacy('240426') },
  '/privacyPolicy240724': { prerenderQuery: '', load: privacy('240724') },
  '/privacyPolicy241130': { prerenderQuery: '', load: privacy('241130') },
  '/agreement': {
    prerenderQuery: '',
    load: () => import('./RegistrationPage.tsx').then((page) => page.RegistrationPage),
  },
  '/userAgreement': {
    prerenderQuery: '',
    load: () => import('./ServicePage.tsx').then((page) => page.ServicePage),
  },
} satisfies Pages;
