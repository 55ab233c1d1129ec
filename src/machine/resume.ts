import type { Flow, Step } from '../model/definition.ts';
import type { AnyKindStates, LocalizedText } from '../model/step-kind.ts';
import { innerStatesOf } from './inner-states.ts';
import { readsResult } from './lookahead.ts';
import { questionNames, isFinal, isScreen, type Answers, type StartInput } from './context.ts';
import {
  questionsToRepeat,
  invalidAnswers,
  ofAnotherType,
  withoutNames,
} from './answer-validity.ts';
import { canResume, isLinked, isStart, reachable, stepAfter, pathThrough } from './reachable.ts';
import { type DamagedRecord, isIntact, type SessionRecord } from './record.ts';
import { subject, visibleAnswers } from './scope.ts';
import { crossesWrite } from './visited-steps.ts';
import { resolveStep } from './step-actor.ts';
import { repeatQuestions, messages } from './messages.ts';
import {
  carriedWrites,
  prefixOf,
  type RestoredWrites,
  toBeRepeated,
  underMovedNames,
  underPresentSteps,
} from './writes.ts';

type ResumeContext = Pick<StartInput, 'order' | 'host' | 'action'>;
type Kinds = Readonly<Record<string, AnyKindStates>>;
export type Resumed = Pick<StartInput, 'saved' | 'intents' | 'notice'>;

interface Reopening {
  flow: Flow;
  world: ResumeContext;
  kinds: Kinds;
  /** Under the steps' present names. */
  record: SessionRecord;
}

/**
 * Where a saved session resumes: at the same step, or at the last one before it whose sensitive needs are still in
 * memory; in a changed flow, at the furthest step its answers still lead to. Never before a write: its outcome is
 * queried first, at the step its `resume` names.
 */
export function resumeFrom(
  flow: Flow,
  saved: SessionRecord | DamagedRecord,
  world: ResumeContext,
  kinds: Kinds,
): Resumed {
  const present = presentRecord(flow, saved);
  const reopening = { flow, world, kinds, record: present.record };
  if (!isIntact(saved))
    return resumeAtStart(reopening, saved.isWritesOnly ? undefined : messages.recordDamaged);
  if (saved.hash !== flow.hash) return resumeChanged(reopening, present);
  if (!isPlausible(flow, present.record)) return resumeAtStart(reopening, messages.recordDamaged);
  if (saved.lost) return resumeChanged(reopening, present);
  const visited = confirming(
    flow,
    present.record.intents,
    withoutEnd(flow, present.record.visited),
  );
  return resumeAtLastStep(flow, present.record, visited);
}

/** The writes of a saved session, for a start that discards the rest. */
export function writesAtHand(
  flow: Flow,
  saved: SessionRecord | DamagedRecord,
): SessionRecord['intents'] {
  return presentRecord(flow, saved).record.intents;
}

function presentRecord(flow: Flow, saved: SessionRecord | DamagedRecord): RestoredWrites {
  return underPresentSteps(flow, underMovedNames(flow, { ...empty, ...saved }));
}

const empty: SessionRecord = {
  at: '',
  answers: {},
  visited: [],
  deadlines: {},
  intents: {},
  hash: '',
  owner: '',
};

/**
 * Whether the record can be the app's own: its answers have the right types, and its steps lie on a path of the flow.
 */
function isPlausible(flow: Flow, { visited, answers, intents }: SessionRecord): boolean {
  const walked = withoutEnd(flow, visited);
  if (ofAnotherType(flow, answers).size > 0) return false;
  if (walked.some((id) => !canResume(flow, id))) return false;
  // Up to a write the path may be that of an earlier version of the flow.
  const written = walked.findLastIndex((id) => Object.hasOwn(intents, id));
  const isFromStart = written !== -1 || walked[0] === undefined || isStart(flow, walked[0]);
  const after = walked.slice(Math.max(written, 0));
  return (
    isFromStart && after.every((id, at) => at === 0 || isLinked(flow, after[at - 1] ?? '', id))
  );
}

/** From the start, unless a write's outcome can be queried. Writes keep their requestIds. */
function resumeAtStart(reopening: Reopening, notice: LocalizedText | undefined): Resumed {
  const { flow, record } = reopening;
  const intents = toBeRepeated(record.intents);
  const noticePart = notice && { notice };
  for (const id of Object.keys(intents)) {
    const resume = flow.steps[id]?.resume;
    const visited = resume === undefined ? [] : [id, resume];
    if (resume === undefined || !canShow(reopening, {}, visited)) continue;
    return { saved: { answers: {}, visited, deadlines: {}, intents }, ...noticePart };
  }
  return { intents, ...noticePart };
}

