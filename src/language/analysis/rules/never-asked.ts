import type { Expr, Step } from '../../../model/definition.ts';
import { readsOf } from '../../formula/reads.ts';
import { circleIn } from '../../link/circle.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import { removable } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';
import { within } from '../sent.ts';

/** Questions of one page whose conditions depend on themselves or on each other. */
export const neverAsked: FlowRule = ofEachStep((step, out, { symbols }, flow) => {
  const { answersFrom } = symbols.kinds[step.kind] ?? {};
  const fields = fieldsIn(step.syntax.settings, answersFrom);
  const scope = [...step.context.scope, ''].join('.');
  const waits = new Map(
    fields.map(({ name }) => [name, dependenciesOf(out, answersFrom ?? '', name, scope)] as const),
  );
  if ([...waits.values()].every(({ length }) => length === 0)) return [];
  const elsewhere = new Set(
    Object.values(flow.steps)
      .filter((other) => other !== out && other.scope?.join('.') === out.scope?.join('.'))
      .flatMap((other) => Object.keys(other.collects ?? {})),
  );
  const own = [...waits.keys()].filter((name) => !elsewhere.has(name));
  const circle = circleIn(own, (name) => waits.get(name) ?? []);
  const first = fields.find(({ name }) => name === circle?.[0]);
  if (!circle || !first) return [];
  const waiting = fields
    .filter(({ name }) => circle.includes(name))
    .flatMap(({ when }) => when ?? []);
  const others = [...new Set(circle)].filter((name) => name !== first.name);
  return [
    {
      rule: 'never-asked',
      place: placeOf(first.key),
      message:
        others.length === 0
          ? `"${first.name}" is only asked once it has been answered, so nobody is ever asked.`
          : `"${first.name}" and "${others.join('", "')}" wait for each other's answers, so none of them is ever asked.`,
      hint: 'Let its "when" read an answer that is given before.',
      ...removable(...waiting),
    },
  ];
});

/** Fields of the same page that the field's `when` reads. */
function dependenciesOf(out: Step, setting: string, name: string, scope: string): string[] {
  const when = within(out, setting, name, 'when', 'expr') as Expr | undefined;
  if (when === undefined) return [];
  return readsOf(when).reads.flatMap((path) => {
    const read = path.startsWith('answers.') ? path.slice('answers.'.length) : '';
    return read.startsWith(scope) ? [read.slice(scope.length)] : [];
  });
}
