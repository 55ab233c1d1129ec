import type { Symbols } from '../schema/symbols.ts';
import { answersIn } from './conditions.ts';
import { answersAt, collects, scoped } from './data-flow.ts';
import { answersReadBy } from './reads.ts';
import { formulasIn, within } from './sent.ts';
import { isInDraft, type Expr, type Flow, type Step } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import type { FormulaRead, FormulaSite } from '../emit/formula.ts';
import { answersOf, type CollectedAnswer } from '../link/collected-answers.ts';
import type { LinkedFlow, LinkedStep } from '../link/linked.ts';
import { placeOf } from '../yaml/node-access.ts';

/** The platform receives answers, by a draft or by a write. */
export function isHandedIn({ draft, steps }: Flow): boolean {
  return draft !== undefined || Object.values(steps).some(({ once }) => once === true);
}

/** Which steps use an answer before it is collected again. */
export class Uses {
  private readonly flow: Flow;
  /** Answer → the steps that read it, and what of it. */
  private readonly readers = new Map<string, Map<string, FormulaSite[]>>();
  private readonly answerNames: ReadonlySet<string>;
  private readonly reviews: ReadonlySet<string>;
  private readonly kinds: Symbols['kinds'];
  private readonly isHandedIn: boolean;

  constructor(flow: Flow, linked: LinkedFlow, reads: readonly FormulaRead[], { kinds }: Symbols) {
    this.flow = flow;
    this.kinds = kinds;
    this.answerNames = new Set(Object.values(flow.steps).flatMap(answersAt));
    for (const { site, expr } of reads)
      for (const answer of this.named(expr)) {
        const steps = this.readers.get(answer) ?? new Map<string, FormulaSite[]>();
        this.readers.set(answer, steps);
        steps.set(site.step.id, [...(steps.get(site.step.id) ?? []), site]);
      }
    const reviews = [...linked.steps.values()].filter(({ kind }) => kinds[kind]?.reviews);
    this.reviews = new Set(reviews.map(({ id }) => id));
    this.isHandedIn = isHandedIn(flow);
  }

  /** Whether the step itself or a later one reads what it collects under that name. */
  isUsed(step: Step, name: string, excluded: readonly string[] = []): boolean {
    const answer = scoped(step, name);
    const isSaved = Object.hasOwn(step.keep ?? {}, name);
    if (this.reads(step, answer, 'after') || this.refusesBy(step, answer)) return true;
    if (isInDraft(this.flow, step.id) && !isSaved && step.path !== undefined) return true;
    if (
      this.questionsFor(step, answer).some(
        (field) => !excluded.includes(field) && this.isUsed(step, field, [...excluded, name]),
      )
    )
      return true;
    return this.isUsedLater(step, answer, isSaved);
  }

  private isUsedLater(step: Step, answer: string, isSaved: boolean): boolean {
    // Where others are brought to the platform, by a draft or a write, a review alone brings an answer to nobody.
    const isShown = this.reviews.size > 0 && (isSaved || !this.isHandedIn);
    if (!this.readers.has(answer) && !isShown) return false;
    for (const later of stepsAfter(this.flow, step, answer, { isSaved }))
      if ((isShown && this.shows(later, step)) || this.reads(later, answer, 'before')) return true;
    return false;
  }

  /** A review shows what was asked on the pages it names, or on all of them. */
  private shows(later: Step, { id }: Step): boolean {
    const { of } = later as { of?: unknown };
    return this.reviews.has(later.id) && (!Array.isArray(of) || of.includes(id));
  }

  /** `after`: what the step has just collected; `before`: what was there when it was entered. */
  private reads(step: Step, answer: string, when: 'before' | 'after'): boolean {
    const sites = this.readers.get(answer)?.get(step.id) ?? [];
    const isCollected = sites.length > 0 && collects(step, answer);
    return sites.some((site) => {
      if (when === 'after' && site.moment === 'own' && this.fieldsOf(step)) return false;
      const isOwn = site.moment === 'own' || (site.moment === 'exit' && site.outcome === step.main);
      return !isCollected || isOwn === (when === 'after');
    });
  }

