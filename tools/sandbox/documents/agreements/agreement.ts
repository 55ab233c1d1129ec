import type { ContractText, Parties } from '../contract-parts.ts';

/** One page of a text of its own: about 20 lines of 30 Chinese or 60 Latin characters, on the last page 12. */
export type AgreementPage = (parties: Parties) => ContractText['pages'][number];
