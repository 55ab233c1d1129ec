/** Finds out what the platform, the host and the clock must do so that a step's work comes to a wanted event. */
import { bridgeCodes } from '../../src/api/codes.ts';
import { unreachable } from '../../src/api/response.ts';
import type { Formula } from '../../src/model/definition.ts';
import { readsOf } from '../../src/language/formula/reads.ts';
import { samplesFor } from '../../src/language/formula/samples.ts';
import type {
  CallResult,
  Effects,
  OpenResult,
  RoomConnected,
  RoomOpened,
} from '../../src/model/effects.ts';
import { failed, ok } from '../../src/verify/call-results.ts';
import type { MachineEvent } from '../../src/machine/context-updates.ts';
import { settle, SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';
import type { Json } from '../symbols/symbols.ts';
import { endpointOf, madeUpData, responseSchema } from '../made-up/data.ts';
import { realDictionaries } from '../made-up/real-dictionaries.ts';
import { isObject } from '../../src/model/plain-object.ts';

type Fields = Record<string, unknown>;

export interface Scenario {
  /** Shown in the studio. */
  name: string;
  /** Endpoint → its response. Other endpoints respond as usual; `never`: until the caller aborts. */
  answers: Readonly<Record<string, CallResult | 'never'>>;
  opens: OpenResult;
  /** How camera, microphone and the video call do. */
  room: { opened: RoomOpened; connected: RoomConnected; breaks?: 'devices' | 'call' };
  /** Milliseconds the clock is put forward before the work begins. */
  skip: number;
}

const usualRoom: Scenario['room'] = {
  opened: { type: 'open', own: undefined },
  connected: { type: 'connected', other: undefined },
};

export const usual: Scenario = {
  name: 'as usual',
  answers: {},
  opens: 'returned',
  room: usualRoom,
  skip: 0,
};

export interface Usual {
  links: readonly string[];
  /** Fields an example gives the answer of the step's endpoints. */
  result?: Fields;
  refusal: string;
}

/** The ordinary answer of an endpoint. Throws for an endpoint the contract does not have. */
export function usualResponse(
  endpoint: string,
  request: Fields,
  { links, result }: Usual,
): CallResult {
  const made = madeUpData(endpoint, request, links);
  if (result && 'data' in result) return ok(result.data);
  if (!isObject(made)) return ok(result ?? made);
  return ok({ ...made, ...realDictionaries(endpoint, request), ...result });
}

export type Attempt = (effects: Effects, signal: AbortSignal) => Promise<MachineEvent>;

export interface ScenarioMatch {
  scenario: Scenario;
  event: MachineEvent;
}

/**
 * Tries an actor under one scenario after the other. `judge`: 2 for an exact match, 1 for a near one, 0 otherwise; the
 * first best one is taken. `formulas`: those evaluated on the result.
 */
export async function findScenario(
  attempt: Attempt,
  judge: (event: MachineEvent) => number,
  defaults: Usual,
  formulas: readonly Formula[] = [],
  now: () => number = Date.now,
): Promise<ScenarioMatch | undefined> {
  const called: ScenarioCall[] = [];
  let near: ScenarioMatch | undefined;
  const endpoints = new Set<string>();
  const queue = [...frames()];
  for (const scenario of queue) {
    const calls: ScenarioCall[] = [];
    const event = await rehearse(attempt, scenario, defaults, calls, now);
    const grade = event ? judge(event) : 0;
    if (event && grade === 2) return { scenario, event };
    if (event && grade === 1) near ??= { scenario, event };
    for (const call of calls) {
      if (endpoints.has(call.endpoint)) continue;
      endpoints.add(call.endpoint);
      called.push(call);
      queue.push(...answersOf(call, defaults, formulas));
    }
  }
  return near;
}

interface ScenarioCall {
  endpoint: string;
  request: Fields;
}

const day = 86_400_000;

function* frames(): Generator<Scenario> {
  yield usual;
  for (const opens of ['leaving', 'refused', 'blocked'] as const)
    yield { ...usual, name: `the link is ${opens}`, opens };
  const room = (name: string, changed: Partial<Scenario['room']>): Scenario => ({
    ...usual,
    name,
    room: { ...usualRoom, ...changed },
  });
  yield room('the camera is not allowed', { opened: { type: 'blocked', fault: 'denied' } });
  yield room('the call fails', { connected: { type: 'failed' } });
  yield room('the call breaks', { breaks: 'call' });
  yield room('the camera is taken away', { breaks: 'devices' });
  yield { ...usual, name: 'much later', skip: day };
  yield { ...usual, name: 'the clock is put back', skip: -day };
}

const whys = ['offline', 'timeout', 'busy', 'server', 'broken', 'signed-out'] as const;
const codesOfKinds = Object.values(kindDrivers)
  .flatMap(({ codes = {} }) => Object.values(codes))
  .filter((code) => code !== undefined);
const codes = ['E0001', ...Object.values(bridgeCodes), ...codesOfKinds];

function* answersOf(
  { endpoint, request }: ScenarioCall,
  defaults: Usual,
  formulas: readonly Formula[],
) {
  const one = (name: string, response: CallResult | 'never'): Scenario => ({
    ...usual,
    name: `${endpoint} ${name}`,
    answers: { [endpoint]: response },
  });
  const data = madeUpData(endpoint, request, defaults.links);
  const all = madeUpData(endpoint, request, defaults.links, true);
  const real = realDictionaries(endpoint, request);
  if (isObject(data) && isObject(all))
    for (const [name, changed] of variants(
      { ...data, ...real },
      { ...all, ...real },
      responseSchema(endpoint),
      formulas,
    ))
      yield one(name, ok({ ...changed, ...defaults.result }));
  const { code, msg } = defaults.result ?? {};
  const words = typeof msg === 'string' && msg !== '' ? msg : defaults.refusal;
  for (const refusal of typeof code === 'string' ? [code, ...codes] : codes)
    yield one(`refuses (${refusal})`, failed(refusal, words));
  for (const why of whys) yield one(`is unreachable (${why})`, unreachable(why));
  yield one('does not answer', 'never');
}

/** The data with one field another way each time, and as the formulas would tell apart. `all`: with what may be left out. */
function* variants(
  data: Fields,
  all: Fields,
  { properties = {} }: Json,
  formulas: readonly Formula[],
) {
  for (const [name, value] of Object.entries(all))
    if (!(name in data)) yield [`answers ${name} too`, { ...data, [name]: value }] as const;
  yield ['answers all it can', all] as const;
  for (const sample of resultSamples(formulas))
    yield ['answers differently', { ...data, ...sample }] as const;
  for (const [name, schema] of Object.entries(properties)) {
    for (const value of othersThan(data[name], name, schema))
      yield [`answers ${name}: ${JSON.stringify(value)}`, { ...data, [name]: value }] as const;
    if (schema.enum || schema.type === 'boolean') continue;
    const { [name]: _, ...without } = data;
    if (name in data) yield [`answers no ${name}`, without] as const;
  }
}

function othersThan(value: unknown, name: string, schema: Json): unknown[] {
  if (schema.enum) return schema.enum.filter((one) => one !== value);
  if (schema.type === 'boolean')
    return [value !== true, value === undefined ? false : undefined].filter(
      (one) => one !== undefined,
    );
  if (schema.type === 'array') return [[]];
  if (schema.type === 'string' && /url$/i.test(name)) return ['https://elsewhere.example/'];
  return [];
}

const maxSamples = 64;

function resultSamples(formulas: readonly Formula[]): Fields[] {
  const { samples } = samplesFor(formulas);
  const decisive = decisiveIn(formulas);
  const single = new Map<string, Fields>();
  const whole = new Map<string, Fields>();
  for (const sample of samples) {
    const result: Fields = {};
    for (const [path, value] of Object.entries(sample)) {
      const [root, name, ...deeper] = path.split('.');
      if (root !== 'result' || name === undefined || deeper.length > 0) continue;
      if (typeof value === 'number' && !decisive.has(name)) continue;
      result[name] = value;
      single.set(JSON.stringify([name, value]), { [name]: value });
    }
    if (whole.size < maxSamples && Object.keys(result).length > 1)
      whole.set(JSON.stringify(result), result);
  }
  return [...single.values(), ...whole.values()];
}

/** Fields of the result that a formula does not only pass on: an amount that is kept may stay as it was made up. */
function decisiveIn(formulas: readonly Formula[]): Set<string> {
  const used = formulas.flatMap(({ expr }) => {
    const isRead = Array.isArray(expr) && (expr[0] === 'get' || expr[0] === 'or');
    if (isRead) return [];
    const { reads, guarded } = readsOf(expr);
    return [...reads, ...guarded];
  });
  return new Set(used.map((path) => path.split('.')[1] ?? ''));
}

/** Undefined where the actor gave no event by itself or threw. */
async function rehearse(
  attempt: Attempt,
  scenario: Scenario,
  defaults: Usual,
  calls: ScenarioCall[],
  now: () => number,
): Promise<MachineEvent | undefined> {
  const { room } = scenario;
  let time = now() + scenario.skip;
  const world = new SimulatedWorld({
    call: ({ endpoint, request }) => {
      calls.push({ endpoint, request });
      endpointOf(endpoint);
      const response = scenario.answers[endpoint] ?? usualResponse(endpoint, request, defaults);
      return response === 'never' ? undefined : response;
    },
    open: () => scenario.opens,
    clock: {
      now: () => time,
      sleep: async (until) => {
        // Actors that race against a timeout get their response first.
        await settle(20);
        time = Math.max(time, until);
      },
    },
    room: {
      open: async () => room.opened,
      connect: async () => room.connected,
      broken: async () => room.breaks ?? new Promise(() => undefined),
    },
  });
  const abort = new AbortController();
  const event = await Promise.race([
    attempt(world.effects, abort.signal).catch(() => undefined),
    settle(200).then(() => undefined),
  ]);
  // An actor that polls would never end.
  abort.abort();
  return event;
}
