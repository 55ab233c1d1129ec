import type { Flow } from '../../../src/model/definition.ts';
import type { ActionId } from '../../../src/model/action-id.ts';
import { questionNames } from '../../../src/machine/context.ts';

/** What was done on the phone, from the start of a flow to its end. */
export interface RecordedWalk {
  action: ActionId;
  /** As an example has them, without any that is sensitive or personal. */
  answers: Record<string, unknown>;
  order: Record<string, unknown>;
  /** The visited steps. */
  steps: string[];
  ends: string;
}

/** `answers`: by step. An amount of the flow is fen, and yuan in an example. */
export function recordedAnswers(
  { steps }: Flow,
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [id, stepAnswers] of Object.entries(answers)) {
    const step = steps[id];
    if (!step) continue;
    const secret = new Set([...(step.sensitive ?? []), ...(step.personal ?? [])]);
    for (const name of questionNames(step)) {
      const value = stepAnswers[name];
      if (secret.has(name) || !isPlain(value)) continue;
      const isMoney = step.collects?.[name] === 'money' && typeof value === 'number';
      values[[...(step.scope ?? []), name].join('.')] = isMoney ? value / 100 : value;
    }
  }
  return values;
}

/** What can be written in a line of YAML; no photographs. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPlain);
  if (typeof value === 'string') return value !== '';
  return typeof value === 'number' || typeof value === 'boolean';
}
