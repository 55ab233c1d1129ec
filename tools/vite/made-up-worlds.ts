import type { CallResult } from '../../src/model/effects.ts';
import type { MadeUpWorld } from '../../src/app/prerender-order-flows.tsx';
import { ok } from '../../src/verify/call-results.ts';
import { madeUpData, madeUpOrder } from '../made-up/data.ts';

/** So different that what a page shows alike in all of them it shows to everybody. */
export const madeUpWorlds: readonly MadeUpWorld[] = [
  {
    host: { kind: 'web', system: 'android', version: '0.0.0' },
    now: Date.UTC(2026, 0, 5),
    order: (funder) => madeUpOrder({ funder }),
    respond: (endpoint, request) => respond(endpoint, request, true),
  },
  {
    host: { kind: 'messaging', system: 'ios', version: '0.0.0' },
    now: Date.UTC(2027, 6, 24, 12),
    order: (funder) => ({ ...changed(madeUpOrder({})), funder }),
    respond: (endpoint, request) => changed(respond(endpoint, request, true)),
  },
  {
    host: { kind: 'native', system: 'android', version: '9.9.9' },
    now: Date.UTC(2028, 10, 13, 20),
    order: (funder) => ({ orderNo: 'OTHER', funder }),
    respond: (endpoint, request) => changed(respond(endpoint, request, false)),
  },
];

function respond(
  endpoint: string,
  request: Record<string, unknown>,
  everything: boolean,
): CallResult {
  return ok(madeUpData(endpoint, request, [], everything));
}

/** Every text, number and yes or no is another one. */
function changed<T>(value: T): T {
  if (Array.isArray(value)) return value.slice(0, -1).map(changed) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, kept.has(name) ? one : changed(one)]),
    ) as T;
  if (typeof value === 'number') return (value * 2 + 7) as T;
  if (typeof value === 'boolean') return !value as T;
  return typeof value === 'string' ? (changedText(value) as T) : value;
}

const kept = new Set(['type', 'code', 'msg']);

function changedText(text: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return `2031-11-30${text.slice(10)}`;
  return /^(https?:|\/)/.test(text) ? text : `${text}7`;
}
