import type { Deviation } from '../journey-problem.ts';
import type { Observation } from './types.ts';

/** The first difference between the observed and the expected state. */
export function difference(expected: Observation, actual: Observation): Deviation | undefined {
  for (const name of Object.keys(expected) as (keyof Observation)[])
    if (!isSame(expected[name], actual[name]))
      return {
        observed: name,
        expected: inShort(expected[name]),
        actual: inShort(actual[name]),
      };
  return undefined;
}

/** Undefined, absent and empty values are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== b.length) return false;
  const isMissed = (name: string) => !(name in a) && !isNothing(b[name]);
  return Object.keys(a).every((name) => isSame(a[name], b[name])) && !Object.keys(b).some(isMissed);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  if (value === undefined) return true;
  return isObject(value) && Object.values(value).every((one) => one === undefined);
}

function inShort(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
