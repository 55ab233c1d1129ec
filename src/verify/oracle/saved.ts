/** What the phone's storage must hold, and what must be sent as a form's draft. */
import type { Flow } from '../../model/definition.ts';
import { isOfDraft, questionsOf } from './steps.ts';
import type { OracleValues, OracleWrite } from './types.ts';

type ByStep = Readonly<Record<string, OracleValues>>;

interface OracleMemory {
  answers: ByStep;
  visited: readonly string[];
  deadlines: ByStep;
  writes: Readonly<Record<string, OracleWrite>>;
  draft: OracleValues | undefined;
}

/** No sensitive answer, personal ones encrypted only; nothing once the flow is over, unless a write is open. */
export function savedBy(flow: Flow, memory: OracleMemory, isOver: boolean) {
  const isOpen = Object.entries(memory.writes).some(
    ([id, { state }]) => state === 'sent' && flow.steps[id]?.once,
  );
  if (isOver && !isOpen) return undefined;
  const answers: Record<string, Record<string, unknown>> = {};
  const encrypted: string[] = [];
  for (const [id, stepAnswers] of Object.entries(memory.answers))
    for (const [name, value] of Object.entries(stepAnswers)) {
      const { sensitive = [], personal = [] } = flow.steps[id] ?? {};
      if (sensitive.includes(name) || value === undefined) continue;
      (answers[id] ??= {})[name] = value;
      if (personal.includes(name) && value !== null && value !== '')
        encrypted.push(`${id} ${name}`);
    }
  const writes = Object.entries(memory.writes).map(([id, write]) => {
    const what = flow.steps[id]?.writes;
    return [id, { ...write, ...(what && { writes: what }) }] as const;
  });
  return {
    answers,
    encrypted: encrypted.toSorted(),
    at: memory.visited.at(-1) ?? '',
    visited: memory.visited,
    deadlines: memory.deadlines,
    writes: Object.fromEntries(writes),
  };
}

/** The loaded whole with what was answered at the visited steps. */
export function draftToSave(flow: Flow, { draft, answers, visited }: OracleMemory): OracleValues {
  const whole = structuredClone(draft ?? {}) as Record<string, unknown>;
  const placeOf = (scope: readonly string[] = []) => {
    let place = whole;
    for (const name of scope) {
      const inner = place[name];
      const isPlace = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      place = (isPlace ? inner : (place[name] = {})) as Record<string, unknown>;
    }
    return place;
  };
  for (const id of visited) {
    const step = flow.steps[id];
    const stepAnswers = answers[id];
    if (!step || !stepAnswers || !isOfDraft(flow, id)) continue;
    const place = placeOf(step.scope);
    for (const name of questionsOf(step)) if (name in stepAnswers) place[name] = stepAnswers[name];
  }
  return whole;
}
