import type { CallResult } from '../model/effects.ts';
import type { Why } from '../model/never-done.ts';
import { isObject } from '../model/plain-object.ts';

/** A good response of the platform as the client returns it (`api/response.ts`). */
export function ok(data: unknown = {}): CallResult {
  return { type: 'ok', result: { ...fieldsOf(data), data, code: '00000', msg: '' } };
}

export function failed(code: string, msg: string = code, data?: unknown): CallResult {
  return { type: 'failed', result: { ...fieldsOf(data), data, code, msg } };
}

export function unreachable(why: Why = 'offline'): CallResult {
  return { type: 'unreachable', why, words: { zh: why, en: why } };
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return isObject(data) ? data : {};
}
