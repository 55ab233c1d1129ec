import type { ExampleRule } from './rule.ts';
import { answerRefused } from './rules/example/answer-refused.ts';
import { outcomeUnknown } from './rules/example/outcome-unknown.ts';
import { resultMismatch } from './rules/example/result-mismatch.ts';
import { schema } from './rules/example/schema.ts';
import { sendMismatch } from './rules/example/send-mismatch.ts';
import { unknownActionCode } from './rules/example/unknown-action-code.ts';
import { unknownField } from './rules/example/unknown-field.ts';
import { unknownStep } from './rules/example/unknown-step.ts';
import { valueNotAChoice } from './rules/example/value-not-a-choice.ts';

/** An example names things as the funder's flows have them: its action, steps, outcomes, answers and end. */
export const exampleRules: readonly ExampleRule[] = [
  unknownActionCode,
  unknownStep,
  outcomeUnknown,
  unknownField,
  schema,
  answerRefused,
  valueNotAChoice,
  resultMismatch,
  sendMismatch,
];
