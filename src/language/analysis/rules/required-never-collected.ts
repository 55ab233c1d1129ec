import type { Finding } from '../../../model/finding.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { answersOf } from '../../link/collected-answers.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { isMaybeThere, type Missing } from '../reads.ts';
import type { FlowRule } from '../rule.ts';

/** No way to the step collects the answer. */
export const requiredNeverCollected: FlowRule = ({ linked }, { missing, reached, symbols }) =>
  missing()
    .filter((one) => !isMaybeThere(one, reached))
    .map((one) => aboutStep(one.read.site.step, neverCollected(one, linked, symbols)));

function neverCollected(
  { read, answer }: Missing,
  linked: LinkedFlow,
  { kinds }: Symbols,
): Finding {
  const id = read.site.step.id;
  const finding: Finding = {
    rule: 'required-never-collected',
    place: read.place,
    message: `"${id}" needs "${answer}", and nothing before it collects that.`,
  };
  const omitted = collectorIn([...linked.omitted.values()], answer, kinds);
  const later = collectorIn([...linked.steps.values()], answer, kinds);
  if (omitted)
    return {
      ...finding,
      hint: `The step that collected it, "${omitted.id}", is not walked here.`,
      also: [
        {
          place: omitted.overriddenBy?.place ?? omitted.name,
          message: 'The step that collected it.',
        },
      ],
    };
  return later
    ? { ...finding, also: [{ place: later.name, message: `"${later.id}" collects it.` }] }
    : finding;
}

function collectorIn(
  steps: readonly LinkedStep[],
  answer: string,
  kinds: Symbols['kinds'],
): LinkedStep | undefined {
  return steps.find((step) =>
    answersOf(step, kinds[step.kind]).some(
      ({ name }) => [...step.context.scope, name].join('.') === answer,
    ),
  );
}
