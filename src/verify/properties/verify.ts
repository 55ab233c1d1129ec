/** Checks the properties authors claim of every walk. */
import type { Claim, Moment, Property } from '../../language/schema/property-syntax.ts';
import type { Definition, Flow, Step } from '../../model/definition.ts';
import type { AnyKindStates, KindSchema } from '../../model/step-kind.ts';
import { codesOf } from '../../machine/starts.ts';
import { oncePer } from '../../model/once-per.ts';
import { behaviourOf, type Behaviour, type Stop } from '../diff/behaviour.ts';
import type { WalkStep } from '../diff/difference.ts';
import { Satisfiability } from '../diff/literals.ts';
import { isWhen, matches, mayMatch } from './moments.ts';
import { AllWalks, type Remember, type State, type ExploredWalks, pathTo } from './walk-all.ts';

export interface PropertyVerdict {
  property: Property;
  /** `vacuous`: no step matches what it is about. `unclear`: it claims nothing, or two things. */
  verdict: 'holds' | 'bounded' | 'broken' | 'vacuous' | 'unclear';
  /** States explored in flows it is about. */
  states: number;
  flows: number;
  broken: readonly Broken[];
}

export interface Broken {
  funder: string;
  codes: readonly string[];
  flow: string;
  walk: readonly WalkStep[];
}

interface Kinds {
  kinds: Readonly<Record<string, AnyKindStates>>;
  schemas: Readonly<Record<string, KindSchema>>;
}

