import type { DocumentId } from '../../../src/api/documents.ts';
import type { AgreementPage } from './agreement.ts';
import { deliveryDelayAgreement } from './delivery-delay.ts';
import { deliveryGuaranteeAgreement } from './delivery-guarantee.ts';
import { eAccountAgreement } from './e-account.ts';
import { guaranteeServiceAgreement } from './guarantee-service.ts';
import { refundAgreement } from './refund.ts';
import { settlementAgreement } from './settlement.ts';

/** Documents with a text of their own; every other one is a contract of the usual clauses. */
export const agreementTexts: Partial<Record<DocumentId, readonly AgreementPage[]>> = {
  'e-account-agreement': eAccountAgreement,
  'settlement-agreement': settlementAgreement,
  'refund-agreement': refundAgreement,
  'delivery-delay-compensation': deliveryDelayAgreement,
  'delivery-guarantee-agreement': deliveryGuaranteeAgreement,
  'guarantee-service-agreement': guaranteeServiceAgreement,
};

/** Pages of a contract of the usual clauses. */
const usualPages = 3;

export function pageCountOf(document: DocumentId): number {
  return agreementTexts[document]?.length ?? usualPages;
}