/** An end without a screen is over on arrival, so the session resumes at the step before it. */
function withoutEnd(flow: Flow, visited: readonly string[]): string[] {
  const last = flow.steps[visited.at(-1) ?? ''];
  return last && isFinal(last) ? visited.slice(0, -1) : [...visited];
}

/**
 * A step with `resume` is never re-entered by reopening: the outcome of its write, or of what the host did, is queried
 * first. A write that was never sent has no outcome: the session resumes where the customer decides on it.
 */
function confirming(flow: Flow, intents: SessionRecord['intents'], visited: string[]): string[] {
  const decided = whereDecided(flow, intents, visited);
  const resume = flow.steps[decided.at(-1) ?? '']?.resume;
  return resume !== undefined && canResume(flow, resume) ? [...decided, resume] : decided;
}

/** Up to the last screen before a write that was not sent. */
function whereDecided(flow: Flow, intents: SessionRecord['intents'], visited: string[]): string[] {
  const last = flow.steps[visited.at(-1) ?? ''];
  if (!last?.once || isScreen(last) || Object.hasOwn(intents, last.id)) return visited;
  const at = visited.findLastIndex((id) => Object.hasOwn(intents, id) || isScreen(flow.steps[id]));
  return at === -1 || Object.hasOwn(intents, visited[at] ?? '')
    ? visited
    : visited.slice(0, at + 1);
}

function resumeChanged(reopening: Reopening, { voided, former }: RestoredWrites): Resumed {
  const { flow, world, kinds, record } = reopening;
  const all = withoutEnd(flow, record.visited);
  const end = all.findIndex((id) => voided.includes(id)) + 1;
  const walked = end === 0 ? all : all.slice(0, end);
  const intents = toBeRepeated(record.intents, end === 0 ? [] : all.slice(end));
  const written = walked.findLastIndex((id) => isWrite(flow, intents, id));
  const history = walked.slice(0, written + 1);
  const unfit = new Map([
    ...invalidAnswers(flow, record.answers, walked, world, kinds),
    ...Object.entries(record.lost ?? {}),
  ]);
  const again = new Map([...unfit].filter(([id]) => !history.includes(id)));
  const answers = withoutNames(record.answers, again);
  const changed = { ...reopening, record: { ...record, answers, intents } };
  const reached = reachable({ flow, kinds, context: { ...world, answers }, again }, [], walked);
  const isBehind = written !== -1 && !isPast(reached, walked, written);
  const notice = {
    isVoid: end > 0,
    isCut: reached.length < walked.length,
    questions: questionsAgain(changed, record.answers, again, history),
    isUpdate: record.hash !== flow.hash,
    isLost: record.lost !== undefined,
  };
  const beyond = isBehind ? beyondWrite(changed, walked, written, former) : undefined;
  if (beyond && canShow(changed, beyond.answers, beyond.visited))
    return resumeAtLastStep(
      flow,
      { ...record, intents, answers: beyond.answers },
      beyond.visited,
      notice,
    );
  const shown = showable(changed, confirming(flow, intents, reached));
  return resumeAtLastStep(flow, { ...record, answers, intents }, shown, notice);
}

/** Whether the reached steps include the write, and a step after it where the customer had continued. */
function isPast(reached: readonly string[], walked: readonly string[], written: number): boolean {
  const at = reached.indexOf(walked[written] ?? '');
  return at !== -1 && (at < reached.length - 1 || written === walked.length - 1);
}

function isWrite(flow: Flow, intents: SessionRecord['intents'], id: string): boolean {
  return Object.hasOwn(intents, id) && flow.steps[id]?.once === true;
}

/** The steps after the last write, and before them those that led to it and still exist. */
function beyondWrite(
  { flow, world, kinds, record }: Reopening,
  walked: readonly string[],
  written: number,
  former: ReadonlyMap<string, string>,
): { visited: string[]; answers: Answers } {
  const write = walked[written] ?? '';
  const before = walked.slice(0, written);
  // Back leads through the steps that still exist.
  const visited = pathThrough(flow, [...before.filter((id) => canResume(flow, id)), write]);
  const answers = withRemovedAnswers(flow, record.answers, before, [
    write,
    former.get(write) ?? write,
  ]);
  const context = { ...world, answers };
  const input = { flow, kinds, context, again: new Set<string>() };
  const after = reachable(input, visited, walked.slice(written + 1));
  if (after.length > visited.length)
    return { visited: confirming(flow, record.intents, after), answers };
  const withConfirming = confirming(flow, record.intents, visited);
  if (withConfirming.length > visited.length || record.intents[write]?.state === 'sent')
    return { visited: withConfirming, answers };
  const next = stepAfter(flow, context, visited);
  return { visited: next === undefined ? visited : [...visited, next], answers };
}

