import { LegalPage } from './LegalPage.tsx';
import { registrationAgreement } from './registration-agreement.ts';

/** /agreement */
export function RegistrationPage() {
  return <LegalPage text={registrationAgreement} />;
}
