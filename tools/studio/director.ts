/** Makes a session go the way an example says: chooses what the platform answers and what the customer does next. */
import type { Definition, Example, Flow, Step } from '../../src/definition/definition.ts';
import type { MachineEvent } from '../../src/machine/changes.ts';
import { graphOf, type Edge, type Graph } from '../../src/machine/graph.ts';
import * as names from '../../src/machine/names.ts';
import type { Session } from '../../src/machine/session.ts';
import { placeOf } from '../../src/machine/view.ts';
import type { AnyKindStates } from '../../src/steps/contract.ts';
import { attemptAt, formulasAt, holdsWith } from './attempts.ts';
import { answersFor, customerEvent, showingEvent } from './made-up-events.ts';
import { findScenario, type Scenario, usual, type Usual } from './scenarios.ts';
import { typeIn } from './type-in.ts';
import { wayTo } from './way.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;
export type Script = Pick<Example, 'answers' | 'outcomes' | 'results'>;

export type Act =
  /** The platform's turn. */
  | { type: 'wait' }
  | { type: 'do'; words: string; perform: () => void }
  | { type: 'over'; ends: string }
  | { type: 'stuck'; words: string };

export class Director {
  readonly #flow: Flow;
  readonly #kinds: Kinds;
  readonly #graph: Graph;
  readonly #links: readonly string[];
  readonly #visits = new Map<string, number>();
  readonly #refusal: string;
  #script: Script = { answers: {}, outcomes: {} };
  #visit = -1;
  #shown = -1;

  constructor(definition: Definition, flow: Flow, kinds: Kinds, refusal: string) {
    this.#flow = flow;
    this.#kinds = kinds;
    this.#graph = graphOf(flow, kinds);
    this.#links = definition.links;
    this.#refusal = refusal;
  }

  follow(script: Script) {
    this.#script = script;
    this.#visits.clear();
    this.#visit = -1;
    this.#shown = -1;
  }

  /** To be told of every change of the session, so that visits are counted. */
  notice(session: Session) {
    const { visit, stepId } = session.view();
    if (visit === this.#visit) return;
    this.#visit = visit;
    this.#visits.set(stepId, (this.#visits.get(stepId) ?? 0) + 1);
  }

  given(step: string): Usual {
    const result = this.#script.results?.[step];
    return { links: this.#links, refusal: this.#refusal, ...(result && { result }) };
  }

  /** What must happen in the present state for the wanted outcome; as usual where nothing is under way. */
  async plan(session: Session, now: () => number): Promise<Scenario> {
    const { actor } = session;
    const attempt = actor && attemptAt(actor, this.#flow, this.#kinds, this.#links);
    if (!actor || !attempt) return usual;
    const [at] = placeOf(actor.getSnapshot().value);
    const step = this.#flow.steps[at];
    const edge = this.#wanted(session);
    const wanted = edge?.event;
    const judge = (event: MachineEvent) => {
      if (wanted !== undefined && event.type !== wanted) return 0;
      return step && this.#branches(session, step, edge, event) ? 1 : 2;
    };
    const formulas = formulasAt(step, this.#kinds);
    const found = await findScenario(attempt, judge, this.given(at), formulas, now);
    return found?.scenario ?? usual;
  }

  /** Whether this result would lead along a branch instead of the ordinary way. */
  #branches(session: Session, step: Step, edge: Edge | undefined, event: MachineEvent): boolean {
    const { actor } = session;
    const exits = edge?.outcome === undefined ? [] : (step.exits[edge.outcome] ?? []);
    if (!actor) return false;
    return exits.some(({ when }) => when && holdsWith(actor, this.#flow, when, event.result));
  }

  #wanted(session: Session): Edge | undefined {
    const [at, inner] = placeOf(session.actor?.getSnapshot().value);
    const place = this.#graph.at(at, inner);
    const step = this.#flow.steps[at];
    if (!step || inner.startsWith('@') || inner === names.saving) return place.edges[0];
    return wayTo(place, this.#outcomeOf(step));
  }

  #outcomeOf(step: Step): string {
    const visit = (this.#visits.get(step.id) ?? 1) - 1;
    return this.#script.outcomes[step.id]?.[visit] ?? step.main;
  }

  /** A result whose restart is asked for is not the end. */
  #goesOn(step: string): boolean {
    return (this.#script.outcomes[step]?.length ?? 0) >= (this.#visits.get(step) ?? 1);
  }

  next(session: Session): Act {
    const view = session.view();
    const { actor } = session;
    if (view.over || (view.ended !== undefined && !this.#goesOn(view.stepId)))
      return { type: 'over', ends: view.ended ?? 'left' };
    if (!actor) return { type: 'stuck', words: 'The session is closed.' };
    if (view.engine?.can.includes('retry'))
      return { type: 'do', words: 'Tries again', perform: () => session.send({ type: 'retry' }) };
    if (view.engine || attemptAt(actor, this.#flow, this.#kinds, this.#links))
      return { type: 'wait' };
    const edge = this.#wanted(session);
    if (edge?.event === undefined)
      return { type: 'stuck', words: `Nothing leads on from ${view.stepId}.` };
    return this.#customers(session, edge.event);
  }

  #customers(session: Session, event: string): Act {
    const view = session.view();
    const given = this.#script.answers;
    const showing = showingEvent(this.#kinds[view.kind], view);
    const answers = answersFor(view, given);
    if (this.#shown !== view.visit && Object.keys(answers).length > 0) {
      const perform = () => {
        this.#shown = view.visit;
        if (showing === undefined) typeIn(document, answers);
        else session.send({ type: showing, answers });
      };
      return { type: 'do', words: 'Fills in the answers', perform };
    }
    const perform = () => session.send(customerEvent(session.view(), event, given));
    return { type: 'do', words: `${view.title}: ${event.slice(event.indexOf('.') + 1)}`, perform };
  }
}
