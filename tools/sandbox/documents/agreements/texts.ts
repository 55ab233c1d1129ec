import type { DocumentId } from '../../../../src/api/documents.ts';
import type { Lang } from '../../platform/lang.ts';
import type { AgreementPage } from './agreement.ts';
import { deliveryConfirmation } from './delivery-confirmation.ts';
import { deliveryDelayAgreement } from './delivery-delay.ts';
import { deliveryGuaranteeAgreement } from './delivery-guarantee.ts';
import { eAccountAgreement } from './e-account.ts';
import { guaranteeServiceAgreement } from './guarantee-service.ts';
import { leaseBackAgreement } from './lease-back.ts';
import { refundAgreement } from './refund.ts';
import { settlementAgreement } from './settlement.ts';

/** Documents with a text of their own, two pages of Chinese first; every other one is a contract of the usual clauses. */
const texts: Partial<Record<DocumentId, readonly AgreementPage[]>> = {
  'e-account-agreement': eAccountAgreement,
  'settlement-agreement': settlementAgreement,
  'refund-agreement': refundAgreement,
  'delivery-confirmation': deliveryConfirmation,
  'delivery-delay-compensation': deliveryDelayAgreement,
  'delivery-guarantee-agreement': deliveryGuaranteeAgreement,
  'guarantee-service-agreement': guaranteeServiceAgreement,
  'lease-back-contract': leaseBackAgreement,
};
const chinesePages = 2;

/** Pages of a contract of the usual clauses. */
const usualPages = 3;

const partiesInEnglish: AgreementPage = ({ row, details: { lessee, car }, funder }) => ({
  heading: 'Parties and order',
  paragraphs: [
    `Party A: ${funder}`,
    `Party B: ${lessee.name}`,
    `Order: ${row.order_no}`,
    `Vehicle: ${car.brandName} ${car.seriesName} ${car.modelName}, VIN ${row.vin}`,
    'This is the English version of the agreement; where it differs, the Chinese one counts.',
  ],
});

/** In one language. */
export function agreementPages(
  document: DocumentId,
  lang: Lang,
): readonly AgreementPage[] | undefined {
  const pages = texts[document];
  if (lang === 'zh') return pages?.slice(0, chinesePages);
  return pages && [partiesInEnglish, ...pages.slice(chinesePages)];
}

export function pageCountOf(document: DocumentId, lang: Lang): number {
  return agreementPages(document, lang)?.length ?? usualPages;
}
