import { LegalPage } from './LegalPage.tsx';
import { serviceAgreement } from './service-agreement.ts';

/** /userAgreement */
export function ServicePage() {
  return <LegalPage text={serviceAgreement} />;
}
