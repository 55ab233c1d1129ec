import type { Expr, Flow, Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { EmittedFlow } from '../../emit/flow.ts';
import type { LinkedFlow } from '../../link/linked.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { isWrittenAt } from '../../text/written-names.ts';
import { answersAt, scoped } from '../data-flow.ts';
import { isMaybeThere, type Missing } from '../reads.ts';
import type { FlowRule } from '../rule.ts';
import { skippedCollectors, type SkippedCollector } from '../skipped-collectors.ts';

/** An answer that only some paths to the step collect. */
export const usedBeforeCollected: FlowRule = (emitted, { missing, reached }) => {
  const { flow, linked } = emitted;
  const all = missing().filter((one) => isMaybeThere(one, reached));
  if (all.length === 0) return [];
  const counters = all.filter(({ read, answer }) => isKeptHere(flow, read.site.step.id, answer));
  const skipped = skippedCollectors(
    emitted,
    all.filter((one) => !counters.includes(one)),
  );
  const explained = new Set(skipped.flatMap((one) => one.missing));
  const others = all.filter((one) => !explained.has(one));
  return [
    ...skipped.map((one) => collectorSkipped(one, flow, linked)),
    ...others.map((one) => notCollected(one, emitted, counters.includes(one))),
  ];
};

function notCollected(
  { read, answer }: Missing,
  emitted: EmittedFlow,
  isCounter: boolean,
): Finding {
  const { flow } = emitted;
  const { site, place } = read;
  const path = pathWithout(flow, site.step.id, answer);
  return aboutStep(site.step, {
    rule: 'used-before-collected',
    place,
    message: `Not every way to "${site.step.id}" collects "${answer}".`,
    ...(isCounter ? { hint: firstTime(answer) } : path && { hint: hintOf(emitted, path, answer) }),
  });
}

/** Told where the funder's author reads it, else where the step is skipped. */
function collectorSkipped(
  { id, when, place, missing }: SkippedCollector,
  flow: Flow,
  linked: LinkedFlow,
): Finding {
  const isOwn = ({ read }: Missing) => read.place.file === linked.name.file;
  const told = missing.find(isOwn) ?? missing[0];
  const others = missing.filter((one) => one !== told);
  const { step } = told.read.site;
  const atReader = isOwn(told) || place.file !== linked.name.file;
  const message = skippedBefore({ reader: step.id, answer: told.answer, id, when: when.formula });
  const isRepeatable = !flow.steps[step.id]?.when && step.name.file === place.file;
  const finding: Finding = {
    rule: 'used-before-collected',
    place: atReader ? told.read.place : place,
    message: others.length > 0 ? `${message} ${inOtherPlaces(others.length)}` : message,
    hint: whatToWrite(told, id, isRepeatable ? when.formula : undefined),
  };
  const first = atReader
    ? { place, message: `"${id}" is skipped here.` }
    : { place: told.read.place, message: needs(told) };
  const { also = [], ...about } = aboutStep(step, finding);
  return {
    ...about,
    also: [
      first,
      ...also,
      ...others.slice(0, 6).map((one) => ({ place: one.read.place, message: needs(one) })),
    ],
  };
}

const skippedBefore = (it: { reader: string; answer: string; id: string; when: string }): string =>
  `"${it.reader}" needs "${it.answer}", and "${it.id}", which collects it, is skipped unless "${it.when}".`;

const needs = ({ read, answer }: Missing): string => `"${read.site.step.id}" needs "${answer}".`;

const inOtherPlaces = (others: number): string =>
  others === 1
    ? 'Another place needs what it collects.'
    : `${others} other places need what it collects.`;

const conditions = new Set(['==', '!=', '<', '<=', '>', '>=', '&&', '||', '!', 'in']);

const isCondition = (expr: Expr): boolean => Array.isArray(expr) && conditions.has(String(expr[0]));

/** `when`: where it can be repeated as it is written. */
function whatToWrite({ read, answer }: Missing, id: string, when: string | undefined): string {
  const { context, step } = read.site;
  const name = `answers.${answer.split('.').slice(context.scope.length).join('.')}`;
  if (isCondition(read.expr))
    return `Write "has(${name}) && …", or leave out the "when" of "${id}".`;
  return when === undefined
    ? `Write "if(has(${name}), …, …)", or leave out the "when" of "${id}".`
    : `Write "if(has(${name}), …, …)", or "when: =${when}" at "${step.id}", too.`;
}

const isKeptHere = ({ steps }: Flow, id: string, answer: string): boolean => {
  const step = steps[id];
  return (
    step !== undefined && Object.keys(step.keep ?? {}).some((name) => scoped(step, name) === answer)
  );
};

const firstTime = (answer: string): string =>
  `The first time there is none yet. To count, write "limit: 3" and "then:" at the outcome; else "if(has(answers.${answer}), …, …)".`;

/** Counters and other steps that linking has put in are left out. */
function hintOf({ flow, linked }: EmittedFlow, path: readonly string[], answer: string): string {
  const written = path.filter((id) => isWrittenAt(id, linked.steps.get(id)?.name ?? linked.name));
  const missing = `It is missing after ${written.join(' → ')}.`;
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
