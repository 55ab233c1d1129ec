/**
 * Fields of requests and responses, whatever the endpoint, that say who somebody is, how to reach them, or what they earn and
 * owe. The ids of files count: pictures are found by them.
 */
export const personalFields = [
  'address',
  'agentName',
  'bankPhone',
  'birthday',
  'buyerName',
  'companyAddress',
  'companyPhone',
  'contactName',
  'contactPhone',
  'creatorName',
  'cusName',
  'fileId',
  'idAddress',
  'idBack',
  'idFront',
  'idName',
  'legalName',
  'legalPhone',
  'mobile',
  'monthlyIncome',
  'nickName',
  'otherDebts',
  'phone',
] as const;
