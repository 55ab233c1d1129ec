import type { Pages } from '../page.ts';
import type { PrivacyVersion } from './privacy-versions.ts';

const privacy = (version: PrivacyVersion) => () =>
  import('./PrivacyPage.tsx').then((file) => file.privacyPage(version));

export const legalRoutes = {
  '/privacyPolicy': { drawnAhead: '', load: privacy('250715') },
  '/privacyPolicy231012': { drawnAhead: '', load: privacy('231012') },
  '/privacyPolicy231205': { drawnAhead: '', load: privacy('231205') },
  '/privacyPolicy240426': { drawnAhead: '', load: privacy('240426') },
  '/privacyPolicy240724': { drawnAhead: '', load: privacy('240724') },
  '/privacyPolicy241130': { drawnAhead: '', load: privacy('241130') },
  '/agreement': {
    drawnAhead: '',
    load: () => import('./RegistrationPage.tsx').then((page) => page.RegistrationPage),
  },
  '/userAgreement': {
    drawnAhead: '',
    load: () => import('./ServicePage.tsx').then((page) => page.ServicePage),
  },
} satisfies Pages;
