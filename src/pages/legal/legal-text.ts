import type { LocalizedText } from '../../model/step-kind.ts';

/** One chapter of an agreement or a policy. */
export interface Section {
  /** Its anchor. */
  id: string;
  title: LocalizedText;
  paragraphs: readonly LocalizedText[];
}

export interface LegalText {
  title: LocalizedText;
  /** `2025-07-15` */
  effective: string;
  sections: readonly Section[];
}
