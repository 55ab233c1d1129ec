import { entriesOf } from '../../../yaml/node-access.ts';
import { noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example tells outcomes and results of steps that its flow has. */
export const unknownStep: ExampleRule = ({ written, flow }) => {
  if (!flow) return [];
  const stepIds = Object.keys(flow.steps);
  const { results, sent, shows, documents } = written;
  const maps = [results, sent, shows, documents].flatMap(entriesOf);
  const mentioned = [...written.outcomes, ...maps].map(([step, { key }]) => ({ step, place: key }));
  const passed = written.passes.map((place) => ({ step: String(place.value), place }));
  return [...mentioned, ...passed]
    .filter(({ step }) => !flow.steps[step])
    .map(({ step, place }) =>
      noSuchName({
        rule: 'unknown-step',
        message: `"${step}" is not a step of "${flow.id}".`,
        place,
        name: step,
        candidates: stepIds,
      }),
    );
};
