import type { Finding } from '../../model/finding.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import { toCamel } from '../schema/names.ts';
import { isScalar, placeOf, scalar, written } from '../yaml/node-access.ts';
import type { MapEntry } from '../yaml/node.ts';
import type { LinkedExit, LinkedStep } from './linked.ts';
import { limitLeadsBack, limitWithoutThen, thenWithoutLimit } from './messages/attempts.ts';
import { keepingStep } from './keeping-step.ts';
import { everyExit, readExitList } from './steps.ts';

interface Attempts {
  step: LinkedStep;
  exit: LinkedExit;
  limit: MapEntry;
  afterwards: MapEntry;
}

/**
 * An exit with a `limit` leads to a step of its own, which counts: to `then` as soon as the limit is reached, else where
 * the exit leads. `within` are the runs around the flow, so that two runs of one flow do not count together.
 */
export function countAttempts(
  steps: Map<string, LinkedStep>,
  kinds: Readonly<Record<string, KindSchema>>,
  within: readonly string[],
): { steps: Map<string, LinkedStep>; findings: Finding[] } {
  const all = new Map(steps);
  const findings: Finding[] = [];
  for (const step of steps.values()) {
    for (const exit of everyExit(step)) {
      const { limit, afterwards } = exit;
      if (limit && !afterwards) findings.push(limitWithoutThen(limit.key));
      if (afterwards && !limit) findings.push(thenWithoutLimit(afterwards.key));
      if (!limit || !afterwards) continue;
      const counter = counterOf({ step, exit, limit, afterwards }, within, all);
      if (kinds[step.kind]?.screen) findings.push(...backFrom(counter, step));
      leadInto(counter, exit);
      all.set(counter.id, counter);
    }
  }
  return { steps: all, findings };
}

function counterOf(
  { step, exit, limit, afterwards }: Attempts,
  within: readonly string[],
  steps: ReadonlyMap<string, LinkedStep>,
): LinkedStep {
  const name = `${step.id}-${exit.label}-limit`;
  const id = steps.has(name) ? `${name}-${exit.place.start}` : name;
  const count = toCamel([...within, id].join('-'));
  const number = limit.value;
  const place = placeOf(number);
  const reached = scalar(place, `=answers.${count} >= ${isScalar(number) ? written(number) : ''}`);
  const instead = readExitList('then', afterwards.key, afterwards.value).map((one) => ({
    ...one,
    when: reached,
  }));
  return keepingStep(step, {
    id,
    outcome: exit.label,
    name: exit.place,
    answer: count,
    formula: `=if(has(answers.${count}), answers.${count} + 1, 1)`,
    place,
    exits: [...instead, onward(exit)],
  });
}

/** Where the exit leads while the limit is not reached. */
function onward(exit: LinkedExit): LinkedExit {
  const on: LinkedExit = { ...exit, label: 'else' };
  delete on.when;
  delete on.limit;
  delete on.afterwards;
  return on;
}

/** The exit itself only leads to the counter, without a word. */
function leadInto(counter: LinkedStep, exit: LinkedExit): void {
  exit.to = counter.id;
  for (const part of ['toast', 'at', 'after', 'silent', 'limit', 'afterwards'] as const)
    delete exit[part];
}

function backFrom(counter: LinkedStep, step: LinkedStep): Finding[] {
  return everyExit(counter).flatMap(({ to, toPlace }) =>
    to === 'back' ? [limitLeadsBack(step.id, toPlace)] : [],
  );
}
