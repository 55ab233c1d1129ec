import { answersAt } from '../data-flow.ts';
import type { Missing } from '../reads.ts';
import type { Flow } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { answersOf } from '../../link/collected-answers.ts';
import type { KindSchema } from '../../../model/step-kind.ts';

interface RuleInput {
  flow: Flow;
  linked: LinkedFlow;
  kinds: Record<string, KindSchema>;
}

/** Some ways to the step collect the answer and some do not. */
export function usedBeforeCollected({ read, answer }: Missing, { flow }: RuleInput): Finding {
  const way = wayWithout(flow, read.site.step.id, answer);
  return {
    rule: 'used-before-collected',
    place: read.place,
    message: `Not every way to "${read.site.step.id}" collects "${answer}".`,
    ...(way && { hint: `It is missing after ${way.join(' → ')}.` }),
  };
}

/** No way to the step collects the answer. */
export function requiredNeverCollected({ read, answer }: Missing, world: RuleInput): Finding {
  const id = read.site.step.id;
  const finding: Finding = {
    rule: 'required-never-collected',
    place: read.place,
    message: `"${id}" needs "${answer}", and nothing before it collects that.`,
  };
  const taken = collectorIn([...world.linked.gone.values()], answer, world.kinds);
  const later = collectorIn([...world.linked.steps.values()], answer, world.kinds);
  if (taken)
    return {
      ...finding,
      hint: `The step that collected it, "${taken.id}", is not walked here.`,
      also: [{ place: taken.touch?.place ?? taken.name, message: 'The step that collected it.' }],
    };
  return later
    ? { ...finding, also: [{ place: later.name, message: `"${later.id}" collects it.` }] }
    : finding;
}

function collectorIn(
  steps: readonly LinkedStep[],
  answer: string,
  kinds: RuleInput['kinds'],
): LinkedStep | undefined {
  return steps.find((step) =>
    answersOf(step, kinds[step.kind]).some(
      ({ name }) => [...step.context.scope, name].join('.') === answer,
    ),
  );
}

/** The shortest way from the start that collects nothing of the kind. */
function wayWithout(flow: Flow, target: string, answer: string): string[] | undefined {
  const ways = new Map<string, string[]>([[flow.start, [flow.start]]]);
  for (const [id, way] of ways) {
    const step = flow.steps[id];
    if (id === target) return way.length > 1 ? way.slice(0, -1) : undefined;
    if (!step) continue;
    const collects = answersAt(step).includes(answer);
    for (const [outcome, exits] of Object.entries(step.exits)) {
      if (collects && outcome === step.main && !step.when) continue;
      for (const { to } of exits) if (!ways.has(to)) ways.set(to, [...way, to]);
    }
  }
  return undefined;
}
