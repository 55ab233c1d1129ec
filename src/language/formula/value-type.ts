import type { ValueType } from '../../model/definition.ts';

const names = {
  text: 'a text',
  number: 'a number',
  money: 'an amount of money',
  'yes-no': 'a yes or no',
  date: 'a date',
  version: 'a version',
  any: 'a value of unknown type',
} as const;

/** As a finding says it: `a text`, `an amount of money`, `a list`. */
export function inWords(type: ValueType): string {
  if (typeof type === 'string') return names[type];
  return 'list' in type ? 'a list' : 'a group of values';
}

/** Whether a value of type `actual` can be used where `expected` is required. */
export function fits(actual: ValueType, expected: ValueType): boolean {
  if (actual === 'any' || expected === 'any') return true;
  if (typeof actual === 'string' || typeof expected === 'string') return actual === expected;
  if ('list' in actual) return 'list' in expected && fits(actual.list, expected.list);
  if (!('fields' in expected)) return false;
  return Object.entries(expected.fields).every(([name, type]) => {
    const own = fieldOf(actual.fields, name);
    return own !== undefined && fits(own, type);
  });
}

/** Own properties only, so that a field called `constructor` is unknown. */
export function fieldOf<T>(fields: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
