import type { HostedScreen } from '../../../model/hosted-screen.ts';
import type { KindSchema } from '../../../model/step-kind.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { nameHint } from '../../text/nearest.ts';
import { at, entriesOf, placeOf, textAt } from '../../yaml/node-access.ts';

/** What a step hands to the screen of a feature, asks for it and offers in it is what that screen knows. */
export function hostedInput(step: LinkedStep, { kinds }: Symbols, note: Note): void {
  const schema = kinds[step.kind];
  if (!schema?.hosts) return;
  const name = textAt(step.node, schema.hosts.shows) ?? '';
  const screen = schema.hosts.screens[name];
  if (!screen) return;
  for (const { setting, says, names } of partsOf(schema, schema.hosts, screen))
    for (const [given, { key }] of entriesOf(at(step.node, setting)))
      if (!names.includes(given))
        note({
          rule: 'hosted-input',
          place: placeOf(key),
          message: `The screen "${name}" ${says} "${given}".`,
          hint: nameHint(given, names, `It knows: ${names.join(', ')}.`) ?? 'Take it out.',
        });
  for (const [input, { required, about }] of Object.entries(screen.inputs))
    if (required && !at(step.node, schema.hosts.inputs, input))
      note({
        rule: 'hosted-input',
        place: placeOf(at(step.node, schema.hosts.shows) ?? step.name),
        message: `The screen "${name}" needs "${input}", and the step hands it none.`,
        hint: `Add "${input}" under "${schema.hosts.inputs}": ${about}`,
      });
}

function partsOf(
  { outcomesFrom = '', answersFrom = '' }: KindSchema,
  { inputs, asks }: NonNullable<KindSchema['hosts']>,
  screen: HostedScreen,
): { setting: string; says: string; names: readonly string[] }[] {
  return [
    { setting: inputs, says: 'takes no', names: Object.keys(screen.inputs) },
    { setting: asks, says: 'asks no', names: screen.asks ?? [] },
    { setting: outcomesFrom, says: 'has no button', names: screen.outcomes },
    { setting: answersFrom, says: 'gives no', names: screen.picks ?? [] },
  ];
}
