/**
 * The machine's state decides and the address follows. Each history entry of a flow carries the steps of all entries up
 * to itself, so that distances are known after a reload too.
 */
export interface FlowEntry {
  /** Steps whose addresses are in the history, this entry's own last. */
  steps: string[];
  /** The entry before the first one is a page of ours. */
  inApp: boolean;
}

/** The session's position. */
export interface SessionPosition {
  /** The last visited step that has an address; undefined before the first screen. */
  addressed: string | undefined;
  /** The step the customer sees; it may show at the address of the one before. */
  step: string;
  /** Visited steps with an address, up to and including `addressed`. */
  visited: readonly string[];
  ended: boolean;
}

export type HistoryChange =
  | { do: 'stay' }
  | { do: 'push' | 'replace'; steps: string[] }
  | { do: 'go'; by: number }
  /** The customer pressed Back: send it to the machine, which may refuse. */
  | { do: 'ask-back'; to: string | undefined }
  | { do: 'leave' };

/** How the address must change to show the session's position. */
export function follow(entry: FlowEntry, position: SessionPosition): HistoryChange {
  const target = position.addressed;
  if (target === undefined || entry.steps.at(-1) === target) return { do: 'stay' };
  const index = entry.steps.lastIndexOf(target);
  if (index >= 0) return { do: 'go', by: index - (entry.steps.length - 1) };
  if (entry.steps.length === 0) return { do: 'replace', steps: [target] };
  return { do: 'push', steps: [...entry.steps, target] };
}

/** After a history.go of ours. Where it did not arrive at the step, the address is replaced, to avoid loops. */
export function settle(entry: FlowEntry, position: SessionPosition): HistoryChange {
  const plan = follow(entry, position);
  if (plan.do !== 'go') return plan;
  return { do: 'replace', steps: entry.steps.slice(0, plan.by) };
}

/** What the customer's Back or Forward from `before` to `entry` means. */
export function popped(
  entry: FlowEntry,
  before: FlowEntry,
  position: SessionPosition,
): HistoryChange {
  const target = entry.steps.at(-1);
  if (target === position.addressed) return { do: 'stay' };
  if (position.ended) return { do: 'leave' };
  const backwards = entry.steps.length < before.steps.length;
  if (!backwards || target === undefined || !position.visited.includes(target))
    return restore(entry, before);
  return { do: 'ask-back', to: position.step === position.addressed ? target : undefined };
}

/** Restores the address after a Back or Forward that the machine refused. */
export function restore(entry: FlowEntry, before: FlowEntry): HistoryChange {
  const by = before.steps.length - entry.steps.length;
  return by === 0 ? { do: 'stay' } : { do: 'go', by };
}

/** Parses `location.state`; anything else counts as an entry without steps and without a page of ours before it. */
export function readEntry(state: unknown): FlowEntry {
  const entry = typeof state === 'object' && state !== null ? (state as Partial<FlowEntry>) : {};
  const steps =
    Array.isArray(entry.steps) && entry.steps.every((step) => typeof step === 'string')
      ? entry.steps
      : [];
  return { steps, inApp: entry.inApp === true };
}

/** Whether Back led from one screen of a flow to another of the same session; else it led into a flow from elsewhere. */
export function isWithin(now: readonly string[], before: readonly string[]): boolean {
  return now.length < before.length && now.every((step, at) => before[at] === step);
}
