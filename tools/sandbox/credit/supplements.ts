import type { HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/orders.ts';

type Supplements = HandlerResponse<'customer.supplement-info'>;

/** The missing documents: the licence and the home always, others where the materials lack them. */
export function supplementsOf({ row, details }: OwnOrder): Supplements {
  const isRequested = details.supplementWanted;
  const credit = row.credit as Record<string, unknown>;
  const codeOf = (isMissing: boolean) => (isRequested && isMissing ? '1' : '0');
  const isSubmitted = typeof credit.mobile === 'string';
  const has = (name: string) => {
    const { [name]: value } = credit;
    return (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
  };
  const codes = {
    driverLicenseCode: codeOf(true),
    borrowerCode: codeOf(isSubmitted && !has('idFront')),
    contactCode: codeOf(isSubmitted && !has('contactPhone')),
    unitCode: codeOf(isSubmitted && credit.employment === 'employed' && !has('employmentProof')),
    homeCode: codeOf(!has('residenceProof')),
  };
  if (!isRequested || has('incomeProof')) return codes;
  const photos = [{ zh: '近 6 个月银行流水', en: 'Bank statement of the last 6 months' }];
  const questions = [
    { zh: '请说明主要收入来源', en: 'Please say where your income mainly comes from' },
  ];
  return { ...codes, otherInfo: { photos, questions } };
}
