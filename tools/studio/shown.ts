/** The answers and calls the panel shows, without sensitive ones. */
import { localizedAbout } from '../../src/language/chinese/about/about-in.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { Flow } from '../../src/model/definition.ts';
import { contract, type EndpointId } from '../../src/api/contract.ts';
import type { SimulatedRequest } from '../../src/verify/simulated-world.ts';

export interface ShownCall {
  endpoint: string;
  about: LocalizedText;
  request: unknown;
  response: unknown;
  what: 'ok' | 'failed' | 'unreachable' | 'under way' | 'given up';
}

export interface ShownStepAnswers {
  step: string;
  name: string;
  value: unknown;
}

function sensitiveNames(flow: Flow): Set<string> {
  return new Set(Object.values(flow.steps).flatMap((step) => step.sensitive ?? []));
}

/** `answers`: by step. */
export function shownAnswers(
  flow: Flow,
  answers: Readonly<Record<string, Record<string, unknown>>>,
): ShownStepAnswers[] {
  const hidden = sensitiveNames(flow);
  return Object.entries(answers).flatMap(([step, its]) =>
    Object.entries(masked(its, hidden) as object).map(([name, value]) => ({
      step,
      name: [...(flow.steps[step]?.scope ?? []), name].join('.'),
      value: value as unknown,
    })),
  );
}

/** Undefined values are left out. */
function masked(value: unknown, sensitive: ReadonlySet<string>): unknown {
  if (value instanceof Blob) return 'file';
  if (Array.isArray(value)) return value.map((one) => masked(one, sensitive));
  if (typeof value !== 'object' || value === null) return shortened(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, sensitive.has(name) ? '••••••' : masked(one, sensitive)]),
  );
}

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > 200 ? `${value.slice(0, 60)}…` : value;
}

export function shownCall(call: SimulatedRequest, flow: Flow): ShownCall {
  const row = contract[call.endpoint as EndpointId];
  const hidden = new Set([...sensitiveNames(flow), ...(row.sensitive ?? [])]);
  const { response } = call;
  const what =
    response === undefined ? 'under way' : response === 'aborted' ? 'given up' : response.type;
  return {
    endpoint: call.endpoint,
    about: localizedAbout(row.about),
    request: masked(call.request, hidden),
    response: responseOf(response, hidden),
    what,
  };
}

function responseOf(response: SimulatedRequest['response'], hidden: ReadonlySet<string>): unknown {
  if (response === undefined || response === 'aborted') return undefined;
  if (response.type === 'unreachable') return { why: response.why };
  const { code, msg, data } = response.result;
  return {
    code,
    ...(msg !== '' && { msg }),
    ...(data !== undefined && { data: masked(data, hidden) }),
  };
}
