/** What becomes of one saved session where another version of its flow opens it. */
import type { Flow, Step } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import {
  questionNames,
  isScreen,
  type WriteIntent,
  type StartInput,
} from '../../machine/context.ts';
import { skipExit } from '../../machine/step-transitions.ts';
import { recordOf, type SessionRecord } from '../../machine/record.ts';
import { resumeFrom } from '../../machine/resume.ts';
import type { WalkedKinds, StateVisit, StartConditions } from './walker.ts';

/** From what must never be to what nobody notices. */
export const resumptionKinds = [
  'second-write',
  'skipped',
  'stranded',
  'rewound',
  'moved',
  'same',
] as const;
export type ResumptionKind = (typeof resumptionKinds)[number];

/** Those that fail the command. */
export const fatal: ReadonlySet<ResumptionKind> = new Set(['second-write', 'skipped', 'stranded']);

export interface Resumption {
  is: ResumptionKind;
  /** The step it goes on at; absent: nowhere, or from the start. */
  to?: string;
  /** Answers of the customer's that are gone, or the writes or proofs it is about. */
  names: readonly string[];
}

/** All that has to be kept of a session and the version that saved it. */
export interface SavedSession {
  record: SessionRecord;
  world: StartConditions;
  /** The step at which that version itself goes on with it. */
  at: string;
  /** Somebody stands there, or something is written: it is not a step that only asks the platform. */
  isPlace: boolean;
  /** Step → what was answered there. */
  answered: Readonly<Record<string, readonly string[]>>;
}

export interface ResumeVersion {
  kinds: WalkedKinds;
  schemas: Readonly<Record<string, KindSchema>>;
}

export function savedSession(
  flow: Flow,
  { context, world }: Pick<StateVisit, 'context' | 'world'>,
  kinds: WalkedKinds,
): SavedSession {
  const record = recordOf(flow, context, '');
  const saved = resumeFrom(flow, record, world, kinds).saved;
  const at = saved?.visited.at(-1) ?? flow.start;
  const step = flow.steps[at];
  const answered = (saved?.visited ?? []).flatMap((id) => {
    const questions = flow.steps[id] && questionNames(flow.steps[id]);
    const names = questions?.filter((name) => isAnswered(saved?.answers[id]?.[name])) ?? [];
    return names.length > 0 ? [[id, names] as const] : [];
  });
  return {
    record,
    world,
    at,
    isPlace: isScreen(step) || step?.once === true,
    answered: Object.fromEntries(answered),
  };
}

/** `after`: absent where nothing starts it any more. */
export function resumptionOf(
  session: SavedSession,
  after: Flow | undefined,
  present: ResumeVersion,
): Resumption {
  if (!after) return { is: 'stranded', names: [] };
  const { record, world } = session;
  const { saved, intents = {} } = resumeFrom(after, record, world, present.kinds);
  const resumed = saved ?? { visited: [], intents, answers: {} };
  const to = resumed.visited.at(-1);
  return {
    ...judged(session, resumed, after, present),
    ...(to !== undefined && { to }),
  };
}

type Opened = Pick<NonNullable<StartInput['saved']>, 'visited' | 'intents' | 'answers'>;

function judged(
  session: SavedSession,
  opened: Opened,
  after: Flow,
  { schemas }: ResumeVersion,
): Pick<Resumption, 'is' | 'names'> {
  const { record } = session;
  const { visited, intents } = opened;
  const again = writtenAgain(record, intents, visited, after);
  if (again.length > 0) return { is: 'second-write', names: again };
  const visitedBefore = new Set(record.visited.map((id) => presentName(after, id)));
  const lastWrite = visited.findLastIndex((id) => intents[id] !== undefined);
  const skipped = unproven(
    visited.slice(lastWrite + 1),
    visited[lastWrite],
    visitedBefore,
    after,
    schemas,
  );
  if (skipped.length > 0) return { is: 'skipped', names: skipped };
  const is = placeOf(session, visited.at(-1), visitedBefore, after);
  return { is, names: is === 'stranded' ? [] : answersLost(session, after, opened.answers) };
}

function placeOf(
  { at, isPlace }: SavedSession,
  to: string | undefined,
  visitedBefore: ReadonlySet<string>,
  after: Flow,
): 'stranded' | 'rewound' | 'moved' | 'same' {
  if (to !== undefined && !leadsToEnd(after, to)) return 'stranded';
  const name = presentName(after, at);
  if (to === name) return 'same';
  if (to !== undefined && !visitedBefore.has(to)) return 'moved';
  const isAccountedFor = Object.hasOwn(after.steps, name) || after.retired?.[at] !== undefined;
  return isPlace && !isAccountedFor ? 'stranded' : 'rewound';
}

