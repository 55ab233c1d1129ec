import type { Finding } from '../../../model/finding.ts';
import type { LinkedExit, LinkedStep, Overriding } from '../linked.ts';
import type { KindSchema } from '../../../model/step-kind.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import type { StepSyntax } from '../../schema/step-syntax.ts';
import { isScalar, placeOf, written } from '../../yaml/node-access.ts';
import { changedParent } from '../override-trace.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import type { ScalarNode } from '../../yaml/node.ts';

/** `change` names a field the step does not have, with too little for a new one. */
export function unknownFieldIn(
  key: ScalarNode,
  parent: StepSyntax,
  patch: StepSyntax,
  { reading: { kinds } }: Overriding,
): Finding[] {
  const from = kinds[parent.kind]?.answersFrom;
  const names = fieldsIn(parent.settings, from).map(({ name }) => name);
  return fieldsIn(patch.settings, from).flatMap(({ name, key: place, type }) => {
    if (names.includes(name) || type !== undefined) return [];
    const hint = nameHint(name, names, `Its fields are: ${names.join(', ')}.`);
    return [
      {
        rule: 'unknown-field',
        place: placeOf(place),
        message: `"${name}" is not a field of the step "${String(key.value)}", so there is nothing to change.`,
        hint: hint ?? 'A new field needs a "type" and a "label".',
        ...renamed(place, name, names),
        also: changedParent(placeOf(key)),
      },
    ];
  });
}

/** The `at` of an exit names no field of the form it leads to. */
export function fieldForMessage(
  exit: LinkedExit,
  form: LinkedStep | undefined,
  kinds: Record<string, KindSchema>,
): Finding[] {
  if (!isScalar(exit.at)) return [];
  const name = written(exit.at);
  const fields = form ? fieldsIn(form.syntax.settings, kinds[form.kind]?.answersFrom) : [];
  const names = fields.map((field) => field.name);
  if (names.includes(name)) return [];
  const hint = nameHint(name, names, `Its fields are: ${names.join(', ')}.`);
  return [
    {
      rule: 'unknown-field',
      place: placeOf(exit.at),
      message: `"${name}" is not a field of "${exit.to}", so nothing can be said there.`,
      hint:
        names.length === 0
          ? 'Lead to a form, or leave "at" out.'
          : (hint ?? 'Name one of its fields.'),
      ...renamed(exit.at, name, names),
    },
  ];
}
