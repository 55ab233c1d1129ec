import type { Flow, Step } from '../../model/definition.ts';
import { atExit, exitsOf, type ExploredFlowRule } from './rule.ts';

/** `back` and `reload` where a completed write stands between the step and every page before it. */
export const noWayBack: ExploredFlowRule = (input) =>
  input.reached.flatMap((step) =>
    Object.entries(step.exits).flatMap(([outcome, exits]) =>
      exits
        .filter(({ to }) => to === 'back' || to === 'reload')
        .flatMap((exit) => {
          const write = writeBehind(input.flow, input.reached, step, exit.to);
          if (!write) return [];
          return [
            atExit(input, step, outcome, exit, {
              rule: 'no-way-back',
              message: `"${exit.to}" of "${step.id}" leads out of the flow: "${write.id}" has written by then, and nobody goes back over that.`,
              hint: 'Name a step that comes after it.',
            }),
          ];
        }),
    ),
  );

/** The write that is always between; undefined where some way back is free. */
function writeBehind(
  flow: Flow,
  reached: readonly Step[],
  step: Step,
  to: string,
): Step | undefined {
  if (to === 'reload' && step.path !== undefined) return undefined;
  let write: Step | undefined;
  const seen = new Set([step]);
  for (const one of seen) {
    if (one.id === flow.start || one.entry) return undefined;
    for (const before of reached) {
      if (!leadsTo(before, one)) continue;
      const done = (before.exits[before.main] ?? []).some((exit) => exit.to === one.id);
      if (before.once && done) write ??= before;
      else if (before.path !== undefined) return undefined;
      else seen.add(before);
    }
  }
  return write;
}

function leadsTo(from: Step, { id }: Step): boolean {
  return from.id !== id && exitsOf(from).some(({ to }) => to === id);
}
