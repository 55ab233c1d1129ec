/** Drives a session along an example: chooses the platform's responses and the customer's next event. */
import {
  type Definition,
  type Exit,
  type Flow,
  hasOutcome,
  type Step,
} from '../../src/model/definition.ts';
import type { Example } from '../../src/model/example.ts';
import type { MachineEvent } from '../../src/machine/context-updates.ts';
import { graphOf, type Edge, type Graph } from '../../src/verify/graph.ts';
import * as names from '../../src/machine/names.ts';
import type { Session } from '../../src/machine/session.ts';
import { statePath } from '../../src/machine/names.ts';
import type { AnyKindStates, LocalizedText } from '../../src/model/step-kind.ts';
import { attemptAt, exitWith, formulasAt, savedAnswers } from './attempts.ts';
import { answersTowards } from './branches.ts';
import { customerEvent, showingEvent } from '../made-up/events.ts';
import { LoopDetector } from './loop-detector.ts';
import { findScenario, type Scenario, usual, type Usual } from './scenarios.ts';
import { stateInWords } from './naming/state-words.ts';
import { stepInWords } from './naming/step-names.ts';
import { typeIn } from './type-in.ts';
import {
  actOf,
  fillsIn,
  noAnswerFound,
  nothingLeadsTo,
  sentencesTogether,
  sessionClosed,
  stuckAt,
  triesAgain,
  type WalkPlace,
} from './walk-words.ts';
import { shortestPathTo } from '../../src/verify/run-example.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;
export type Script = Pick<Example, 'answers' | 'outcomes' | 'results'>;

export type Act =
  /** The platform's turn. */
  | { type: 'wait' }
  | { type: 'do'; words: LocalizedText; perform: () => void }
  | { type: 'over'; ends: string }
  | { type: 'stuck'; words: LocalizedText };

export class Director {
  readonly #definition: Definition;
  readonly #flow: Flow;
  readonly #kinds: Kinds;
  readonly #graph: Graph;
  readonly #links: readonly string[];
  readonly #rounds = new LoopDetector();
  readonly #refusal: string;
  #script: Script = { answers: {}, outcomes: {} };
  #visit = -1;
  #shown = -1;
  /** Why the last search found nothing. */
  #missed: LocalizedText | undefined;

  constructor(definition: Definition, flow: Flow, kinds: Kinds, refusal: string) {
    this.#definition = definition;
    this.#flow = flow;
    this.#kinds = kinds;
    this.#graph = graphOf(flow, kinds);
    this.#links = definition.links;
    this.#refusal = refusal;
  }

  follow(script: Script) {
    this.#missed = undefined;
    this.#script = script;
    this.#rounds.reset();
    this.#visit = -1;
    this.#shown = -1;
  }