  private named(expr: Expr): Set<string> {
    return new Set([...answersReadBy(expr, this.answerNames), ...answersIn(expr)]);
  }

  private fieldsOf({ kind, ...step }: Step): unknown {
    const schema = this.kinds[kind];
    const isForm = schema?.answersFrom !== undefined && schema.showsEarlierAnswers === undefined;
    return isForm ? within(step, schema.answersFrom ?? '') : undefined;
  }

  /** Whether a field's `refuse` reads the answer. */
  private refusesBy(step: Step, answer: string): boolean {
    return Object.values(this.fieldsOf(step) ?? {})
      .flatMap((field) => formulasIn(within(field, 'refuse')))
      .some((expr) => this.named(expr).has(answer));
  }

  /** Fields of the form whose condition, start or bounds read the answer. */
  private questionsFor(step: Step, answer: string): string[] {
    const fields = this.fieldsOf(step);
    if (typeof fields !== 'object' || fields === null) return [];
    return Object.entries(fields)
      .filter(([, field]) => formulasIn(field).some((expr) => this.named(expr).has(answer)))
      .map(([name]) => name);
  }
}

interface Following {
  /** Kept values exist after any outcome. */
  isSaved?: boolean;
  /** Steps beyond which the search stops. */
  until?: (step: Step) => boolean;
}

/** Every step reachable while the answer is still the one given here, nearest first. */
export function* stepsAfter(
  flow: Flow,
  step: Step,
  answer: string,
  { isSaved = false, until = () => false }: Following = {},
): Generator<Step> {
  const visited = new Set<string>();
  const exits = isSaved ? Object.values(step.exits).flat() : (step.exits[step.main] ?? []);
  const queue = exits.map(({ to }) => to);
  for (const id of queue) {
    const later = Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
    if (!later || visited.has(id)) continue;
    visited.add(id);
    yield later;
    if (later.ends !== undefined || until(later)) continue;
    queue.push(...targetsWith(later, answer));
  }
}

/** A step's targets with the answer unchanged: without its main outcome, where that collects it again. */
function targetsWith(step: Step, answer: string): string[] {
  const isCollected = collects(step, answer) && !step.when;
  const exits = Object.entries(step.exits).filter(
    ([outcome]) => !isCollected || outcome !== step.main,
  );
  const targets = exits.flatMap(([, branches]) => branches.map(({ to }) => to));
  return step.resume === undefined ? targets : [...targets, step.resume];
}

/** Something a step provides for others to use. */
export interface ProvidedAnswer {
  step: LinkedStep;
  out: Step;
  answer: CollectedAnswer;
  place: SourceSpan;
}

export function providedAnswers(
  { flow, linked }: EmittedFlow,
  { kinds }: Symbols,
): ProvidedAnswer[] {
  return [...linked.steps.values()].flatMap((step) => {
    const out = flow.steps[step.id];
    const schema = kinds[step.kind];
    if (!out || !schema) return [];
    return answersOf(step, schema).flatMap((answer) => {
      const isOwn = Object.hasOwn(schema.answers ?? {}, answer.name);
      if (isForItself(answer, isOwn, schema) || !isQuestion(out, answer, schema)) return [];
      return [{ step, out, answer, place: placeOf(isOwn ? step.name : answer.place) }];
    });
  });
}

/** Needs no later use: it is fetched, a proof of the step itself, or collected by a screen that shows it. */
function isForItself({ loaded }: CollectedAnswer, isOwn: boolean, schema: KindSchema): boolean {
  return (
    schema.showsEarlierAnswers === true || (isOwn && schema.proofs !== undefined) || loaded === true
  );
}

/** A field that is never there is not asked for. */
function isQuestion(out: Step, { name }: CollectedAnswer, { answersFrom }: KindSchema): boolean {
  const when = within(out, answersFrom ?? '', name, 'when');
  return when !== false && within(when, 'expr') !== false;
}