function presentName({ moved = {}, steps }: Flow, id: string): string {
  return Object.hasOwn(steps, id) ? id : (moved[id] ?? id);
}

/** Writes the customer has come through that the new version could make under another requestId. */
function writtenAgain(
  { intents, visited: before }: SessionRecord,
  now: Readonly<Record<string, WriteIntent>>,
  visited: readonly string[],
  flow: Flow,
): string[] {
  const mine = before.filter((id) => Object.hasOwn(intents, id));
  return mine.filter((id) => {
    const { requestId, writes } = intents[id] as WriteIntent;
    const isRetained = Object.entries(now).some(
      ([step, one]) =>
        one.requestId === requestId && (one.state === 'sent' || visited.includes(step)),
    );
    return !isRetained && Object.values(flow.steps).some((step) => isSameWrite(step, writes));
  });
}

/** Of other documents a signature is another one. */
function isSameWrite({ once, writes }: Step, written: WriteIntent['writes']): boolean {
  if (!once || !written || !writes || writes.endpoint !== written.endpoint) return false;
  return writes.documents === written.documents;
}

/** Steps that prove something or ask for consent which were neither gone through nor can be left out on the way. */
export function unproven(
  walked: readonly string[],
  from: string | undefined,
  visitedBefore: ReadonlySet<string>,
  after: Flow,
  schemas: ResumeVersion['schemas'],
): string[] {
  const isMissing = (id: string) => !visitedBefore.has(id) && isProof(after.steps[id], schemas);
  const claimed = walked.slice(0, -1).filter(isMissing);
  const skipped = walked.flatMap((id, index) => {
    const before = index === 0 ? from : walked[index - 1];
    return skippedBetween(after, before, id, isMissing);
  });
  return [...new Set([...claimed, ...skipped])];
}

function isProof(step: Step | undefined, schemas: ResumeVersion['schemas']): boolean {
  const schema = step && schemas[step.kind];
  if (!schema) return false;
  if ((schema.proofs?.length ?? 0) > 0 || schema.signs !== undefined) return true;
  return Object.values(schema.settings).some(
    (one) => one.type === 'list' && one.of.type === 'document',
  );
}

/** Owed steps without which no way leads there. A step under a condition can be left out. */
function skippedBetween(
  flow: Flow,
  from: string | undefined,
  to: string,
  isMissing: (id: string) => boolean,
): string[] {
  const first = from === undefined ? [flow.start] : targetsOf(flow.steps[from]);
  const entries = Object.values(flow.steps).flatMap(({ id, entry }) => (entry ? [id] : []));
  const visited = new Set(from === undefined ? [...first, ...entries] : first);
  const skipped: string[] = [];
  for (const id of visited) {
    if (id === to) return [];
    const step = flow.steps[id];
    if (!step) continue;
    if (isMissing(id) && !step.when) {
      skipped.push(id);
      continue;
    }
    const next = isMissing(id) ? [skipExit(step).to] : targetsOf(step);
    for (const one of next) visited.add(one);
  }
  // Led to by Back, by a resume, or by an update: no way of the author's is passed over.
  return visited.has(to) ? [] : skipped;
}

function targetsOf(step: Step | undefined): string[] {
  const exits = Object.values(step?.exits ?? {}).flat();
  return [...exits.map(({ to }) => to), ...(step?.resume === undefined ? [] : [step.resume])];
}

function leadsToEnd(flow: Flow, from: string): boolean {
  const visited = new Set([from]);
  for (const id of visited) {
    const step = flow.steps[id];
    if (!step) return true;
    if (step.ends !== undefined) return true;
    for (const to of targetsOf(step)) visited.add(to);
  }
  return false;
}

/** What the customer answered and would have to answer again, as `step.name`. */
function answersLost(
  { answered }: SavedSession,
  after: Flow,
  answers: SessionRecord['answers'],
): string[] {
  return Object.entries(answered).flatMap(([id, names]) => {
    const name = presentName(after, id);
    const now = (Object.hasOwn(after.steps, name) && answers[name]) || {};
    return names.filter((name) => !isAnswered(now[name])).map((name) => `${id}.${name}`);
  });
}

function isAnswered(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
