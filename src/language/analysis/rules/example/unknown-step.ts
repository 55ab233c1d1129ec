import { entriesOf } from '../../../yaml/node-access.ts';
import { noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example tells outcomes and results of steps that its flow has. */
export const unknownStep: ExampleRule = ({ written, flow }) => {
  if (!flow) return [];
  const known = Object.keys(flow.steps);
  const told = [...written.outcomes, ...entriesOf(written.results)];
  return told
    .filter(([step]) => !flow.steps[step])
    .map(([step, { key }]) =>
      noSuchName({
        rule: 'unknown-step',
        message: `"${step}" is not a step of "${flow.id}".`,
        place: key,
        name: step,
        known,
      }),
    );
};
