import { writtenAt } from './written.ts';
/** Matches a saved session's writes by what they write, whatever their steps are now called. */
import type { Flow, Step } from '../model/definition.ts';
import type { FlowContext, WriteIntent } from './context.ts';
import type { SessionRecord } from './record.ts';
import { visitedOnArrival } from './visited-steps.ts';

type Intents = FlowContext['intents'];

export interface RestoredWrites {
  record: SessionRecord;
  /** Steps that have written, and now write something else: other documents are signed there. */
  voided: string[];
  /** Present name → former name, of renamed writes. */
  former: ReadonlyMap<string, string>;
}

/**
 * The record with its writes and their answers under the steps that now make them. An open write that no step makes any
 * more is kept beside them.
 */
export function underPresentSteps(flow: Flow, record: SessionRecord): RestoredWrites {
  const names = presentNames(flow, record.intents);
  const name = (id: string) => names.get(id) ?? id;
  const intents = Object.entries(record.intents).flatMap(
    ([id, intent]): [string, WriteIntent][] => {
      const { requestId, state } = intent;
      if (names.has(id)) return [[name(id), { requestId, state }]];
      const isFree = !Object.hasOwn(flow.steps, id);
      const saved = { ...intent, ...writtenAt(flow, id, intent) };
      return state === 'done' ? [] : [[isFree ? id : `${id} before`, saved]];
    },
  );
  const lost = Object.keys(record.intents).filter((id) => !names.has(id));
  return {
    record: {
      ...record,
      intents: Object.fromEntries(intents),
      answers: renamed(record.answers, name),
      deadlines: renamed(record.deadlines, name),
      visited: record.visited.map(name),
    },
    voided: lost.filter((id) => flow.steps[id]?.once),
    former: new Map([...names].map(([was, is]) => [is, was])),
  };
}

/**
 * The record under the steps' new names (`moved`); one saved at a removed step resumes at the step that `retired`
 * names.
 */
export function underMovedNames(flow: Flow, record: SessionRecord): SessionRecord {
  const { moved = {}, retired = {}, steps } = flow;
  if (flow.moved === undefined && flow.retired === undefined) return record;
  const to = retired[record.visited.at(-1) ?? ''];
  const name = (id: string) =>
    Object.hasOwn(moved, id) && !Object.hasOwn(steps, id) ? (moved[id] ?? id) : id;
  return {
    ...record,
    at: name(record.at),
    answers: renamed(record.answers, name),
    deadlines: renamed(record.deadlines, name),
    intents: renamed(record.intents, name),
    visited:
      to === undefined
        ? record.visited.map(name)
        : [...visitedOnArrival(record.visited.slice(0, -1).map(name), to)],
    ...(record.lost && { lost: renamed(record.lost, name) }),
  };
}

function renamed<V>(
  all: Readonly<Record<string, V>>,
  name: (id: string) => string,
): Record<string, V> {
  return Object.fromEntries(Object.entries(all).map(([id, value]) => [name(id), value]));
}

/** The name it had → the name it has. */
function presentNames(flow: Flow, intents: Intents): Map<string, string> {
  const names = new Map<string, string>();
  const matched = new Set<string>();
  for (const [id, intent] of Object.entries(intents))
    if (isWriteOf(flow.steps[id], intent)) {
      names.set(id, id);
      matched.add(id);
    }
  for (const [id, intent] of Object.entries(intents)) {
    if (names.has(id) || !intent.writes) continue;
    const free = Object.values(flow.steps).filter(
      (step) => !matched.has(step.id) && isWriteOf(step, intent),
    );
    const found = free.find((step) => prefixOf(step.id) === prefixOf(id)) ?? free[0];
    if (!found) continue;
    names.set(id, found.id);
    matched.add(found.id);
  }
  return names;
}

function isWriteOf(step: Step | undefined, { writes }: WriteIntent): boolean {
  if (!step?.once) return false;
  if (!writes || !step.writes) return true;
  return Object.entries(step.writes).every(([name, value]) => (writes[name] ?? value) === value);
}

/** Of a step linked in from another flow: the `pay/` of `pay/create`. */
export function prefixOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/') + 1);
}

/**
 * The intents, with those of `ids` to be sent again: a repeated write keeps its requestId, so that the platform repeats
 * its response.
 */
export function toBeRepeated(
  intents: Intents,
  ids: readonly string[] = Object.keys(intents),
): Record<string, WriteIntent> {
  const repeated = Object.entries(intents).map(([id, intent]): [string, WriteIntent] => [
    id,
    ids.includes(id) ? { ...intent, state: 'sent' } : intent,
  ]);
  return Object.fromEntries(repeated);
}

/**
 * The intents when the customer is led back to before some of their writes: those are repeated under their requestIds,
 * by whichever step with the same `resume` and endpoint comes first.
 */
export function carriedWrites(
  flow: Flow,
  { intents, visited: before }: Pick<SessionRecord, 'intents' | 'visited'>,
  visited: readonly string[],
): Record<string, WriteIntent> {
  const left = before.filter((id) => Object.hasOwn(intents, id) && !visited.includes(id));
  const repeated = toBeRepeated(intents, left);
  for (const id of left) {
    const write = flow.steps[id];
    for (const { id: other, resume, writes } of Object.values(flow.steps))
      if (
        resume !== undefined &&
        resume === write?.resume &&
        writes?.endpoint === write.writes?.endpoint &&
        !Object.hasOwn(repeated, other)
      )
        repeated[other] = { ...intents[id], state: 'sent' } as WriteIntent;
  }
  return repeated;
}
