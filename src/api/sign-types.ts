/** What a signature is for, where an endpoint asks (`signType`). The specification gives the parameter, not its values. */
export const signTypes = [
  'contract',
  're-sign',
  'credit-authorization',
  'withholding-authorization',
  'call-agreement',
  'affiliated-protocol',
  'supplementary-protocol',
  'repair-acceptance',
  'second-signer',
  'refund',
  'settlement',
] as const;
