import type { ValueType } from './definition.ts';

/** Whether a value has a formula type; a missing value fits any. */
export function isOfType(value: unknown, type: ValueType): boolean {
  if (value === undefined || value === null || type === 'any') return true;
  if (typeof type === 'object' && 'list' in type)
    return Array.isArray(value) && value.every((item) => isOfType(item, type.list));
  if (typeof type === 'object') {
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    const parts = value as Record<string, unknown>;
    return Object.entries(type.fields).every(([name, part]) => isOfType(parts[name], part));
  }
  if (type === 'yes-no') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number';
  return type === 'money' ? Number.isInteger(value) : typeof value === 'string';
}
