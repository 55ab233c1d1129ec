import type { Flow, Formula, Step } from '../definition/definition.ts';
import type { AnyKindStates, FixedWords } from '../steps/contract.ts';
import { foresee, type Known } from './ahead.ts';
import { asked, isFinal, isScreen, type StartInput } from './context.ts';
import type { SessionRecord } from './record.ts';
import { visibleAnswers } from './scope.ts';
import { crossesWrite } from './trail.ts';
import { skipExit } from './moves.ts';
import { words } from './words.ts';

type World = Pick<Known, 'order' | 'host' | 'action'>;
type Kinds = Readonly<Record<string, AnyKindStates>>;
export type Resumed = Pick<StartInput, 'saved' | 'intents' | 'notice'>;

/**
 * Where a saved session goes on: the same step, or the latest one whose later sensitive needs are held; under a changed
 * flow the furthest step that its answers still lead to; after a kill inside a write the step its `resume` names.
 */
export function resumeFrom(flow: Flow, record: SessionRecord, world: World, kinds: Kinds): Resumed {
  const { answers, deadlines, intents } = record;
  const walked = withoutEnd(flow, record.trail);
  const reached =
    record.hash === flow.hash ? known(flow, walked) : reachable(flow, record, world, kinds);
  const cut = reached.length < walked.length;
  const trail = cut ? reached : confirming(flow, reached);
  const length = held(flow, record, trail);
  const kept = trail.slice(0, length);
  if (kept.length === 0) return { intents };
  const notice = noticeOf(cut, length < trail.length);
  return { saved: { answers, trail: kept, deadlines, intents }, ...(notice && { notice }) };
}

function noticeOf(changed: boolean, forgotten: boolean): FixedWords | undefined {
  if (forgotten) return words.secretsForgotten;
  return changed ? words.flowChanged : undefined;
}

/** An end without a screen is over on arrival: whoever comes back was at the step before it. */
function withoutEnd(flow: Flow, trail: string[]): string[] {
  const last = flow.steps[trail.at(-1) ?? ''];
  return last && isFinal(last) ? trail.slice(0, -1) : trail;
}

function known(flow: Flow, trail: string[]): string[] {
  const unknown = trail.findIndex((id) => !canResume(flow, id));
  return unknown === -1 ? trail : trail.slice(0, unknown);
}

function canResume(flow: Flow, id: string): boolean {
  const step = Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
  return step !== undefined && !isFinal(step);
}

/**
 * A step that says where it comes back in is never entered again by reopening: whether its write or what the host did took
 * place is asked first.
 */
function confirming(flow: Flow, trail: string[]): string[] {
  const resume = flow.steps[trail.at(-1) ?? '']?.resume;
  return resume !== undefined && canResume(flow, resume) ? [...trail, resume] : trail;
}

/** How much of the trail can be gone on from. A completed write is never gone back over, whatever is missing. */
function held(flow: Flow, record: SessionRecord, trail: string[]): number {
  let length = trail.length;
  while (length > 1) {
    const step = flow.steps[trail[length - 1] ?? ''];
    const fallsBack = length < trail.length;
    if (step && hasNeeds(flow, record, trail.slice(0, length - 1), step))
      if (!fallsBack || isScreen(step)) return length;
    if (crossesWrite({ trail, intents: record.intents }, length - 2)) return length;
    length--;
  }
  return length;
}

function hasNeeds(flow: Flow, { answers }: SessionRecord, before: string[], step: Step): boolean {
  const visible = visibleAnswers(flow.steps, answers, before);
  const own = asked(step).map((name) => [...(step.scope ?? []), name].join('.'));
  return (step.needs ?? []).every((need) => {
    if (own.includes(need)) return true;
    let value: unknown = visible;
    for (const name of need.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[name];
    return value !== undefined && value !== '';
  });
}

/** The part of the trail that the changed flow can still have led through, with every question it asks answered. */
function reachable(flow: Flow, record: SessionRecord, world: World, kinds: Kinds): string[] {
  const now: Known = { ...world, answers: record.answers };
  const done: string[] = [];
  let next = arrivals(flow, now, done, [flow.start]);
  for (const step of Object.values(flow.steps)) if (step.entry) next.add(step.id);
  for (const id of record.trail) {
    if (!next.has(id) || !canResume(flow, id)) break;
    done.push(id);
    const step = flow.steps[id];
    if (!step || hasNewQuestion(flow, now, done, step, kinds[step.kind])) break;
    next = arrivals(flow, now, done, possibleTargets(flow, now, done, step));
  }
  return done;
}

/** Whether the step asks now what it did not ask before, and must be told. */
function hasNewQuestion(
  flow: Flow,
  now: Known,
  trail: string[],
  step: Step,
  kind: AnyKindStates | undefined,
): boolean {
  const answers = now.answers[step.id] ?? {};
  const questions = (step as Step & Record<string, Record<string, Question> | undefined>)[
    kind?.questions ?? ''
  ];
  return asked(step).some((name) => {
    if (step.sensitive?.includes(name) || Object.hasOwn(answers, name)) return false;
    const { required, when } = questions?.[name] ?? {};
    if (required === false) return false;
    return !when || foresee(flow, now, trail, when) === true;
  });
}

interface Question {
  required?: boolean;
  when?: Formula;
}

function possibleTargets(flow: Flow, now: Known, trail: string[], step: Step): string[] {
  return Object.values(step.exits).flatMap((exits) => {
    const targets: string[] = [];
    for (const exit of exits) {
      const holds = exit.when ? foresee(flow, now, trail, exit.when) : true;
      if (holds !== false) targets.push(exit.to);
      if (holds === true) break;
    }
    return targets;
  });
}

/** Steps that do not apply are gone past. */
function arrivals(flow: Flow, now: Known, trail: string[], targets: string[]): Set<string> {
  const at = new Set<string>();
  const queue = [...targets];
  const seen = new Set<string>();
  for (const id of queue) {
    const step = Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
    if (!step || seen.has(id)) continue;
    seen.add(id);
    const applies = step.when ? foresee(flow, now, trail, step.when) : true;
    if (applies !== false) at.add(id);
    if (applies !== true) queue.push(skipExit(step).to);
  }
  return at;
}