/** @throws for an unknown kind. */
export class PropertyVerifier {
  readonly #kinds: Kinds;
  /** Walks come to the same few steps thousands of times. */
  readonly #mayMatch = oncePer((moment: Moment) =>
    oncePer((step: Step) => mayMatch(moment, step, this.#kinds.schemas)),
  );
  readonly #sat = new Satisfiability();
  readonly #behaviours = new Map<string, { behaviour: Behaviour; walks: AllWalks }>();

  constructor(kinds: Kinds) {
    this.#kinds = kinds;
  }

  verify(property: Property, definitions: readonly Definition[]): PropertyVerdict {
    const verdict: PropertyVerdict = {
      property,
      verdict: property.claim ? 'vacuous' : 'unclear',
      states: 0,
      flows: 0,
      broken: [],
    };
    if (!property.claim) return verdict;
    const outcomes = new Map<string, Outcome>();
    const broken = new Map<string, Broken>();
    let isBounded = false;
    for (const { funder, codes, flow } of matchingFlows(property, definitions)) {
      const key = `${flow.hash} ${flow.id}`;
      let outcome = outcomes.get(key);
      if (!outcome) {
        outcomes.set(key, (outcome = this.#walk(property.claim, flow)));
        verdict.states += outcome.states;
        if (outcome.isMentioned) verdict.flows++;
      }
      isBounded ||= outcome.isBounded;
      if (outcome.broken)
        broken.set(`${funder} ${flow.id}`, { funder, codes, flow: flow.id, walk: outcome.broken });
    }
    // What must never happen may be absent from the flows in question, if some other flow has it.
    const isMentioned =
      verdict.flows > 0 ||
      (isPlainNever(property.claim) && this.#isSomewhere(property.claim.of, definitions));
    return {
      ...verdict,
      broken: [...broken.values()],
      verdict:
        broken.size > 0 ? 'broken' : !isMentioned ? 'vacuous' : isBounded ? 'bounded' : 'holds',
    };
  }

  #isSomewhere(moment: Moment, definitions: readonly Definition[]): boolean {
    return definitions.some(({ flows }) =>
      Object.values(flows).some(({ steps }) =>
        Object.values(steps).some((step) => mayMatch(moment, step, this.#kinds.schemas)),
      ),
    );
  }

  #walk(claim: Claim, flow: Flow): Outcome {
    const { behaviour, walks } = this.#behaviour(flow);
    const steps = [...behaviour.stops.values()].map(({ step }) => step);
    const isMentioned = steps.some(this.#mayMatch(claim.of));
    if (!isMentioned) return { isMentioned, states: 0, isBounded: false };
    const walked =
      claim.claim === 'leads to' ? this.#reaching(claim, walks) : this.#remembering(claim, walks);
    const { broken, isBounded, states } = walked;
    return { isMentioned, states: states.length, isBounded, ...(broken && { broken }) };
  }

  #behaviour(flow: Flow) {
    let cached = this.#behaviours.get(flow.hash);
    if (!cached) {
      const behaviour = behaviourOf(flow, this.#kinds.kinds);
      this.#behaviours.set(
        flow.hash,
        (cached = { behaviour, walks: new AllWalks(behaviour, this.#sat) }),
      );
    }
    return cached;
  }

  #remembering(claim: Exclude<Claim, { claim: 'leads to' }>, walks: AllWalks): ExploredWalks {
    const is: Is = (moment, step, outcome) =>
      moment !== undefined && isWhen(moment, outcome) && this.#mayMatch(moment)(step);
    if (claim.claim === 'never') return walks.walk(claim.after ? 0 : 1, never(claim, is));
    if (claim.claim === 'at most') return walks.walk(0, atMost(claim, is));
    return walks.walk(0, (memory, step, outcome) => {
      const holds = !is(claim.of, step, outcome) || this.#mayMatch(claim.is)(step);
      return holds ? memory : 'broken';
    });
  }

  /** From each matching place some path must lead to the other. */
  #reaching({ of, to }: Claim & { claim: 'leads to' }, walks: AllWalks): ExploredWalks {
    const { schemas } = this.#kinds;
    const walked = walks.walk(0, (memory) => memory);
    if (walked.isBounded) return walked;
    const before = new Map<unknown, State[]>();
    for (const state of walked.states)
      for (const { to: next } of walks.on(state.place))
        if (next) before.set(next, [...(before.get(next) ?? []), state]);
    const reach = new Set(walked.states.filter(({ place }) => happensAt(to, place.stop, schemas)));
    for (const state of reach) for (const one of before.get(state.place) ?? []) reach.add(one);
    const lost = walked.states.find(
      (state) => matches(of, state.place.stop.step, undefined, schemas) && !reach.has(state),
    );
    return lost ? { ...walked, broken: pathTo(lost) } : walked;
  }
}

type Is = (moment: Moment | undefined, step: Step, outcome: string | undefined) => boolean;

/** The memory is 1 while it is forbidden. */
function never({ of, before, after }: Claim & { claim: 'never' }, is: Is): Remember {
  return (isForbidden, step, outcome) => {
    if (isForbidden && is(of, step, outcome)) return 'broken';
    if (is(before, step, outcome)) return 0;
    return is(after, step, outcome) ? 1 : isForbidden;
  };
}

/** The memory counts occurrences. */
function atMost({ of, times, since }: Claim & { claim: 'at most' }, is: Is): Remember {
  return (value, step, outcome) => {
    const counted = is(since, step, outcome) ? 0 : value;
    if (!is(of, step, outcome)) return counted;
    return counted >= times ? 'broken' : counted + 1;
  };
}

function isPlainNever(claim: Claim): boolean {
  return claim.claim === 'never' && !claim.before && !claim.after;
}

interface Outcome {
  isMentioned: boolean;
  states: number;
  isBounded: boolean;
  broken?: readonly WalkStep[];
}

/** On entering, or on leaving. */
function happensAt(moment: Moment, { step, outcomes }: Stop, schemas: Kinds['schemas']): boolean {
  return [undefined, ...outcomes.keys()].some((outcome) => matches(moment, step, outcome, schemas));
}

function* matchingFlows({ funders, codes, flows }: Property, definitions: readonly Definition[]) {
  for (const definition of definitions) {
    const { funder } = definition;
    if (funders && !funders.includes(funder)) continue;
    for (const { flow, ...started } of startedFlows(definition)) {
      const matching = codes ? started.codes.filter((code) => codes.includes(code)) : started.codes;
      if (matching.length > 0 && (!flows || flows.includes(flow.use) || flows.includes(flow.id)))
        yield { funder, codes: matching, flow };
    }
  }
}

/** Those a code starts, with their codes. */
const startedFlows = oncePer((definition: Definition) =>
  Object.values(definition.flows)
    .map((flow) => ({ flow, codes: codesOf(definition, flow.id) }))
    .filter(({ codes }) => codes.length > 0),
);
