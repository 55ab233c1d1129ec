import type { Overriding } from '../linked.ts';
import { kindOf } from '../link-steps.ts';
import { entriesOf, isMap, mapAt, placeOf } from '../node-access.ts';
import { nameHint } from '../nearest.ts';
import type { Entry, Node } from '../node.ts';

/** `change` names a field that the step does not have, and says too little about it for a new one. */
export function unknownFieldIn(parent: Entry, patch: Node, over: Overriding): void {
  const from = over.reading.kinds[kindOf(parent.value)]?.answersFrom;
  if (from === undefined || !isMap(patch)) return;
  const fields = mapAt(parent.value, from);
  const names = entriesOf(fields).map(([name]) => name);
  for (const [name, { key, value }] of entriesOf(mapAt(patch, from))) {
    if (names.includes(name) || (isMap(value) && value.entries.has('type'))) continue;
    const hint = nameHint(name, names, `Its fields are: ${names.join(', ')}.`);
    over.note({
      rule: 'unknown-field',
      place: placeOf(key),
      message: `"${name}" is not a field of the step "${String(parent.key.value)}", so there is nothing to change.`,
      hint: hint ?? 'A new field needs a "type" and a "label".',
      also: [{ place: placeOf(parent.key), message: 'The step it changes.' }],
    });
  }
}
