import { exampleMaps } from '../../../schema/file-syntax.ts';
import type { Finding, Fix } from '../../../../model/finding.ts';
import { removable, renamed } from '../../../text/fixes.ts';
import { nearestAll } from '../../../text/nearest.ts';
import { entriesOf, placeOf, textOf } from '../../../yaml/node-access.ts';
import type { Node } from '../../../yaml/node.ts';
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
  const unknown = ({ step, place, used }: Mention): Finding =>
    noSuchName({
      rule: 'unknown-step',
      message: `"${step}" is not a step of "${flow.id}".`,
      place,
      name: step,
      candidates: stepIds,
      used,
    });
  const isUnknown = ({ step }: Mention) => !flow.steps[step];
  return [
    ...[...mentioned.flat(), ...passed].filter(isUnknown).map((one) => ({
      ...unknown(one),
      fixes: withoutOrNamed(one, stepIds),
    })),
    ...next.filter(isUnknown).map(unknown),
  ];
};

interface Mention {
  step: string;
  place: Node;
  used: readonly string[];
}

/** A slip of the pen is corrected; what an example says of a step that is gone is taken out. */
function withoutOrNamed({ step, place, used }: Mention, stepIds: readonly string[]): Fix[] {
  const near = nearestAll(
    step,
    stepIds.filter((id) => !used.includes(id)),
  );
  const named = near.length > 0 ? renamed(place, step, near).fixes : [];
  return [...(named ?? []), ...removable(placeOf(place)).fixes];
}
