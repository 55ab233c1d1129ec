import { removable } from '../../language/text/fixes.ts';
import { atStep, type ExploredFlowRule } from './rule.ts';

/** A last page with a `when`: where it is false the flow ends without showing anything. */
export const endSkipped: ExploredFlowRule = (input) =>
  input.reached.flatMap((step) => {
    const branches = step.exits[step.main] ?? [];
    if (step.ends === undefined || !step.when || !branches.every(({ to }) => to === 'leave'))
      return [];
    const finding = atStep(input, step, {
      rule: 'end-skipped',
      message: `Where "when" does not hold, "${step.id}" is skipped and the flow is over without a word.`,
      hint: 'Take "when" out; a step before it, with nothing but "on", decides which page follows.',
    });
    const place = input.places.of(input.flow.id, step.id, ['when']);
    return [{ ...finding, place, ...removable(place) }];
  });
