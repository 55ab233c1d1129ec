import { exampleMaps } from '../../../schema/file-syntax.ts';
import { entriesOf, textOf } from '../../../yaml/node-access.ts';
import { noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example tells outcomes and results of steps that its flow has. */
export const unknownStep: ExampleRule = ({ written, flow }) => {
  if (!flow) return [];
  const stepIds = Object.keys(flow.steps);
  const maps = [written.outcomes, ...exampleMaps.map((name) => entriesOf(written[name]))];
  const mentioned = maps.map((entries) =>
    entries.map(([step, { key }]) => ({ step, place: key, used: entries.map(([name]) => name) })),
  );
  const usedSteps = written.passes.map(({ value }) => String(value));
  const passed = written.passes.map((place) => ({
    step: String(place.value),
    place,
    used: usedSteps,
  }));
  const next = entriesOf(written.leads).map(([, { value }]) => ({
    step: textOf(value) ?? '',
    place: value,
    used: [],
  }));
  return [...mentioned.flat(), ...passed, ...next]
    .filter(({ step }) => !flow.steps[step])
    .map(({ step, place, used }) =>
      noSuchName({
        rule: 'unknown-step',
        message: `"${step}" is not a step of "${flow.id}".`,
        place,
        name: step,
        candidates: stepIds,
        used,
      }),
    );
};
