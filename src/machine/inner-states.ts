import type { Step } from '../model/definition.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { deciding } from '../model/syntax.ts';

/**
 * The states of the step's kind. A word of the syntax (`decide`, …) has a single one, left at once by the conditions of
 * its exits. Undefined for an unknown kind.
 */
export function innerStatesOf(
  { kind, main }: Step,
  kinds: Readonly<Record<string, AnyKindStates>>,
): AnyKindStates | undefined {
  if (Object.hasOwn(kinds, kind)) return kinds[kind];
  if (!(deciding as readonly string[]).includes(kind)) return undefined;
  return { initial: 'deciding', states: { deciding: { always: { outcome: main } } } };
}
