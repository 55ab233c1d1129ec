import { removeStep } from './overrides.ts';
import { everyExit, mainExit } from './steps.ts';
import { emptyStep } from '../schema/step-syntax.ts';
import type {
  LinkFlow,
  LinkedExit,
  LinkedFlow,
  LinkedStep,
  Linker,
  LinkRequest,
} from './linked.ts';
import { placeOf } from '../yaml/node-access.ts';
import { renamed } from '../text/fixes.ts';
import { nameHint } from '../text/nearest.ts';
import { limits } from '../yaml/reading.ts';
import { recursion, tooDeep } from './messages/recursion.ts';

/** Expands every `run` in place. */
export function expandRuns(
  flow: LinkedFlow,
  link: LinkFlow,
  linker: Linker,
  { flow: name, stack: above = [], within = [] }: LinkRequest,
): void {
  const stack = [...above, name];
  for (const run of flow.steps.values()) {
    const { when, run: ran } = run.syntax;
    if (!ran) continue;
    const other = ran.flow?.text ?? '';
    const place = ran.flow ?? run.name;
    if (when?.value === false) {
      flow.omitted.set(run.id, run);
      flow.steps = removeStep(flow.steps, run.id);
    } else if (stack.includes(other)) linker.findings.push(recursion(other, place, stack));
    else if (stack.length > limits.runs) linker.findings.push(tooDeep(place, stack));
    else {
      const { as } = ran;
      const inner = link(linker, {
        id: flow.id,
        flow: other,
        place: placeOf(place),
        with: ran.with,
        from: run.context,
        scope: as === undefined ? run.context.scope : [...run.context.scope, as],
        stack,
        within: [...within, run.id],
      });
      if (inner) putInPlace(flow, run, as ?? run.id, inner, linker);
    }
  }
}

function putInPlace(
  flow: LinkedFlow,
  run: LinkedStep,
  prefix: string,
  inner: LinkedFlow,
  linker: Linker,
): void {
  const named = (id: string) => `${prefix}/${id}`;
  const exitsOfEnds = exitsOfRun(run, inner, linker);
  const entered = named(inner.start);
  const steps: [string, LinkedStep][] = [...inner.steps.values()].map((step) => {
    for (const exit of everyExit(step)) if (inner.steps.has(exit.to)) exit.to = named(exit.to);
    const id = named(step.id);
    const { resume } = step.syntax;
    if (resume) step.syntax = step.syntax.resumingAt(named(resume.text));
    return [
      id,
      leadOut(
        { ...step, id, ...(run.overriddenBy && { overriddenBy: run.overriddenBy }) },
        exitsOfEnds,
        linker,
      ),
    ];
  });
  leadPastEnds(steps, exitsOfEnds);
  const { when } = run.syntax;
  const guard = when?.value === true ? undefined : when;
  if (guard) steps.unshift([run.id, guardStep(run, entered)]);
  flow.steps = new Map(
    [...flow.steps].flatMap(([id, step]): [string, LinkedStep][] => {
      if (id === run.id) return steps;
      if (!guard) leadInto(step, run.id, entered);
      return [[id, step]];
    }),
  );
  if (!guard) for (const [, step] of steps) leadInto(step, run.id, entered);
  for (const [id, step] of inner.omitted) flow.omitted.set(named(id), step);
  if (inner.draft && !flow.draft) flow.draft = inner.draft;
  for (const [was, is] of inner.moved) flow.moved.set(named(was), named(is));
  for (const [retiredId, to] of inner.retired) flow.retired.set(named(retiredId), named(to));
}

/** Exits to a run lead to its first step. */
function leadInto(step: LinkedStep, run: string, entered: string): void {
  for (const exit of everyExit(step)) if (exit.to === run) exit.to = entered;
  if (step.syntax.resume?.text === run) step.syntax = step.syntax.resumingAt(entered);
}

const flowOf = (run: LinkedStep): string => run.syntax.run?.flow?.text ?? '';

