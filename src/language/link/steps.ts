import type { KindSchema } from '../../model/step-kind.ts';
import type { WrittenStep } from '../schema/file-syntax.ts';
import { type StepSyntax, exitsIn } from '../schema/step-syntax.ts';
import { hostedScreenOf } from './hosted-screen.ts';
import type { LinkedExit, LinkedStep, StepReading } from './linked.ts';
import { entriesOf, isScalar, placeOf, written } from '../yaml/node-access.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Steps in file order; without a written exit each leads to the one below. */
export function readSteps(
  steps: ReadonlyMap<string, WrittenStep>,
  reading: StepReading,
): Map<string, LinkedStep> {
  const stepsById = new Map<string, LinkedStep>();
  for (const [id, { key, step }] of steps) {
    if (step) stepsById.set(id, readStep(id, key, step, reading));
  }
  fallThrough([...stepsById.values()]);
  return stepsById;
}

export function readStep(
  id: string,
  key: ScalarNode,
  own: StepSyntax,
  { kinds, defaults, context }: StepReading,
): LinkedStep {
  const { kind } = own;
  const syntax = defaults.reduce((step, layer) => step.withDefaults(layer?.get(kind)), own);
  const step: LinkedStep = {
    id,
    kind,
    syntax,
    name: placeOf(key),
    exits: new Map(),
    main: '',
    falls: false,
    context,
  };
  const schema = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const outcomes = outcomesOf(step, schema);
  step.main = outcomes.main;
  for (const name of outcomes.names) step.exits.set(name, []);
  readExits(step);
  return step;
}

/** The outcomes a step can have. Buttons and the like come first; the first of them is the main outcome. */
export function outcomesOf(
  step: Pick<LinkedStep, 'syntax'>,
  schema: KindSchema | undefined,
): { main: string; names: string[] } {
  const declared = Object.entries(schema?.outcomes ?? {});
  const main = declared.find(([, outcome]) => outcome.main)?.[0] ?? 'done';
  const own = schema?.outcomesFrom ? entriesOf(step.syntax.setting(schema.outcomesFrom)) : [];
  const exits = hostedScreenOf(step, schema)?.exits ?? [];
  const names = [...declared.map(([name]) => name), ...exits];
  const first = own[0]?.[0];
  if (first === undefined) return { main, names: [...new Set([main, ...names])] };
  const others = names.filter((name) => name !== main);
  return { main: first, names: [...new Set([...own.map(([name]) => name), ...others])] };
}

function readExits(step: LinkedStep): void {
  const { on, next, table } = step.syntax;
  const branches: LinkedExit[] = [];
  let last: LinkedExit[] = next ? readExitList('next', next, next) : [];
  for (const [name, { key, value }] of on) {
    const exits = readExitList(name, key, value);
    if (name === step.main) last = exits;
    else if (isOutcome(step, name, exits)) step.exits.set(name, exits);
    else branches.push(...exits);
  }
  for (const [row, { key, value }] of table?.rows ?? []) {
    const exits = readExitList(row, key, value);
    if (row === 'else') last = exits;
    else branches.push(...exits);
  }
  if (!last.length) last = defaultExits(step);
  const below = next && isScalar(next) ? written(next) : toNext;
  const main = last.map((exit) => ({
    ...exit,
    label: exit.label === 'next' ? step.main : exit.label,
    to: exit.to === toNext ? below : exit.to,
  }));
  step.exits.set(step.main, [...branches, ...main]);
}

/** Whether a name under `on:` is an outcome of the kind or an end of the flow run; otherwise it is a branch. */
function isOutcome(step: LinkedStep, name: string, exits: readonly LinkedExit[]): boolean {
  return step.exits.has(name) || (step.kind === 'run' && exits.every((syntax) => !syntax.when));
}

/** `kind: end` leads nowhere, a step with `ends` out of the flow; a deciding step writes all its exits. */
function defaultExits(step: LinkedStep): LinkedExit[] {
  if (step.kind === 'end') return [];
  if (step.syntax.ends) return [exitTo('leave', step)];
  return step.kind === 'decide' || step.kind === 'table' ? [] : [exitTo(toNext, step)];
}

export function exitTo(to: string, step: LinkedStep): LinkedExit {
  return { label: step.main, place: step.name, to, toPlace: step.name };
}

/** A step's name; `{ to, when, toast, at, after, silent, limit, then }`; or several of these, tried in order. */
export function readExitList(label: string, place: SourceSpan, value: Node): LinkedExit[] {
  return exitsIn(value).map((syntax): LinkedExit => {
    const to = 'type' in syntax ? syntax : syntax.to;
    const exit: LinkedExit = {
      label,
      place: placeOf(place),
      to: to ? written(to) : toNext,
      toPlace: placeOf(to ?? place),
    };
    if ('type' in syntax) return exit;
    for (const part of ['when', 'toast', 'at', 'after', 'silent'] as const) {
      const node = syntax[part];
      if (node) exit[part] = node;
    }
    if (syntax.limit) exit.limit = syntax.limit;
    if (syntax.afterwards) exit.afterwards = syntax.afterwards;
    return exit;
  });
}

/** Placeholder for "the next step" until all steps are read. */
const toNext = '';

function fallThrough(steps: LinkedStep[]): void {
  steps.forEach((step, index) => settle(step, steps[index + 1]?.id));
}

/** Resolves exits without a target to the main outcome's, which may be the step `below`. */
export function settle(step: LinkedStep, below: string | undefined): void {
  step.falls = isOpen(step);
  const next = mainExit(step)?.to || below;
  for (const [outcome, exits] of step.exits) {
    for (const exit of exits) if (exit.to === toNext && next !== undefined) exit.to = next;
    step.exits.set(
      outcome,
      exits.filter(({ to }) => to !== toNext),
    );
  }
}

/** Whether the main outcome's target is not written. */
export function isOpen(step: LinkedStep): boolean {
  return mainExit(step)?.to === toNext;
}

/** Where the main outcome leads when no branch is taken. */
export function mainExit(step: LinkedStep): LinkedExit | undefined {
  const exits = step.exits.get(step.main) ?? [];
  return exits.findLast((exit) => !exit.when);
}

export function everyExit(step: LinkedStep): LinkedExit[] {
  return [...step.exits.values()].flat();
}
