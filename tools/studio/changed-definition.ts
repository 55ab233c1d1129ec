/** A definition without what the page has of it already: an edit changes few of its flows and examples. */
import type { Definition } from '../../src/model/definition.ts';
import { oncePer } from '../../src/model/once-per.ts';
import { type ChangedDefinition, type ChangedPart, changedParts } from './wire.ts';

const jsonOf = oncePer((value: object) => JSON.stringify(value));

/** `before`: the definition the page has; undefined where it has none. */
export function changedSince(before: Definition | undefined, now: Definition): ChangedDefinition {
  return mapped(now, (part, name, value) => {
    const old = before?.[part]?.[name];
    return old && value && (old === value || jsonOf(old) === jsonOf(value)) ? null : value;
  });
}

/** Unchanged parts keep their identity. */
export function withChanges(
  before: Definition | undefined,
  changed: ChangedDefinition,
): Definition {
  // Each `null` is replaced by what stood there.
  return mapped(changed, (part, name, value) => {
    const whole = value ?? before?.[part]?.[name];
    if (!whole) throw new Error(`Bug: withChanges has no ${part} ${name}`);
    return whole;
  }) as Definition;
}

type Entry = Definition[ChangedPart] extends infer P ? NonNullable<P>[keyof P] : never;

function mapped(
  definition: ChangedDefinition,
  change: (part: ChangedPart, name: string, value: Entry | null) => Entry | null,
): ChangedDefinition {
  const parts = changedParts.flatMap((part) => {
    const entries = definition[part];
    if (!entries) return [];
    const made = Object.entries(entries).map(([name, value]) => [name, change(part, name, value)]);
    return [[part, Object.fromEntries(made)]];
  });
  return { ...definition, ...Object.fromEntries(parts) } as ChangedDefinition;
}
