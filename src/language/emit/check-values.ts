import type { Finding } from '../../model/finding.ts';
import { contextOf, type LinkContext } from '../link/linked.ts';
import { circleIn } from '../link/circle.ts';
import { isScalar, placeOf } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import { compileOnce, lengthOf, problemAt, settingNames, type FormulaSite } from './formula.ts';
import type { StepEmitting } from './step.ts';
import { allValuesIn, sourceOf, valuesIn } from './values.ts';

/** Problems of a named value that do not depend on the reader are reported once, where it is written. */
export function checkValues({ flow, types }: StepEmitting): Finding[] {
  const findings: Finding[] = [];
  const contexts = new Set([flow.context]);
  for (const step of [...flow.steps.values(), ...flow.omitted.values()]) contexts.add(step.context);
  const [step] = flow.steps.values();
  for (const context of contexts) {
    const circle = circleIn([...context.values.keys()], (name) =>
      valuesIn(sourceOf(context.values.get(name)) ?? '', context),
    );
    if (circle) findings.push(circleAt(circle, context, types.broken));
    for (const [name, node] of context.values) {
      const source = sourceOf(node);
      if (source === undefined || !step || !isScalar(node)) continue;
      findings.push(...lengthOf(node, source.trim()));
      if (types.broken.has(node)) continue;
      if (readsMoment(source, context) || contextOf.has(node)) continue;
      const site: FormulaSite = { step, moment: 'entry', context };
      const compiled = compileOnce(settingNames(source), types.at(site, source, [name]));
      if (compiled.ok) continue;
      types.broken.add(node);
      findings.push(
        problemAt(node, compiled.problem, site, (changed) => {
          const other = compileOnce(settingNames(changed), types.at(site, changed, [name]));
          return other.ok ? undefined : other.problem;
        }),
      );
    }
  }
  return findings;
}

/** `result` and `item` are only known where the value is read. */
function readsMoment(source: string, context: LinkContext): boolean {
  const sources = [...allValuesIn(source, context)].map((name) =>
    sourceOf(context.values.get(name)),
  );
  return [source, ...sources].some((one) => /\b(result|item)\b/.test(one ?? ''));
}

function circleAt(circle: string[], { values }: LinkContext, broken: Set<Node>): Finding {
  const [first = ''] = circle;
  const nodes = circle.flatMap((name) => values.get(name) ?? []);
  for (const node of nodes) broken.add(node);
  return {
    rule: 'value-circle',
    place: placeOf(nodes[0]!),
    message: `"${first}" is made of itself: ${[...circle, first].join(' → ')}.`,
    hint: 'Write one of them without the other.',
  };
}
