/** Whether saved answers still fit the flow. */
import type { Flow, Step, LocalizedTemplate } from '../model/definition.ts';
import { isOfType } from '../model/value-type.ts';
import { resolve, textOf, type FormulaScope } from '../language/formula/evaluate.ts';
import type { AnyKindStates, LocalizedText } from '../model/step-kind.ts';
import { questionNames, type Answers, type StartInput } from './context.ts';
import { subject, visibleAnswers } from './scope.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;
type ScopeInput = Pick<StartInput, 'order' | 'host' | 'action'>;

/** Step → names of answers. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** Answers of another type than their step collects. */
export function ofAnotherType(flow: Flow, answers: Answers): Names {
  return namesOf(flow, answers, (step, name, value) => {
    const type = step.collects?.[name];
    return type !== undefined && !isOfType(value, type);
  });
}

/** Answers of another type than their step collects, or that its kind does not accept any more. */
export function invalidAnswers(
  flow: Flow,
  answers: Answers,
  visited: readonly string[],
  input: ScopeInput,
  kinds: Kinds,
): Names {
  const scope: FormulaScope = {
    ...subject(flow, input.order),
    host: input.host,
    action: input.action,
    answers: visibleAnswers(flow.steps, answers, visited),
  };
  return namesOf(flow, answers, (step, name, value) => {
    const type = step.collects?.[name];
    if (type === undefined || value === undefined || value === null) return false;
    if (!isOfType(value, type)) return true;
    const kind = kinds[step.kind];
    const question = questionsOf(step, kind)[name];
    if (!question || !kind?.accepts) return false;
    const { when: _, ...settings } = question;
    return !kind.accepts(
      resolve(settings, scope, 'zh', () => undefined),
      value,
    );
  });
}

function namesOf(
  flow: Flow,
  answers: Answers,
  isFound: (step: Step, name: string, value: unknown) => boolean,
): Names {
  const namesByStep = new Map<string, string[]>();
  for (const [id, stepAnswers] of Object.entries(answers)) {
    const step = Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
    const names = Object.keys(stepAnswers).filter(
      (name) => step && isFound(step, name, stepAnswers[name]),
    );
    if (names.length > 0) namesByStep.set(id, names);
  }
  return namesByStep;
}

export function withoutNames(answers: Answers, names: Names): Answers {
  const left = Object.entries(answers).map(([id, stepAnswers]) => [
    id,
    Object.fromEntries(
      Object.entries(stepAnswers).filter(([name]) => !names.get(id)?.includes(name)),
    ),
  ]);
  return Object.fromEntries(left) as Answers;
}

/**
 * The labels of questions to answer again: those whose answer no longer fits, and those of removed steps that another
 * step now asks.
 */
export function questionsToRepeat(
  flow: Flow,
  answers: Answers,
  names: Names,
  kinds: Kinds,
): LocalizedText[] {
  const steps = Object.values(flow.steps);
  const removed = Object.entries(answers).filter(([id]) => !Object.hasOwn(flow.steps, id));
  const unanswered = removed.flatMap(([, stepAnswers]) =>
    Object.keys(stepAnswers).flatMap((name) => {
      if (stepAnswers[name] === undefined || stepAnswers[name] === '') return [];
      const step = steps.find((one) => questionNames(one).includes(name) && !answers[one.id]);
      return step ? [[step, name] as const] : [];
    }),
  );
  const unfit = [...names].flatMap(([id, all]) =>
    all.flatMap((name) => {
      const step = flow.steps[id];
      return step && questionNames(step).includes(name) ? [[step, name] as const] : [];
    }),
  );
  const labels = [...unfit, ...unanswered].flatMap(
    ([step, name]) => labelOf(questionsOf(step, kinds[step.kind])[name]?.label) ?? [],
  );
  return labels.filter(({ zh }, at) => labels.findIndex((one) => one.zh === zh) === at);
}

type Questions = Record<string, Record<string, unknown> | undefined>;

function questionsOf(step: Step, kind: AnyKindStates | undefined): Questions {
  return (step as Step & Record<string, Questions | undefined>)[kind?.questions ?? ''] ?? {};
}

function labelOf(label: unknown): LocalizedText | undefined {
  if (typeof label !== 'object' || label === null || !('zh' in label)) return undefined;
  const { zh, en } = label as LocalizedTemplate;
  try {
    return { zh: textOf(zh, {}), en: textOf(en, {}) };
  } catch {
    return undefined;
  }
}
