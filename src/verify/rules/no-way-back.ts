import { placeOf } from '../../language/yaml/node-access.ts';
import { oneOf, type Fixed } from '../../language/text/fixes.ts';
import { addedToStep, type WrittenExit } from '../../language/analysis/step-fixes.ts';
import type { Flow, Step } from '../../model/definition.ts';
import { atExit, atStep, exitsOf, type ExploredFlowRule } from './rule.ts';

/** `back` and `reload` where a completed write stands between the step and every page before it. */
export const noWayBack: ExploredFlowRule = (input) =>
  input.reached.flatMap((step) =>
    Object.entries(step.exits).flatMap(([outcome, exits]) =>
      exits
        .filter(({ to }) => to === 'back' || to === 'reload')
        .flatMap((exit) => {
          const write = writeBehind(input.flow, input.reached, step, exit.to);
          if (!write) return [];
          const { schemas } = input.kinds;
          const written = { ...input, step, outcome, exit };
          const found = {
            rule: 'no-way-back',
            message: `"${exit.to}" of "${step.id}" leads out of the flow: "${write.id}" has written by then, and nobody goes back over that.`,
            hint: isOwn(written)
              ? 'Name a step that comes after it, or "leave".'
              : `Under "on", write where "${outcome}" leads: to a step that comes after it, or "leave".`,
            ...exitFix(written, schemas[step.kind]?.result === true),
          };
          // Others use the default as well, and it is right for them.
          return [
            isOwn(written) ? atExit(input, step, outcome, exit, found) : atStep(input, step, found),
          ];
        }),
    ),
  );

/** Out of the flow, at the step's own way out or in the place of a default. */
function exitFix(written: WrittenExit, hasMessage: boolean): Fixed {
  const { flow, places, step, outcome, exit } = written;
  const to = leadsAt(written);
  if (isOwn(written))
    return to.file.text.slice(to.start, to.end) === exit.to ? oneOf(to, ['leave']) : {};
  return addedToStep(flow, step.id, places, {
    under: ['on'],
    name: outcome,
    values: [hasMessage ? '{ to: leave, toast: =result.msg }' : 'leave'],
  });
}

const leadsAt = ({ flow, places, step, exit }: WrittenExit) =>
  placeOf(places.of(flow.id, step.id, ['on', exit.label, 'to']));

/** Not a default. */
function isOwn(written: WrittenExit): boolean {
  const { flow, places, step } = written;
  return leadsAt(written).file === places.of(flow.id, step.id).file;
}

/** The write that is always between; undefined where some way back is free. */
function writeBehind(
  flow: Flow,
  reached: readonly Step[],
  step: Step,
  to: string,
): Step | undefined {
  if (to === 'reload' && step.path !== undefined) return undefined;
  let write: Step | undefined;
  const visited = new Set([step]);
  for (const one of visited) {
    if (one.id === flow.start || one.entry) return undefined;
    for (const before of reached) {
      if (!leadsTo(before, one)) continue;
      const done = (before.exits[before.main] ?? []).some((exit) => exit.to === one.id);
      if (before.once && done) write ??= before;
      else if (before.path !== undefined) return undefined;
      else visited.add(before);
    }
  }
  return write;
}

function leadsTo(from: Step, { id }: Step): boolean {
  return from.id !== id && exitsOf(from).some(({ to }) => to === id);
}
