import type { Expr, Formula } from '../../model/definition.ts';
import { isFormula } from '../deferred-values.ts';

/** An entry of `get` as the definition has it. */
export interface FetchEntry {
  endpoint?: string;
  send?: Record<string, unknown>;
  value?: Formula;
  each?: Formula;
  key?: Formula;
  sort?: string;
  when?: Formula;
  optional?: boolean;
  empty?: 'hide';
}

export type Entries = Readonly<Record<string, FetchEntry>>;

/** The other entries whose results the formulas of this one read, `result.stores` and the like. */
export function needsOf(entry: FetchEntry, entries: Entries): string[] {
  const names = new Set<string>();
  collect(entry, names);
  return [...names].filter((name) => Object.hasOwn(entries, name));
}

const paths = new Set(['get', 'or', 'has']);

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isFormula(value)) return collectRead(value.expr, names);
  for (const inner of Object.values(value)) collect(inner, names);
}

function collectRead(expr: Expr, names: Set<string>): void {
  if (!Array.isArray(expr)) return;
  const [operator, ...parts] = expr as unknown as [string, ...Expr[]];
  const path = operator === 'or' ? parts.slice(1) : parts;
  if (paths.has(operator) && path[0] === 'result') names.add(String(path[1]));
  for (const part of parts) collectRead(part, names);
}

/** A list sorted by a field of its items, the smallest first; anything else as it is. */
export function sorted(data: unknown, by: string | undefined): unknown {
  if (by === undefined || !Array.isArray(data)) return data;
  return [...(data as unknown[])].sort((one, other) => order(valueOf(one, by), valueOf(other, by)));
}

function valueOf(item: unknown, field: string): unknown {
  return typeof item === 'object' && item !== null
    ? (item as Record<string, unknown>)[field]
    : undefined;
}

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string')
    return one < other ? -1 : +(one > other);
  return 0;
}
