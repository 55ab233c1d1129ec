import type { Catalogue } from '../catalogue.ts';
import type { Definition, Example } from '../definition.ts';
import type { LinkedFlow, Note } from '../linked.ts';
import { nameHint } from '../nearest.ts';
import { at, entriesOf, itemsOf, placeOf } from '../node-access.ts';
import type { Node } from '../node.ts';

export interface ExampleWorld {
  definition: Definition;
  flows: ReadonlyMap<string, LinkedFlow>;
  catalogue: Catalogue;
  note: Note;
}

/** An example names things as the funder's flows have them: its action, steps, outcomes, answers and end. */
export function exampleRules(example: Example, node: Node, world: ExampleWorld): void {
  const { definition, note } = world;
  const start = definition.actions[String(example.action)];
  const place = at(node, 'action') ?? node;
  if (!start) {
    const codes = Object.keys(definition.actions);
    note({
      rule: 'unknown-action-code',
      place: placeOf(place),
      message: `This funder does not offer action ${example.action}.`,
      hint: `It offers ${codes.join(', ')}.`,
    });
    return;
  }
  const flow = 'flow' in start ? definition.flows[start.flow] : undefined;
  if (!flow || !flow.start) return;
  const steps = Object.keys(flow.steps);
  for (const part of ['outcomes', 'results']) {
    for (const [step, { key, value }] of entriesOf(at(node, part))) {
      const found = flow.steps[step];
      if (!found) {
        tell('unknown-step', `"${step}" is not a step of "${flow.id}".`, key, step, steps, note);
        continue;
      }
      if (part === 'results') continue;
      const outcomes = Object.keys(found.exits);
      const labels = Object.values(found.exits).flatMap((exits) => exits.map(({ label }) => label));
      for (const item of itemsOf(value)) {
        const name = item.type === 'scalar' ? String(item.value) : '';
        if (outcomes.includes(name) || labels.includes(name)) continue;
        tell(
          'outcome-unknown',
          `"${name}" is not an outcome of "${step}".`,
          item,
          name,
          outcomes,
          note,
        );
      }
    }
  }
  const answers = Object.values(flow.steps).flatMap(({ scope = [], collects = {} }) =>
    Object.keys(collects).map((name) => [...scope, name].join('.')),
  );
  for (const [name, { key }] of entriesOf(at(node, 'answers'))) {
    if (answers.includes(name)) continue;
    tell('unknown-field', `No step of "${flow.id}" asks for "${name}".`, key, name, answers, note);
  }
  const ends = Object.values(flow.steps).flatMap((step) => step.ends ?? []);
  const known = [...new Set([...ends, 'left'])];
  if (!known.includes(example.ends))
    tell(
      'outcome-unknown',
      `"${flow.id}" never ends with "${example.ends}".`,
      at(node, 'ends') ?? node,
      example.ends,
      known,
      note,
    );
}

function tell(
  rule: string,
  message: string,
  place: Node,
  name: string,
  known: readonly string[],
  note: Note,
): void {
  const hint = nameHint(name, [...new Set(known)], `There are: ${[...new Set(known)].join(', ')}.`);
  note({ rule, place: placeOf(place), message, ...(hint !== undefined && { hint }) });
}
