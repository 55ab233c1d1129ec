/** The shortest walk on which two versions differ, as each of them calls its steps. */
import type { Flow } from '../../../src/model/definition.ts';
import type { Difference } from '../../../src/verify/diff/difference.ts';
import type { FlowChange } from '../../../src/verify/diff/repositories.ts';
import type { ChangeWalk, VersionWalk } from '../wire.ts';

/** Undefined where no walk is known, or one of the versions has no such flow. */
export function walkOfChange({ differences, flows, reaches }: FlowChange): ChangeWalk | undefined {
  const difference = differences.find(({ walk }) => walk);
  const [funder] = reaches.keys();
  const { before, after } = flows;
  if (!difference?.walk || !before || !after || funder === undefined) return undefined;
  const formerNames = new Map(Object.entries(after.moved ?? {}).map(([old, now]) => [now, old]));
  return {
    funder,
    before: versionWalk(before, difference, difference.before, (name) => formerNames.get(name)),
    after: versionWalk(after, difference, difference.after, (name) => after.moved?.[name]),
  };
}

/** `renamed`: what this version calls a step that it does not know by that name. */
function versionWalk(
  flow: Flow,
  { walk }: Difference,
  end: Difference['before'],
  renamed: (name: string) => string | undefined,
): VersionWalk {
  const all = walk?.steps ?? [];
  const steps = all.flatMap(({ step, outcome }, at) => {
    const isLast = at === all.length - 1;
    const name = isLast && end ? end.step : step;
    const known = Object.hasOwn(flow.steps, name) ? name : renamed(name);
    if (known === undefined || !Object.hasOwn(flow.steps, known)) return [];
    return { step: known, ...(outcome !== undefined && { outcome }) };
  });
  return {
    flow: flow.id,
    steps,
    when: all.flatMap(({ when }) => when),
    ...(end?.to && { to: end.to }),
  };
}
