import type { FormControl } from '../../../authoring/form/controls.ts';
import type { ShownProblem, TextPosition } from '../../wire.ts';
import type { ShownForm } from './use-form.ts';

export type ShownControl = FormControl<TextPosition>;
export type ProblemsByControl = ReadonlyMap<string, readonly ShownProblem[]>;

export const keyOf = (path: readonly string[]): string => path.join(' > ');

/** Findings by the innermost control at which they stand; under the form's own key those at none of them. */
export function problemsByControl(
  form: ShownForm,
  problems: readonly ShownProblem[],
): ProblemsByControl {
  const byControl = new Map<string, ShownProblem[]>();
  for (const problem of problems) {
    if (problem.file !== form.file || !isWithin(problem.from, form)) continue;
    const key = keyOf(innermost(form.controls, problem.from) ?? form.path);
    byControl.set(key, [...(byControl.get(key) ?? []), problem]);
  }
  return byControl;
}

function innermost(
  controls: readonly ShownControl[],
  at: TextPosition,
): readonly string[] | undefined {
  const control = controls.find((one) => one.at && isWithin(at, one.at));
  if (!control || control.type === 'parts') return undefined;
  const inside = control.type === 'group' ? innermost(control.controls, at) : undefined;
  return inside ?? control.path;
}

const isWithin = (one: TextPosition, { from, to }: { from: TextPosition; to: TextPosition }) =>
  !isBefore(one, from) && !isBefore(to, one);

const isBefore = (one: TextPosition, other: TextPosition): boolean =>
  one.line < other.line || (one.line === other.line && one.column < other.column);
