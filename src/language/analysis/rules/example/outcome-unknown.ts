import type { Finding } from '../../../../model/finding.ts';
import { isScalar, itemsOf } from '../../../yaml/node-access.ts';
import { noSuchName, type LinkedExample } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example's outcomes exist in its steps, and its end in its flow. */
export const outcomeUnknown: ExampleRule = (example) => [...outcomes(example), ...ends(example)];

function outcomes({ written, flow }: LinkedExample): Finding[] {
  return written.outcomes.flatMap(([id, { value }]) => {
    const step = flow?.steps[id];
    if (!step) return [];
    const outcomes = Object.keys(step.exits);
    const labels = Object.values(step.exits).flatMap((exits) => exits.map(({ label }) => label));
    return itemsOf(value).flatMap((place) => {
      const name = isScalar(place) ? String(place.value) : '';
      if (outcomes.includes(name) || labels.includes(name)) return [];
      const message = `"${name}" is not an outcome of "${step.id}".`;
      return [noSuchName({ rule: 'outcome-unknown', message, place, name, candidates: outcomes })];
    });
  });
}

function ends({ example, written, flow }: LinkedExample): Finding[] {
  const ends = Object.values(flow?.steps ?? {}).flatMap((step) => step.ends ?? []);
  const names = [...new Set([...ends, 'left'])];
  // A flow without any end has a finding of its own.
  if (!flow || ends.length === 0 || names.includes(example.ends)) return [];
  return [
    noSuchName({
      rule: 'outcome-unknown',
      message: `"${flow.id}" never ends with "${example.ends}".`,
      place: written.endsPlace,
      name: example.ends,
      candidates: names,
    }),
  ];
}
