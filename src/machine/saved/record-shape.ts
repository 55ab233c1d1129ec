/** Validates a stored session by hand: a schema library would add to the first step's download. */
import { isObject } from '../../model/plain-object.ts';
type ByStep<T> = Record<string, Record<string, T>>;

export interface SavedIntent {
  requestId: string;
  state: 'sent' | 'done';
  writes?: Record<string, string> | undefined;
}

export interface SavedRecord {
  /** The step the customer is at. */
  at: string;
  answers: ByStep<unknown>;
  /** The visited steps. The name is the one they had when records were first stored on phones. */
  trail: string[];
  /** Epoch ms. */
  deadlines: ByStep<number>;
  intents: Record<string, SavedIntent>;
  /** Of the flow it was saved under. */
  hash: string;
  /** The tab that wrote it. */
  owner: string;
  /** Step → names of the answers that are stored encrypted, and the mark under which they are found. */
  sealed?: { mark: string; names: Record<string, string[]> } | undefined;
  /** The order offered the action while the session ran. */
  offered?: boolean | undefined;
}

type Guard<T> = (value: unknown) => value is T;
type Guards<T> = { [Name in keyof T]-?: Guard<T[Name]> };

const isAnything: Guard<unknown> = (_value): _value is unknown => true;
const isString: Guard<string> = (value) => typeof value === 'string';
const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
const isState: Guard<SavedIntent['state']> = (value) => value === 'sent' || value === 'done';

export const isByStep: Guard<ByStep<unknown>> = recordOf(recordOf(isAnything));

export const areIntents: Guard<Record<string, SavedIntent>> = recordOf(
  objectOf<SavedIntent>({
    requestId: isString,
    state: isState,
    writes: optional(recordOf(isString)),
  }),
);

export const isSavedRecord: Guard<SavedRecord> = objectOf<SavedRecord>({
  at: isString,
  answers: isByStep,
  trail: listOf(isString),
  deadlines: recordOf(recordOf(isNumber)),
  intents: areIntents,
  hash: isString,
  owner: isString,
  sealed: optional(objectOf({ mark: isString, names: recordOf(listOf(isString)) })),
  offered: optional(isBoolean),
});

function recordOf<T>(guard: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(guard);
}

function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard);
}

function optional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

function objectOf<T>(guards: Guards<T>): Guard<T> {
  return (value): value is T =>
    isObject(value) &&
    Object.entries<Guard<unknown>>(guards).every(([name, guard]) => guard(value[name]));
}