/** Answers of removed steps stay readable behind the write they led to. */
function withRemovedAnswers(
  flow: Flow,
  answers: Answers,
  before: readonly string[],
  [write = '', former = '']: readonly string[],
): Answers {
  const prefixes = [prefixOf(write), prefixOf(former)];
  const collected = new Set(
    before.flatMap((id) => (flow.steps[id] ? Object.keys(answers[id] ?? {}) : [])),
  );
  const removed = before.filter((id) => !flow.steps[id] && prefixes.includes(prefixOf(id)));
  const removedAnswers = removed.flatMap((id) => Object.entries(answers[id] ?? {}));
  const missing = removedAnswers.filter(([name]) => !collected.has(name));
  return { ...answers, [write]: { ...Object.fromEntries(missing), ...answers[write] } };
}

/** The visited steps up to the last whose formulas can all be evaluated. */
function showable(reopening: Reopening, visited: string[]): string[] {
  let length = visited.length;
  while (length > 0 && !canShow(reopening, reopening.record.answers, visited.slice(0, length)))
    length--;
  return visited.slice(0, length);
}

function canShow(
  { flow, world, kinds }: Reopening,
  answers: Answers,
  visited: readonly string[],
): boolean {
  const step = flow.steps[visited.at(-1) ?? ''];
  const kind = step && innerStatesOf(step, kinds);
  if (!step || !kind) return false;
  // It decides on arrival, by a result that was not saved.
  const isBlind = Object.values(step.exits)
    .flat()
    .some(({ when }) => when && readsResult(when));
  if (kind.states[kind.initial]?.always && isBlind) return false;
  const scope = {
    ...subject(flow, world.order),
    host: world.host,
    action: world.action,
    answers: visibleAnswers(flow.steps, answers, visited),
  };
  try {
    resolveStep(step, kind, scope, { language: 'zh' });
    return true;
  } catch {
    return false;
  }
}

interface Change {
  isVoid: boolean;
  isCut: boolean;
  questions: readonly LocalizedText[];
  /** Saved under another version of the flow. */
  isUpdate: boolean;
  /** Something encrypted can no longer be decrypted. */
  isLost: boolean;
}

function questionsAgain(
  { flow, kinds }: Reopening,
  before: Answers,
  again: ReadonlyMap<string, readonly string[]>,
  history: readonly string[],
): LocalizedText[] {
  const left = Object.entries(before).filter(([id]) => !history.includes(id));
  return questionsToRepeat(flow, Object.fromEntries(left), again, kinds);
}

/** Resumes at the last visited step for which no sensitive answer is missing, and composes the notice. */
function resumeAtLastStep(
  flow: Flow,
  record: SessionRecord,
  visited: string[],
  change?: Change,
): Resumed {
  const { answers, deadlines } = record;
  const length = resumableLength(flow, record, visited);
  const remaining = visited.slice(0, length);
  const notice = noticeOf(change, length < visited.length);
  const noticePart = notice && { notice };
  const intents = carriedWrites(flow, record, remaining);
  if (remaining.length === 0) return { intents, ...noticePart };
  return { saved: { answers, visited: remaining, deadlines, intents }, ...noticePart };
}

function noticeOf(change: Change | undefined, isForgotten: boolean): LocalizedText | undefined {
  const questions = change?.questions ?? [];
  const sentences = [
    ...(change?.isVoid ? [messages.documentsChanged] : []),
    ...(change?.isLost ? [messages.personalForgotten] : []),
    ...(questions.length > 0 ? [repeatQuestions(questions, change?.isUpdate === true)] : []),
    ...(isForgotten ? [messages.secretsForgotten] : []),
  ];
  if (sentences.length === 0) return change?.isCut ? messages.flowChanged : undefined;
  return {
    zh: sentences.map(({ zh }) => zh).join(''),
    en: sentences.map(({ en }) => en).join(' '),
  };
}

/**
 * How many of the visited steps remain: up to the last one that has, or itself asks for, the sensitive answers it needs.
 * Never back across a write that is done or may be, whatever is missing.
 */
function resumableLength(flow: Flow, record: SessionRecord, visited: string[]): number {
  let length = visited.length;
  while (length > 1) {
    const step = flow.steps[visited[length - 1] ?? ''];
    const fallsBack = length < visited.length;
    if (step && hasNeeds(flow, record, visited.slice(0, length - 1), step))
      if (!fallsBack || isScreen(step)) return length;
    if (crossesWrite({ visited, intents: record.intents }, length - 2)) return length;
    length--;
  }
  return length;
}

function hasNeeds(flow: Flow, { answers }: SessionRecord, before: string[], step: Step): boolean {
  const visible = visibleAnswers(flow.steps, answers, before);
  const own = questionNames(step).map((name) => [...(step.scope ?? []), name].join('.'));
  return (step.needs ?? []).every((need) => {
    if (own.includes(need)) return true;
    let value: unknown = visible;
    for (const name of need.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[name];
    return value !== undefined && value !== '';
  });
}
