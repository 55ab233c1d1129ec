import type { Formula } from '../model/definition.ts';

/** `data` with its formulas read. */
export function evaluateDeferred(data: unknown, read: (formula: Formula) => unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isFormula(data)) return read(data);
  if (Array.isArray(data)) return data.map((one) => evaluateDeferred(one, read));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, evaluateDeferred(value, read)]),
  );
}

export function isFormula(value: object): value is Formula {
  return 'formula' in value && 'expr' in value;
}
