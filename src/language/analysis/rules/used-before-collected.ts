import type { Flow, Step } from '../../../model/definition.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { answersAt, scoped } from '../data-flow.ts';
import { isMaybeThere } from '../reads.ts';
import type { FlowRule } from '../rule.ts';

/** An answer that only some paths to the step collect. */
export const usedBeforeCollected: FlowRule = ({ flow }, { missing, reached }) =>
  missing()
    .filter((one) => isMaybeThere(one, reached))
    .map(({ read: { site, place }, answer }) => {
      const path = pathWithout(flow, site.step.id, answer);
      return aboutStep(site.step, {
        rule: 'used-before-collected',
        place,
        message: `Not every way to "${site.step.id}" collects "${answer}".`,
        ...(isKeptHere(flow.steps[site.step.id], answer)
          ? { hint: firstTime(answer) }
          : path && { hint: hintOf(flow, path, answer) }),
      });
    });

const isKeptHere = (step: Step | undefined, answer: string): boolean =>
  Object.keys(step?.keep ?? {}).some((name) => step && scoped(step, name) === answer);

const firstTime = (answer: string): string =>
  `The first time there is none yet. To count, write "limit: 3" and "then:" at the outcome; else "if(has(answers.${answer}), …, …)".`;

function hintOf(flow: Flow, path: readonly string[], answer: string): string {
  const missing = `It is missing after ${path.join(' → ')}.`;
  const collecting = path.find((id) => answersAt(flow.steps[id] as Step).includes(answer));
  const step = flow.steps[collecting ?? ''];
  if (!step || step.when) return missing;
  return `${missing} "${step.id}" collects it only with the outcome "${step.main}": lead the others to a step without a kind that keeps it.`;
}

/** The shortest path from the start that does not collect it. */
function pathWithout(flow: Flow, target: string, answer: string): string[] | undefined {
  const paths = new Map<string, string[]>([[flow.start, [flow.start]]]);
  for (const [id, path] of paths) {
    const step = flow.steps[id];
    if (id === target) return path.length > 1 ? path.slice(0, -1) : undefined;
    if (!step) continue;
    const collects = answersAt(step).includes(answer);
    for (const [outcome, exits] of Object.entries(step.exits)) {
      if (collects && outcome === step.main && !step.when) continue;
      for (const { to } of exits) if (!paths.has(to)) paths.set(to, [...path, to]);
    }
  }
  return undefined;
}