  /** To be called on every change of the session, so that visits are counted. */
  notice(session: Session) {
    const { visit, stepId } = session.view();
    // While the first step is loaded, nobody has come to it.
    if (visit === this.#visit || visit === 0) return;
    this.#visit = visit;
    this.#rounds.arrived(stepId);
  }

  /** From 1. */
  visitsOf(step: string): number {
    return this.#rounds.visitsOf(step);
  }

  defaults(step: string): Usual {
    const result = this.#script.results?.[step];
    const { origins = [] } = (this.#flow.steps[step] ?? {}) as { origins?: string[] };
    return {
      links: [...origins, ...this.#links],
      refusal: this.#refusal,
      ...(result && { result }),
    };
  }

  /**
   * The scenario that leads from the present state to the requested outcome; the usual one where nothing is invoked.
   */
  async plan(session: Session, now: () => number): Promise<Scenario> {
    const { actor } = session;
    const attempt = actor && attemptAt(actor, this.#flow, this.#kinds, this.#links);
    if (!actor || !attempt) return usual;
    const [at, inner] = statePath(actor.getSnapshot().value);
    const step = this.#flow.steps[at];
    const edge = this.#nextEdge(session);
    const eventType = edge?.event;
    const judge = (event: MachineEvent) => {
      if (eventType !== undefined && event.type !== eventType) return 0;
      return step && !this.#isRight(session, step, edge, event) ? 1 : 2;
    };
    const formulas = formulasAt(step, this.#kinds);
    const match = await findScenario(attempt, judge, this.defaults(at), formulas, now);
    if (!match && eventType !== undefined)
      this.#missed = noAnswerFound(this.#placeOf(at, inner), eventType);
    return match?.scenario ?? usual;
  }

  /** Whether this result leads along the requested branch, and gives the answers the script names. */
  #isRight(session: Session, step: Step, edge: Edge | undefined, event: MachineEvent): boolean {
    const { actor } = session;
    if (!actor || edge?.outcome === undefined) return true;
    const saved = savedAnswers(actor, this.#flow, step, event.result);
    const scripted = this.#script.answers;
    for (const [name, value] of Object.entries(saved)) {
      const scoped = [...(step.scope ?? []), name].join('.');
      if (Object.hasOwn(scripted, scoped) && scripted[scoped] !== value) return false;
    }
    const exits = step.exits[edge.outcome] ?? [];
    const answers = { ...event.answers, ...saved };
    const exit = exitWith(actor, this.#flow, exits, { ...event, answers });
    const { outcome, branch } = this.#outcomeOf(step);
    if (branch !== undefined && edge.outcome === outcome) return exit?.label === branch;
    // A result the example writes is right wherever it leads.
    return exit?.when === undefined || this.#script.results?.[step.id] !== undefined;
  }

  #nextEdge(session: Session): Edge | undefined {
    const [at, inner] = statePath(session.actor?.getSnapshot().value);
    const place = this.#graph.at(at, inner);
    const step = this.#flow.steps[at];
    if (!step || inner.startsWith('@') || inner === names.saving) return place.edges[0];
    return shortestPathTo(place, this.#outcomeOf(step).outcome);
  }

  /** `branch`: the way out of it, where the example names one. */
  #outcomeOf(step: Step): { outcome: string; branch?: string } {
    const visit = Math.max(this.#rounds.visitsOf(step.id) - 1, 0);
    const named = this.#script.outcomes[step.id]?.[visit];
    if (named === undefined) return { outcome: step.main };
    const exits = Object.entries(step.exits);
    if (hasOutcome(step, named)) {
      const plain = step.exits[named]?.find(({ when }) => when === undefined)?.label;
      return { outcome: named, ...(plain !== undefined && { branch: plain }) };
    }
    const [its] =
      exits
        .filter(([, branches]) => branches.some(({ label }) => label === named))
        .toSorted(([a], [b]) => Number(b === step.main) - Number(a === step.main))[0] ?? [];
    return its === undefined ? { outcome: named } : { outcome: its, branch: named };
  }

  /** A result step with further outcomes in the example restarts instead of ending. */
  #restarts(step: string): boolean {
    return (this.#script.outcomes[step]?.length ?? 0) >= Math.max(this.#rounds.visitsOf(step), 1);
  }

  next(session: Session): Act {
    const view = session.view();
    const { actor } = session;
    if (view.over || (view.ended !== undefined && !this.#restarts(view.stepId)))
      return { type: 'over', ends: view.ended ?? 'left' };
    const round = this.goesRound(session);
    if (round) return round;
    if (!actor) return this.stuck(session, sessionClosed);
    if (view.engine?.can.includes('retry'))
      return this.#doing(session, triesAgain, () => session.send({ type: 'retry' }));
    if (view.engine || attemptAt(actor, this.#flow, this.#kinds, this.#links))
      return { type: 'wait' };
    const edge = this.#nextEdge(session);
    const step = this.#flow.steps[view.stepId];
    if (edge?.event === undefined || !step) {
      const outcome = step ? this.#outcomeOf(step).outcome : '';
      return this.stuck(session, nothingLeadsTo(outcome));
    }
    return this.#customers(session, step, edge.event);
  }

  goesRound(session: Session): Act | undefined {
    const round = this.#rounds.inWords((step, state) => this.#placeOf(step, state));
    return round === undefined ? undefined : this.stuck(session, round);
  }

  /** The step and the reason, and the responses that could not be made. */
  stuck(session: Session, why: LocalizedText): Act {
    const { stepId, status, engine } = session.view();
    const place = stuckAt(this.#placeOf(stepId, engine?.state ?? status));
    return { type: 'stuck', words: sentencesTogether(place, why, this.#missed) };
  }

  #placeOf(step: string, state: string): WalkPlace {
    const its = this.#flow.steps[step];
    return {
      step: stepInWords(its, step, this.#definition),
      state: stateInWords(state, its?.kind),
    };
  }

  #doing(session: Session, words: LocalizedText, perform: () => void): Act {
    const { stepId, status, engine } = session.view();
    return {
      type: 'do',
      words,
      perform: () => {
        this.#rounds.acted(stepId, engine?.state ?? status);
        perform();
      },
    };
  }

  #customers(session: Session, step: Step, event: string): Act {
    const view = session.view();
    const { outcome, branch } = this.#outcomeOf(step);
    const exits: readonly Exit[] = step.exits[outcome] ?? [];
    const scripted = this.#script.answers;
    const answers = answersTowards(session, this.#flow, scripted, exits, branch);
    if (this.#shown !== view.visit && Object.keys(answers).length > 0) {
      const showing = showingEvent(this.#kinds[view.kind], view);
      return this.#doing(session, fillsIn, () => {
        this.#shown = view.visit;
        if (showing !== undefined) session.send({ type: showing, answers });
        // Where nothing is rendered there is nothing to type into.
        else if (typeof document !== 'undefined') typeIn(document, answers);
      });
    }
    const words = actOf(this.#definition, this.#flow, step, event);
    return this.#doing(session, words, () =>
      session.send(customerEvent(session.view(), event, answers)),
    );
  }
}
