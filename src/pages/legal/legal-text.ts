import type { FixedWords } from '../../steps/contract.ts';

/** One chapter of an agreement or a policy. */
export interface Section {
  /** Its anchor. */
  id: string;
  title: FixedWords;
  paragraphs: readonly FixedWords[];
}

export interface LegalText {
  title: FixedWords;
  /** `2025-07-15` */
  effective: string;
  sections: readonly Section[];
}
