import type { KindSchema } from '../../model/step-kind.ts';
import { placeOf, textOf } from '../yaml/node-access.ts';
import { keepingStep } from './keeping-step.ts';
import type { LinkedStep } from './linked.ts';

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
    if (!answer || name === undefined) continue;
    for (const [button, exits] of step.exits) {
      if (exits.length === 0 || exits.some(({ to }) => to === 'back')) continue;
      const place = exits.at(-1)?.place ?? step.name;
      const keeper = keepingStep(step, {
        id: `${step.id}-${button}-pressed`,
        outcome: button,
        name: place,
        answer: name,
        formula: `="${button}"`,
        place: placeOf(answer),
        exits: exits.map((exit) => ({ ...exit, label: exit.when ? exit.label : 'else' })),
      });
      all.set(keeper.id, keeper);
      step.exits.set(button, [{ label: button, place, to: keeper.id, toPlace: place }]);
    }
  }
  return all;
}
