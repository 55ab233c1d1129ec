import type { Finding } from '../../model/finding.ts';
import { removable } from '../text/fixes.ts';
import type { MapEntry } from '../yaml/node.ts';
import { placeOf, textOf } from '../yaml/node-access.ts';
import type { LinkedFlow } from './linked.ts';
import { unknownStep } from './messages/unknown-step.ts';

/** Records former step names, once the flow's own steps and those of its runs have their names. */
export function rememberMoved(flow: LinkedFlow, moved: readonly [string, MapEntry][]): Finding[] {
  const isStep = (id: string) => flow.steps.has(id) || flow.omitted.has(id);
  const names = new Map(moved.map(([was, { value }]) => [was, textOf(value) ?? '']));
  return moved.flatMap(([was, { key, value }]) => {
    const is = lastName(was, names);
    if (isStep(was))
      return [
        {
          rule: 'moved-not-gone',
          place: placeOf(key),
          message: `"${was}" is still a step of this flow, so it has not moved.`,
          hint: 'Name here what the step was called before.',
          ...removable(key),
        },
      ];
    if (!isStep(is)) return [unknownStep(is, placeOf(value), [...flow.steps.keys()])];
    flow.moved.set(was, is);
    return [];
  });
}

/** The same for removed steps: where their sessions resume. */
export function rememberRetired(
  flow: LinkedFlow,
  retired: readonly [string, MapEntry][],
): Finding[] {
  const isStep = (id: string) => flow.steps.has(id) || flow.omitted.has(id);
  return retired.flatMap(([retiredId, { key, value }]) => {
    const to = textOf(value) ?? '';
    const still = isStep(retiredId)
      ? 'is still a step of this flow'
      : flow.moved.has(retiredId) && 'is said to have moved, too';
    if (still)
      return [
        {
          rule: 'retired-not-gone',
          place: placeOf(key),
          message: `"${retiredId}" ${still}, so nobody has to leave it.`,
          hint: 'Name here a step that is gone and was not only renamed.',
          ...removable(key),
        },
      ];
    if (!isStep(to)) return [unknownStep(to, placeOf(value), [...flow.steps.keys()])];
    flow.retired.set(retiredId, to);
    return [];
  });
}

/** A step can move more than once. */
function lastName(was: string, names: ReadonlyMap<string, string>): string {
  const visited = new Set<string>();
  let name = was;
  for (
    let next = names.get(name);
    next !== undefined && !visited.has(name);
    next = names.get(name)
  ) {
    visited.add(name);
    name = next;
  }
  return name;
}
