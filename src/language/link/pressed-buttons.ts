import type { KindSchema } from '../../model/step-kind.ts';
import { StepSyntax } from '../schema/step-syntax.ts';
import { mapOf, placeOf, scalar, textOf } from '../yaml/node-access.ts';
import type { ScalarNode } from '../yaml/node.ts';
import type { LinkedExit, LinkedStep } from './linked.ts';

/**
 * Where a step names an answer for the button that is pressed, each button leads over a step of its own, which keeps its
 * name. A button that leads back has none: what was pressed is forgotten there.
 */
export function keepPressed(
  steps: Map<string, LinkedStep>,
  kinds: Readonly<Record<string, KindSchema>>,
): Map<string, LinkedStep> {
  const all = new Map(steps);
  for (const step of steps.values()) {
    const { pressedAs = '' } = kinds[step.kind] ?? {};
    const answer = step.syntax.setting(pressedAs);
    const name = textOf(answer);
    if (answer?.type !== 'scalar' || name === undefined) continue;
    for (const [button, exits] of step.exits) {
      if (exits.length === 0 || exits.some(({ to }) => to === 'back')) continue;
      const keeper = keeperOf(step, button, exits, answer);
      all.set(keeper.id, keeper);
      const place = exits.at(-1)?.place ?? step.name;
      step.exits.set(button, [{ label: button, place, to: keeper.id, toPlace: place }]);
    }
  }
  return all;
}

function keeperOf(
  step: LinkedStep,
  button: string,
  exits: readonly LinkedExit[],
  answer: ScalarNode,
): LinkedStep {
  const place = placeOf(answer);
  const pressed = scalar(place, `="${button}"`);
  const keep = mapOf(place, 'keep', mapOf(place, textOf(answer) ?? '', pressed));
  const onwards = exits.map((exit) => ({
    ...exit,
    label: exit.when ? exit.label : 'else',
    to: exit.to === 'again' ? step.id : exit.to,
  }));
  return {
    id: `${step.id}-${button}-pressed`,
    kind: 'decide',
    name: exits.at(-1)?.place ?? step.name,
    syntax: StepSyntax.of(keep),
    exits: new Map([['else', onwards]]),
    main: 'else',
    falls: button === step.main && step.falls,
    context: step.context,
  };
}
