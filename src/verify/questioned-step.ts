import type { Flow, Step } from '../model/definition.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { isObject } from '../model/plain-object.ts';
import type { FlowContext } from '../machine/context.ts';
import { scopeReader } from '../machine/scope.ts';
import { startingAnswers } from '../machine/draft.ts';
import { resolveStep } from '../machine/step-actor.ts';
import type { QuestionedStep } from './refused-inputs.ts';

interface LeftStep {
  step: Step;
  kind: AnyKindStates | undefined;
  /** The example's, at this step. */
  answers: Readonly<Record<string, unknown>>;
  context: FlowContext;
}

/** The questions of a step as an example left it. `onBug` gets the error of a formula that failed. */
export function questionedStep(
  flow: Flow,
  { step, kind, answers, context }: LeftStep,
  onBug: (error: Error) => void,
): QuestionedStep {
  const before = { ...startingAnswers(flow, step, context), ...answers };
  const scopeOf = scopeReader(flow);
  return {
    step,
    questionsWith: (changed) => {
      const now = { ...context.answers, [step.id]: { ...before, ...changed } };
      const scope = scopeOf({ ...context, answers: now });
      const resolved = resolveStep(step, kind, scope, context, onBug);
      const questions = resolved[kind?.questions ?? ''];
      return isObject(questions) ? questions : {};
    },
  };
}
