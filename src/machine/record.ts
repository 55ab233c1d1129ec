import type { Flow } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';
import { type FlowContext, orderNoOf } from './context.ts';
import { areIntents, isByStep, isSavedRecord, type SavedRecord } from './saved/record-shape.ts';
import { recordKey } from './record-key.ts';
import type { SessionStorage } from './storage.ts';
import { savedWrites } from './written.ts';
import { isObject } from '../model/plain-object.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** What is stored of a session for a reload or a kill: no sensitive answer, nothing of XState's. */
export type SessionRecord = Omit<SavedRecord, 'sealed' | 'trail'> & {
  visited: string[];
  /** Step → names of encrypted answers that can no longer be decrypted. */
  lost?: Names;
};

/** A record that cannot be resumed, with the writes and requestIds that could still be read. */
export type DamagedRecord = Pick<SessionRecord, 'intents'> & {
  /** Reduced to its writes on purpose, because the customer signed out. */
  isWritesOnly?: true;
};

export function isIntact(record: SessionRecord | DamagedRecord): record is SessionRecord {
  return 'visited' in record;
}

/**
 * The storage key of a session: one for each order and action, or for each address where the flow is about no order.
 */
export function sessionKey(flow: Flow, about: FlowContext['order'], action: ActionId): string {
  if (!flow.address) return recordKey(orderNoOf(about), action);
  const address = flow.address.map((name) => {
    const value = about[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return recordKey(new URLSearchParams(address).toString(), action);
}

/** Undefined when there is none, or the storage is denied. */
export function readRecord(
  storage: SessionStorage,
  key: string,
): SessionRecord | DamagedRecord | undefined {
  try {
    const text = storage.read(key);
    return text === null ? undefined : parseRecord(text, (mark) => storage.sealed?.get(key, mark));
  } catch {
    return undefined;
  }
}

/** Called before every save: our own record is recognized by its owner, without validating the rest. */
export function isOfAnother(storage: SessionStorage, key: string, owner: string): boolean {
  try {
    const saved = parseJson(storage.read(key) ?? '') as { owner?: unknown } | null | undefined;
    if (saved?.owner === owner) return false;
  } catch {
    return false;
  }
  const record = readRecord(storage, key);
  return record !== undefined && 'owner' in record && record.owner !== owner;
}

function parseRecord(
  text: string,
  unseal: (mark: string) => string | undefined,
): SessionRecord | DamagedRecord {
  const saved = parseJson(text);
  if (isSavedRecord(saved)) {
    // Unknown fields of other versions are dropped.
    const { at, answers, trail, deadlines, intents, hash, owner, offered, sealed } = saved;
    const named = { at, answers, visited: trail, deadlines, intents, hash, owner };
    const record = offered === true ? { ...named, offered } : named;
    return sealed ? withPersonal(record, sealed.names, unseal(sealed.mark)) : record;
  }
  if (!isObject(saved) || !areIntents(saved['intents'])) return { intents: {} };
  const isWritesOnly = Object.keys(saved).length === 1;
  return { intents: saved['intents'], ...(isWritesOnly && { isWritesOnly }) };
}

function withPersonal(
  record: SessionRecord,
  names: Names,
  text: string | undefined,
): SessionRecord {
  const read = parseJson(text ?? '');
  if (!isByStep(read)) return { ...record, lost: names };
  const answers = { ...record.answers };
  for (const [id, stepAnswers] of Object.entries(read))
    answers[id] = { ...answers[id], ...stepAnswers };
  return { ...record, answers };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * False when the storage is full or denied; the session continues without it. The old record is deleted then: resuming
 * from it would lead back to before a write that may have been sent. Without it the flow starts by asking the platform.
 */
export function writeRecord(
  storage: SessionStorage,
  key: string,
  { visited: trail, ...record }: SessionRecord,
  flow: Flow,
): boolean {
  const isPersonal = (id: string, name: string) =>
    flow.steps[id]?.personal?.includes(name) ?? false;
  const personal = onlyWhere(record.answers, isPersonal);
  const names = Object.entries(personal).flatMap(([id, stepAnswers]) => {
    const own = Object.keys(stepAnswers).filter((name) => isAnswered(stepAnswers[name]));
    return own.length > 0 ? [[id, own] as const] : [];
  });
  try {
    if (names.length === 0) {
      storage.sealed?.remove(key);
      storage.write(key, JSON.stringify({ ...record, trail }));
      return true;
    }
    const answers = onlyWhere(record.answers, (id, name) => !isPersonal(id, name));
    const mark = storage.sealed?.put(key, JSON.stringify(personal)) ?? '';
    const sealed = { mark, names: Object.fromEntries(names) };
    storage.write(key, JSON.stringify({ ...record, trail, answers, sealed }));
    return true;
  } catch {
    removeRecord(storage, key);
    return false;
  }
}

function onlyWhere(
  answers: SessionRecord['answers'],
  predicate: (step: string, name: string) => boolean,
): SessionRecord['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([id, stepAnswers]) => [
      id,
      Object.fromEntries(Object.entries(stepAnswers).filter(([name]) => predicate(id, name))),
    ]),
  );
}

function isAnswered(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

export function removeRecord(storage: SessionStorage, key: string): void {
  try {
    storage.sealed?.remove(key);
    storage.remove(key);
  } catch {
    // Storage is denied, so there is no record.
  }
}

export function recordOf(flow: Flow, context: FlowContext, owner: string): SessionRecord {
  const answers = Object.fromEntries(
    Object.entries(context.answers).map(([id, stepAnswers]) => [
      id,
      withoutSensitive(stepAnswers, flow.steps[id]?.sensitive),
    ]),
  );
  return {
    at: context.visited.at(-1) ?? '',
    answers,
    visited: [...context.visited],
    deadlines: { ...context.deadlines },
    intents: savedWrites(flow, context.intents),
    hash: flow.hash,
    owner,
  };
}

function withoutSensitive(stepAnswers: Readonly<Record<string, unknown>>, names: string[] = []) {
  if (names.length === 0) return { ...stepAnswers };
  return Object.fromEntries(Object.entries(stepAnswers).filter(([name]) => !names.includes(name)));
}
