import type { Finding } from '../../../model/finding.ts';
import type { HostedScreen } from '../../../model/hosted-screen.ts';
import type { KindSchema } from '../../../model/step-kind.ts';
import { hostedScreenOf } from '../../link/hosted-screen.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import { entriesOf, placeOf, textOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** A step gives a hosted screen only inputs and buttons that the screen declares. */
export const hostedInput: FlowRule = ofEachStep((step, _out, { symbols }) => {
  const schema = symbols.kinds[step.kind];
  if (!schema?.hosts) return [];
  const screen = hostedScreenOf(step, schema);
  if (!screen) return [];
  const findings: Finding[] = [];
  const { shows, inputs } = schema.hosts;
  const name = textOf(step.syntax.setting(shows)) ?? '';
  const shown = placeOf(step.syntax.setting(shows) ?? step.name);
  for (const { setting, lacks, names } of partsOf(schema, schema.hosts, screen))
    for (const [input, { key }] of entriesOf(step.syntax.setting(setting)))
      if (!names.includes(input))
        findings.push({
          rule: 'hosted-input',
          place: placeOf(key),
          message: `The screen "${name}" ${lacks} "${input}".`,
          hint: nameHint(input, names, `It knows: ${names.join(', ')}.`) ?? 'Take it out.',
          ...renamed(key, input, names),
        });
  const handed = entriesOf(step.syntax.setting(inputs)).map(([input]) => input);
  const missing = Object.entries(screen.inputs).filter(
    ([input, { required }]) => required && !handed.includes(input),
  );
  for (const [input, { about }] of missing)
    findings.push({
      rule: 'hosted-input',
      place: shown,
      message: `The screen "${name}" needs "${input}", and the step hands it none.`,
      hint: `Add "${input}" under "${inputs}": ${about}`,
    });
  const { exits = [] } = screen;
  for (const exit of exits.filter((one) => step.exits.get(one)?.length === 0))
    findings.push({
      rule: 'hosted-input',
      place: shown,
      message: `The screen "${name}" can end with "${exit}", and the step does not say where that leads.`,
      hint: `Add "on: { ${exit}: … }".`,
    });
  return findings;
});

function partsOf(
  { outcomesFrom = '' }: KindSchema,
  { inputs }: NonNullable<KindSchema['hosts']>,
  screen: HostedScreen,
): { setting: string; lacks: string; names: readonly string[] }[] {
  return [
    { setting: inputs, lacks: 'takes no', names: Object.keys(screen.inputs) },
    { setting: outcomesFrom, lacks: 'has no button', names: screen.outcomes },
  ];
}
