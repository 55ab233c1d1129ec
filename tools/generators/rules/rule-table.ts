import type { LocalizedText } from '../../../src/model/step-kind.ts';

/** What each rule says, in one sentence for authors. */
export type RuleTable = Record<string, LocalizedText>;