/** The ends a flow declares are the outcomes of its run. */
function exitsOfRun(run: LinkedStep, inner: LinkedFlow, linker: Linker): Map<string, LinkedExit[]> {
  const declared = [...inner.steps.values()].flatMap((step) => step.syntax.ends?.text ?? []);
  if (declared.length === 0 && inner.steps.size > 0)
    linker.findings.push({
      rule: 'no-end',
      place: inner.name,
      message: `"${inner.use}" never ends: none of its steps has "ends", so what runs it never goes on.`,
      hint: 'Let its last step be "done: { kind: end, ends: success }".',
      same: inner.use,
    });
  const main = declared.includes('success') ? 'success' : declared[0];
  const exitsOfEnds = new Map<string, LinkedExit[]>();
  for (const end of new Set(declared)) {
    const written = run.exits.get(end) ?? [];
    const usual = end === main ? (run.exits.get(run.main) ?? []) : [];
    const exits = written.length > 0 ? written : usual;
    exitsOfEnds.set(
      end,
      exits.map((exit) => ({ context: run.context, ...exit })),
    );
    if (exits.length === 0)
      linker.findings.push({
        rule: 'outcome-unrouted',
        place: run.name,
        message: `"${flowOf(run)}" can end with "${end}", and "${run.id}" does not say where that leads.`,
        hint: `Write "on: { ${end}: … }".`,
      });
  }
  noteUnknownEnds(run, declared, [...exitsOfEnds.keys()], linker);
  return exitsOfEnds;
}

function noteUnknownEnds(
  run: LinkedStep,
  declared: readonly string[],
  ends: readonly string[],
  linker: Linker,
): void {
  for (const [name, [exit]] of run.exits) {
    if (declared.includes(name) || name === run.main || !exit) continue;
    const hint = nameHint(name, ends, 'Its ends are its outcomes.');
    linker.findings.push({
      rule: 'outcome-unknown',
      place: exit.place,
      message: `"${name}" is not an end of "${flowOf(run)}", so it is no outcome here.`,
      ...(hint === undefined ? {} : { hint }),
      ...renamed(exit.place, name, ends),
    });
  }
}

/** Steps that were ends of the flow that is run. */
const ends = new WeakSet<LinkedStep>();

/** An end inside a run leads where the run's outcome leads. */
function leadOut(
  step: LinkedStep,
  exitsOfEnds: Map<string, LinkedExit[]>,
  { symbols }: Linker,
): LinkedStep {
  const { ends: end } = step.syntax;
  if (!end) return step;
  const out = (exitsOfEnds.get(end.text) ?? []).map((exit) => ({ ...exit }));
  if (step.kind !== 'end') {
    const branches = (step.exits.get(step.main) ?? []).filter((exit) => exit.when);
    const exits = new Map(step.exits).set(step.main, [...branches, ...out]);
    const looksEnded = symbols.kinds[step.kind]?.endsFlow?.endSetting;
    // Its page still shows how the inner flow ended.
    const whole = looksEnded ? step.syntax.withEndSetting(looksEnded) : step.syntax;
    return { ...step, syntax: whole.without('ends'), exits };
  }
  const passing: LinkedStep = {
    ...step,
    kind: 'decide',
    syntax: step.syntax.without('ends'),
    main: 'else',
    exits: new Map([['else', out]]),
  };
  ends.add(passing);
  return passing;
}

/** Removes ends that only lead out of the run, without condition or toast: exits to them lead to their target. */
function leadPastEnds(
  steps: [string, LinkedStep][],
  exitsOfEnds: ReadonlyMap<string, LinkedExit[]>,
): void {
  const outside = new Set([...exitsOfEnds.values()].flat().map(({ to }) => to));
  for (let index = steps.length - 1; index > 0; index--) {
    const [id, step] = steps[index] ?? [];
    const [exit, second] = step?.exits.get('else') ?? [];
    if (
      !step ||
      !ends.has(step) ||
      !exit ||
      second ||
      exit.when ||
      exit.toast ||
      !outside.has(exit.to)
    )
      continue;
    steps.splice(index, 1);
    for (const [, other] of steps)
      for (const into of everyExit(other)) if (into.to === id) into.to = exit.to;
  }
}

/** A `decide` step for the run's own `when`. */
function guardStep(run: LinkedStep, entered: string): LinkedStep {
  const { when } = run.syntax;
  const skip = mainExit(run);
  const enter: LinkedExit = { label: 'yes', place: run.name, to: entered, toPlace: run.name };
  if (when) enter.when = when;
  return {
    ...run,
    kind: 'decide',
    syntax: emptyStep(run.syntax.settings),
    main: 'else',
    falls: false,
    exits: new Map([['else', [enter, ...(skip ? [{ ...skip, label: 'no' }] : [])]]]),
  };
}
