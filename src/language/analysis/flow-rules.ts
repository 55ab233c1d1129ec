import type { FlowRule } from './rule.ts';
import { answerUnused } from './rules/answer-unused.ts';
import { askedPerson } from './rules/asked-person.ts';
import { askedTwice } from './rules/asked-twice.ts';
import { choiceGap } from './rules/choice-gap.ts';
import { choiceOverlap } from './rules/choice-overlap.ts';
import { choiceShadowed } from './rules/choice-shadowed.ts';
import { codeShown } from './rules/code-shown.ts';
import { fetchCircle } from './rules/fetch-circle.ts';
import { formulaAlwaysFalse } from './rules/formula-always-false.ts';
import { formulaAlwaysTrue } from './rules/formula-always-true.ts';
import { hostedInput } from './rules/hosted-input.ts';
import { leftUndone } from './rules/left-undone.ts';
import { minAboveMax } from './rules/min-above-max.ts';
import { neverAsked } from './rules/never-asked.ts';
import { noLimit } from './rules/no-limit.ts';
import { okMessage } from './rules/ok-message.ts';
import { optionalValue } from './rules/optional-value.ts';
import { proofUnused } from './rules/proof-unused.ts';
import { requiredNeverCollected } from './rules/required-never-collected.ts';
import { resultMismatch } from './rules/result-mismatch.ts';
import { resumeNeedsSecret } from './rules/resume-needs-secret.ts';
import { roundedAmount } from './rules/rounded-amount.ts';
import { schema } from './rules/schema.ts';
import { sendExchanged } from './rules/send-exchanged.ts';
import { sendMismatch } from './rules/send-mismatch.ts';
import { sensitiveLeaves } from './rules/sensitive-leaves.ts';
import { sensitiveMissing } from './rules/sensitive-missing.ts';
import { skippedBack } from './rules/skipped-back.ts';
import { startsEmptyUseless } from './rules/starts-empty-useless.ts';
import { superfluousChoice } from './rules/superfluous-choice.ts';
import { unknownEndpoint } from './rules/unknown-endpoint.ts';
import { usedBeforeCollected } from './rules/used-before-collected.ts';
import { valueNotAChoice } from './rules/value-not-a-choice.ts';
import { writeInFetch } from './rules/write-in-fetch.ts';
import { writeNeedsResume } from './rules/write-needs-resume.ts';

/** The first, where nothing else is looked for: what is behind a loop is not come to. */
export const loopRules: readonly FlowRule[] = [skippedBack];

/** Data flow: every value is there when it is read, fits, and leaks nowhere. */
export const dataRules: readonly FlowRule[] = [
  requiredNeverCollected,
  usedBeforeCollected,
  optionalValue,
  askedTwice,
  valueNotAChoice,
  okMessage,
  roundedAmount,
  codeShown,
  sensitiveMissing,
  sendMismatch,
  sendExchanged,
  writeInFetch,
  schema,
  fetchCircle,
  unknownEndpoint,
  resultMismatch,
  hostedInput,
  askedPerson,
  minAboveMax,
  noLimit,
  neverAsked,
  startsEmptyUseless,
  sensitiveLeaves,
  resumeNeedsSecret,
  writeNeedsResume,
  leftUndone,
];

/** Of data that is missing since a condition never holds, the condition is told; not where it is only misspelt. */
export const causeRules: readonly FlowRule[] = [formulaAlwaysFalse];

/** Branches and conditions; run where all data fits. */
export const branchRules: readonly FlowRule[] = [
  choiceGap,
  choiceOverlap,
  choiceShadowed,
  superfluousChoice,
  formulaAlwaysTrue,
  formulaAlwaysFalse,
];

/** Answers that are never used. Last: where something else is wrong, their use may only be misspelt. */
export const useRules: readonly FlowRule[] = [answerUnused, proofUnused];
