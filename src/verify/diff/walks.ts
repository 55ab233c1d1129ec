/** The shortest walk on which two versions differ, if there is one. */
import type { Step } from '../../model/definition.ts';
import type { Behaviour, Branch, GuardLiteral } from './behaviour.ts';
import type { Difference, WalkStep } from './difference.ts';
import { distinct, Knowledge, literalsKey, type Satisfiability } from './literals.ts';
import type { Matching } from './matching.ts';

/** Where a walk stands: in one version or, on the same walk, in both. */
interface Place {
  before?: string;
  after?: string;
  literals: readonly GuardLiteral[];
  /** The position before. */
  from?: Place;
  outcome?: string;
  when: readonly GuardLiteral[];
}

export interface WalkTarget {
  before?: string;
  after?: string;
  /** What else must hold there; both versions' answers are the same customer's. */
  when?: readonly GuardLiteral[];
  outcome?: string;
}

/** States searched before a walk is assumed to be possible. */
const most = 4000;

export class Walks {
  readonly #versions: { before: Behaviour; after: Behaviour };
  readonly #matching: Matching;
  readonly #knowledge: Knowledge;

  constructor(before: Behaviour, after: Behaviour, matching: Matching, sat: Satisfiability) {
    this.#versions = { before, after };
    this.#matching = matching;
    this.#knowledge = new Knowledge(sat, [before, after]);
  }

  /** `impossible`: searched exhaustively, and none leads there. Undefined: the limit was reached. */
  to(target: WalkTarget): Difference['walk'] | 'impossible' {
    const modes = [
      ...(target.before !== undefined && target.after !== undefined ? ['both' as const] : []),
      ...(target.after !== undefined ? ['after' as const] : []),
      ...(target.before !== undefined ? ['before' as const] : []),
    ];
    let isCertain = true;
    for (const mode of modes) {
      const place = this.#search(mode, target);
      if (place === 'too many') isCertain = false;
      else if (place) return { in: mode, steps: stepsOf(place, target) };
    }
    return isCertain ? 'impossible' : undefined;
  }

  #search(mode: 'both' | 'before' | 'after', target: WalkTarget): Place | 'too many' | undefined {
    const visited = new Set<string>();
    const queue: Place[] = [...this.#starts(mode)];
    for (const place of queue) {
      const key = `${place.before}|${place.after}|${literalsKey(place.literals)}`;
      if (visited.has(key)) continue;
      visited.add(key);
      if (visited.size > most) return 'too many';
      if (isThere(mode, place, target) && this.#holdsThere(place, target)) return place;
      queue.push(...this.#on(place));
    }
    return undefined;
  }

  #holdsThere(place: Place, { when = [] }: WalkTarget): boolean {
    return this.#knowledge.allows(place.literals, this.#stepsAt(place), when);
  }

  #stepsAt({ before, after }: Place): Step[] {
    const { before: old, after: now } = this.#versions;
    return [old.stops.get(before ?? ''), now.stops.get(after ?? '')].flatMap(
      (stop) => stop?.step ?? [],
    );
  }

  *#starts(mode: 'both' | 'before' | 'after'): Generator<Place> {
    const { before, after } = this.#versions;
    const none: Place = { literals: this.#knowledge.atFirst, when: [] };
    yield* this.#arrivals(mode, none, before.start, after.start);
    for (const [id, { entry = [] }] of before.stops)
      if (mode === 'before') yield* this.#arrivals(mode, none, entry, []);
      else if (mode === 'both') {
        const now = after.stops.get(this.#matching.after(id) ?? '')?.entry ?? [];
        yield* this.#arrivals(mode, none, entry, now);
      }
    if (mode === 'after')
      for (const { entry = [] } of after.stops.values())
        yield* this.#arrivals(mode, none, [], entry);
  }

  *#on(place: Place): Generator<Place> {
    const before = this.#versions.before.stops.get(place.before ?? '')?.outcomes;
    const after = this.#versions.after.stops.get(place.after ?? '')?.outcomes;
    const mode = before && after ? 'both' : before ? 'before' : 'after';
    for (const outcome of (after ?? before ?? new Map<string, unknown>()).keys()) {
      const [old, now] = [before?.get(outcome) ?? [], after?.get(outcome) ?? []];
      yield* this.#arrivals(mode, place, old, now, outcome);
    }
  }

  *#arrivals(
    mode: 'both' | 'before' | 'after',
    from: Place,
    before: readonly Branch[],
    after: readonly Branch[],
    outcome?: string,
  ): Generator<Place> {
    const named = outcome === undefined ? {} : { from, outcome };
    const olds = mode === 'after' ? [undefined] : before;
    const news = mode === 'before' ? [undefined] : after;
    for (const old of olds)
      for (const now of news) {
        const place = this.#arrival(old, now, from);
        if (place) yield { ...place, ...named };
      }
  }

  #arrival(old: Branch | undefined, now: Branch | undefined, from: Place): Place | undefined {
    if (old && now && !this.#matching.same(old.to, now.to)) return undefined;
    const [before, after] = [stepIn(old), stepIn(now)];
    if (before === undefined && after === undefined) return undefined;
    const taken = [old, now].filter((branch) => branch !== undefined);
    const when = distinct(taken.flatMap((branch) => branch.when));
    const literals = this.#knowledge.after(from.literals, this.#stepsAt(from), taken);
    if (!literals) return undefined;
    return {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      literals,
      when,
    };
  }
}

function stepIn(branch: Branch | undefined): string | undefined {
  return branch && 'step' in branch.to ? branch.to.step : undefined;
}

function isThere(mode: string, place: Place, { before, after }: WalkTarget): boolean {
  if (mode === 'both') return place.before === before && place.after === after;
  return mode === 'before' ? place.before === before : place.after === after;
}

function stepsOf(place: Place, { outcome, when = [] }: WalkTarget): WalkStep[] {
  const steps: WalkStep[] = [];
  let next: { outcome?: string; when: readonly GuardLiteral[] } = {
    ...(outcome !== undefined && { outcome }),
    when: distinct(when),
  };
  for (let at: Place | undefined = place; at; at = at.from) {
    steps.push({ step: at.after ?? at.before ?? '', ...next });
    next = { ...(at.outcome !== undefined && { outcome: at.outcome }), when: at.when };
  }
  if (next.when.length > 0) steps.push({ step: '', when: next.when });
  return steps.toReversed();
}
