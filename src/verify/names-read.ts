/** Names of formulas: which a step changes, and which concern each other. */
import type { Step } from '../model/definition.ts';

/** The answers a step collects or keeps: `answers.scope.name`. */
export function answersOf({ collects, keep, scope }: Step): string[] {
  const names = [...Object.keys(collects ?? {}), ...Object.keys(keep ?? {})];
  return names.map((name) => ['answers', ...(scope ?? []), name].join('.'));
}

/** Whether one is the other, or a part of it: `answers.card` and `answers.card.phone`. */
export function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
