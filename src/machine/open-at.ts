import type { Definition, Flow, Step, ValueType } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { messages } from './messages.ts';
import { flowStartedBy } from './starts.ts';

/** What an address of a flow leads to. */
export type Opening =
  /**
   * The action's flow, at the step its session is at. `words`: shown when that step has another address than requested.
   */
  | { type: 'flow'; flow: string; words: LocalizedText }
  | { type: 'entry'; flow: string; step: string; params: Record<string, unknown> }
  /** Nothing here can show it: the order's detail page, with a message. */
  | { type: 'not-reachable'; words: LocalizedText };

export interface OpenRequest {
  path: string;
  /** The query's texts by name, for the needs of an entry. */
  params: Readonly<Record<string, string>>;
  action: ActionId | undefined;
}

/** Resolves an address: its action, then an entry, else not reachable. */
export function openAt(definition: Definition, request: OpenRequest): Opening {
  return (
    byAction(definition, request) ??
    byEntry(definition, request) ?? { type: 'not-reachable', words: messages.notReachable }
  );
}

function byAction(definition: Definition, { action, path }: OpenRequest): Opening | undefined {
  const flow = action === undefined ? undefined : flowStartedBy(definition, action);
  if (!flow || !stepsAt(flow, path).length) return undefined;
  return { type: 'flow', flow: flow.id, words: messages.startsHere };
}

function byEntry(definition: Definition, { path, params }: OpenRequest): Opening | undefined {
  for (const flow of Object.values(definition.flows)) {
    for (const step of stepsAt(flow, path)) {
      const entryParams = step.entry && readParams(step.entry.needs, params);
      if (entryParams) return { type: 'entry', flow: flow.id, step: step.id, params: entryParams };
    }
  }
  return undefined;
}

function stepsAt(flow: Flow, path: string): Step[] {
  return Object.values(flow.steps).filter((step) => step.path === path);
}

/** Undefined when the address lacks a parameter or has an unreadable one. */
function readParams(
  needs: Record<string, ValueType>,
  params: Readonly<Record<string, string>>,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(needs)) {
    const text = Object.hasOwn(params, name) ? params[name] : undefined;
    const value = text === undefined || text === '' ? undefined : read(text, type);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values;
}

function read(text: string, type: ValueType): unknown {
  if (type === 'money') return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (type === 'number') return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (type === 'yes-no') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
  return typeof type === 'string' ? text : undefined;
}
