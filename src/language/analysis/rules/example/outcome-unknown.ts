import type { Finding } from '../../../../model/finding.ts';
import type { LocatedText } from '../../../schema/step-syntax.ts';
import { renamed } from '../../../text/fixes.ts';
import { nearest } from '../../../text/nearest.ts';
import { isScalar, itemsOf, placeOf } from '../../../yaml/node-access.ts';
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

function ends({ example, written, flow, linked }: LinkedExample): Finding[] {
  const ends = Object.values(flow?.steps ?? {}).flatMap((step) => step.ends ?? []);
  const names = [...new Set([...ends, 'left'])];
  // A flow without any end has a finding of its own.
  if (!flow || ends.length === 0 || names.includes(example.ends)) return [];
  const misspelt = [...(linked?.steps.values() ?? [])].flatMap(({ syntax }) =>
    syntax.ends && isMisspelt(syntax.ends.text, example.ends) ? [syntax.ends] : [],
  );
  if (misspelt.length > 0) return misspelt.map((end) => misspeltEnd(end, example.ends));
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

/** An author's own word for an end that is nearly one of the two words every flow knows. */
function isMisspelt(word: string, expected: string): boolean {
  return (
    word !== expected &&
    /^(success|failure)$/.test(expected) &&
    nearest(word, [expected]) !== undefined
  );
}

function misspeltEnd(end: LocatedText, expected: string): Finding {
  const place = placeOf(end);
  return {
    rule: 'outcome-unknown',
    place,
    message: `"${end.text}" is nearly "${expected}", with which an example ends.`,
    hint: `Did you mean "${expected}"?`,
    same: `${place.file.path}:${place.start}`,
    ...renamed(place, end.text, [expected]),
  };
}
