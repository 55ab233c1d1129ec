import { isDuration, oneOf } from '../../language/text/fixes.ts';
import { atStep, type ExploredFlowRule } from './rule.ts';

/** Nobody looks at a waiting screen for longer: 10 minutes, in ms. */
const maxWait = 10 * 60_000;

/** What asks the platform stops asking. */
export const callWithoutTimeout: ExploredFlowRule = (input) =>
  input.reached.flatMap((step) => {
    const settings: Readonly<Record<string, unknown>> = { ...step };
    if (input.kinds.schemas[step.kind]?.result === undefined) return [];
    return ['timeout', 'for'].flatMap((name) => {
      const limit = settings[name];
      if (typeof limit !== 'number' || (limit > 0 && limit <= maxWait)) return [];
      const finding = atStep(input, step, {
        rule: 'call-without-timeout',
        message:
          limit > 0
            ? `"${step.id}" keeps the customer waiting for ${Math.round(limit / 60_000)} minutes.`
            : `"${step.id}" waits for an answer without end.`,
        hint: `Write "${name}" with a time up to 10m.`,
      });
      const place = input.places.of(input.flow.id, step.id, [name]);
      return [{ ...finding, place, ...(isDuration(place) && oneOf(place, ['10m'])) }];
    });
  });
