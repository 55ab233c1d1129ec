import type { Step } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import { isObject } from '../model/plain-object.ts';
import { questionNames } from '../machine/context.ts';
import { answerInFen } from './refused-inputs.ts';

/** What an example answers at a step, by the names of the step's questions and of what it keeps; sums in fen. */
export function answersFor(step: Step, answers: Example['answers']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const savedNames = Object.keys(step.keep ?? {});
  for (const name of [...questionNames(step), ...savedNames]) {
    const value = lookUp(answers, [...(step.scope ?? []), name]);
    if (value !== undefined) values[name] = answerInFen(value, step.collects?.[name]);
  }
  return values;
}

function lookUp(answers: Example['answers'], path: string[]): unknown {
  const dotted = path.join('.');
  if (Object.hasOwn(answers, dotted)) return answers[dotted];
  let value: unknown = answers;
  for (const name of path)
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
