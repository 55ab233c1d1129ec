import type { ActorInput } from '../../model/step-kind.ts';
import type { Why } from '../../model/never-done.ts';
import { callUntil } from '../calling.ts';
import { evaluateDeferred } from '../deferred-values.ts';
import { type Entries, type FetchEntry, needsOf, sorted } from './entries.ts';
import type { schema } from './schema.ts';

type Input = Pick<
  ActorInput<typeof schema.settings>,
  'step' | 'effects' | 'signal' | 'requestId' | 'evaluate'
>;

/** The result of an entry. `absent`: not available, and the flow continues without it. */
type EntryResult =
  | { type: 'there'; value: unknown }
  | { type: 'absent' }
  | { type: 'refused'; msg: string; code: string }
  | { type: 'unreachable'; why: Why }
  /** Not requested, because a dependency is missing. */
  | { type: 'waiting' };

/** Responses by request, so that a retry only repeats what is missing. */
export type FetchedResponses = Readonly<Record<string, unknown>>;

/** Runs the entries in dependency order, in parallel where possible. */
export class EntryFetcher {
  readonly values: Record<string, unknown> = {};
  readonly results: Record<string, EntryResult> = {};
  readonly responses: Record<string, unknown>;
  readonly #entries: Entries;
  readonly #input: Input;
  readonly #started = new Map<string, Promise<EntryResult>>();
  readonly #pending = new Map<string, ReturnType<typeof callUntil>>();

  constructor(input: Input, answered: FetchedResponses) {
    this.#input = input;
    // The machine passes deferred settings unevaluated.
    this.#entries = input.step.get as unknown as Entries;
    this.responses = { ...answered };
  }

  async all(): Promise<void> {
    await Promise.all(Object.keys(this.#entries).map((name) => this.#start(name)));
  }

  /** The first required entry in file order with this result. */
  first<T extends EntryResult['type']>(
    type: T,
  ): (Extract<EntryResult, { type: T }> & { name: string }) | undefined {
    for (const name of Object.keys(this.#entries)) {
      const result = this.results[name];
      if (result?.type === type) return { ...(result as Extract<EntryResult, { type: T }>), name };
    }
    return undefined;
  }

  #start(name: string): Promise<EntryResult> {
    let started = this.#started.get(name);
    if (!started) this.#started.set(name, (started = this.#follow(name)));
    return started;
  }

  async #follow(name: string): Promise<EntryResult> {
    // The map must hold this promise before its dependencies are started.
    await Promise.resolve();
    const entry = this.#entries[name] ?? {};
    const needs = needsOf(entry, this.#entries).filter((need) => need !== name);
    const before = await Promise.all(needs.map((need) => this.#start(need)));
    const result = this.#without(before) ?? (await this.#fetch(entry));
    this.results[name] = result;
    if (result.type === 'there') this.values[name] = result.value;
    return result;
  }

  #without(before: readonly EntryResult[]): EntryResult | undefined {
    if (before.some(({ type }) => type === 'absent')) return { type: 'absent' };
    return before.some(({ type }) => type !== 'there') ? { type: 'waiting' } : undefined;
  }

  async #fetch(entry: FetchEntry): Promise<EntryResult> {
    const { evaluate } = this.#input;
    if (entry.when && evaluate(entry.when, this.values) !== true) return { type: 'absent' };
    const result = await this.#valueOf(entry);
    if (result.type === 'there')
      return entry.empty === 'hide' && isNothing(result.value) ? { type: 'absent' } : result;
    return entry.optional === true ? { type: 'absent' } : result;
  }

  async #valueOf(entry: FetchEntry): Promise<EntryResult> {
    const { evaluate } = this.#input;
    if (entry.endpoint === undefined)
      return { type: 'there', value: entry.value && evaluate(entry.value, this.values) };
    if (!entry.each) return this.#one(entry, undefined);
    const list = evaluate(entry.each, this.values);
    const items = this.#byKey(entry, Array.isArray(list) ? list : []);
    const all = await Promise.all(
      items.map(async ([key, item]) => ({ key, item, result: await this.#one(entry, item) })),
    );
    const missing = all.find(({ result }) => result.type !== 'there');
    if (missing) return missing.result;
    const value = all.map(({ key, item, result }) => ({
      key,
      item,
      data: result.type === 'there' ? result.value : undefined,
    }));
    return { type: 'there', value };
  }

  #byKey({ key }: FetchEntry, items: readonly unknown[]): [key: string, item: unknown][] {
    const named = items.map((item, at): [string, unknown] => [
      key ? String(this.#input.evaluate(key, this.values, item)) : String(at),
      item,
    ]);
    return [...new Map(named)];
  }

  async #one(entry: FetchEntry, item: unknown): Promise<EntryResult> {
    const { endpoint = '', send = {}, sort } = entry;
    const read = (formula: Parameters<Input['evaluate']>[0]) =>
      this.#input.evaluate(formula, this.values, item);
    const request = evaluateDeferred(send, read) as Record<string, unknown>;
    const requestKey = JSON.stringify([endpoint, request]);
    if (Object.hasOwn(this.responses, requestKey))
      return { type: 'there', value: sorted(this.responses[requestKey], sort) };
    const response = await this.#call(requestKey, endpoint, request);
    if (response === 'too-late') return { type: 'unreachable', why: 'timeout' };
    if (response.type === 'unreachable') return { type: 'unreachable', why: response.why };
    if (response.type === 'failed')
      return { type: 'refused', msg: response.result.msg, code: response.result.code };
    const { data } = response.result;
    this.responses[requestKey] = data;
    return { type: 'there', value: sorted(data, sort) };
  }

  /** Equal requests are sent once. */
  #call(requestKey: string, endpoint: string, request: Record<string, unknown>) {
    const { step, effects } = this.#input;
    const until = step.timeout === undefined ? undefined : effects.now() + step.timeout;
    let pending = this.#pending.get(requestKey);
    if (!pending)
      this.#pending.set(requestKey, (pending = callUntil(this.#input, endpoint, request, until)));
    return pending;
  }
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
