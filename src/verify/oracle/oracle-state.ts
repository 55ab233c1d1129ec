/** The oracle's state: what was answered, visited, written and shown. */
import type { Flow, Message, Step } from '../../model/definition.ts';
import { evaluate, textOf, type FormulaScope } from '../../language/formula/evaluate.ts';
import { isMasked } from '../../model/masked.ts';
import { isOfType } from '../../model/value-type.ts';
import { hasScreen, isOfDraft } from './steps.ts';
import type { OracleInput, OracleEvent, OracleValues, OracleWrite } from './types.ts';

type ByStep<T> = Readonly<Record<string, T>>;

export class OracleState {
  answers: ByStep<OracleValues> = {};
  visited: readonly string[] = [];
  result: OracleValues | undefined;
  data: ByStep<OracleValues> = {};
  deadlines: ByStep<Readonly<Record<string, number>>> = {};
  writes: ByStep<OracleWrite> = {};
  draft: OracleValues | undefined;
  order: OracleValues;
  language: OracleInput['language'];
  notice: OracleInput['notice'];
  trouble: OracleEvent['trouble'];
  ended: string | undefined;
  visit = 0;
  protected readonly flow: Flow;
  protected readonly input: OracleInput;
  /** The step a jump of the engine leads to. */
  protected goal: string | undefined;
  protected isResuming = false;
  protected bugs: string[] = [];

  constructor(flow: Flow, input: OracleInput) {
    this.flow = flow;
    this.input = input;
    this.order = input.order;
    this.language = input.language;
    this.notice = input.notice;
    const { entry } = input;
    if (entry) this.answers = { [entry.step]: entry.params };
    this.goal = entry?.step;
  }

  protected get present(): string {
    return this.visited.at(-1) ?? '';
  }

  protected scope(visited = this.visited): FormulaScope {
    const { host, action, funder } = this.input;
    const answers: Record<string, unknown> = {};
    for (const id of visited) {
      let place = answers;
      const known = { ...this.#knownToPlatform(id), ...this.answers[id] };
      if (!this.answers[id] && Object.keys(known).length === 0) continue;
      for (const name of this.flow.steps[id]?.scope ?? []) {
        const inner = place[name];
        place = (typeof inner === 'object' && inner ? inner : (place[name] = {})) as typeof place;
      }
      Object.assign(place, known);
    }
    return {
      ...(this.flow.address ? { address: this.order } : { order: this.order }),
      answers,
      result: this.result,
      host,
      action,
      ...(funder && { funder }),
      language: this.language,
    };
  }

  /** What a form was loaded with: complete values of the type it asks for. */
  #knownToPlatform(id: string): OracleValues {
    const { collects = {}, scope = [], startsEmpty } = this.flow.steps[id] ?? {};
    if (startsEmpty || !this.draft || !isOfDraft(this.flow, id)) return {};
    const part = scope.reduce<unknown>(
      (whole, name) => (whole as OracleValues | undefined)?.[name],
      this.draft,
    );
    if (typeof part !== 'object' || part === null) return {};
    return Object.fromEntries(
      Object.entries(part).filter(
        ([name, value]) =>
          name in collects && isOfType(value, collects[name] ?? 'any') && !isMasked(value),
      ),
    );
  }

  /** Entering a step again drops the steps after its first visit. A resumed visit is no new one. */
  protected arriveAt({ id, ends }: Step) {
    const from = this.visited.at(-1);
    const at = this.visited.indexOf(id);
    this.visited = at === -1 ? [...this.visited, id] : this.visited.slice(0, at + 1);
    this.ended = ends;
    this.visit += 1;
    this.goal = undefined;
    if (this.isResuming) {
      this.isResuming = false;
      return;
    }
    this.result = undefined;
    if (hasScreen(this.flow, from)) this.notice = undefined;
    const now = this.input.now();
    const times = Object.entries(this.deadlines[id] ?? {}).filter(([, at]) => at > now);
    if (this.deadlines[id]) this.deadlines = { ...this.deadlines, [id]: Object.fromEntries(times) };
    if (this.writes[id]?.state === 'done') this.forgetWrite(id);
  }

  protected words(message: Message): string | undefined {
    const scope = this.scope();
    try {
      const text =
        'expr' in message
          ? evaluate(message, scope)
          : textOf(this.language === 'en' ? message.en || message.zh : message.zh, scope);
      return typeof text === 'string' && text !== '' ? text : undefined;
    } catch (error) {
      this.bugs.push(wordsOf(error));
      return undefined;
    }
  }

  /** Stores what an event carries under the step it happened at. */
  protected record(event: OracleEvent) {
    const { answers, result, data, deadlines, settled } = event;
    const id = this.present;
    if (answers) this.answers = { ...this.answers, [id]: { ...this.answers[id], ...answers } };
    if (result) this.result = result;
    if (data) this.data = { ...this.data, [id]: { ...this.data[id], ...data } };
    if (deadlines)
      this.deadlines = { ...this.deadlines, [id]: { ...this.deadlines[id], ...deadlines } };
    const { requestId } = this.writes[id] ?? {};
    if (settled === undefined || requestId === undefined) return;
    // After an update several steps may share one write.
    const same = Object.keys(this.writes).filter(
      (one) => this.writes[one]?.requestId === requestId,
    );
    if (settled === 'done') this.settles(same);
    else for (const one of same) this.forgetWrite(one);
  }

  protected evaluateKeep({ id }: Step, keep: NonNullable<Step['keep']>, isMain: boolean) {
    const values: Record<string, unknown> = { ...this.answers[id] };
    const scope = this.scope();
    for (const [name, formula] of Object.entries(keep))
      try {
        values[name] = evaluate(formula, scope);
      } catch (error) {
        if (isMain) this.bugs.push(wordsOf(error));
      }
    this.answers = { ...this.answers, [id]: values };
  }

  protected recordSent(requestId: string | undefined) {
    const id = this.present;
    if (requestId === undefined || this.writes[id]?.requestId === requestId) return;
    this.writes = { ...this.writes, [id]: { requestId, state: 'sent' } };
  }

  protected settles(ids: readonly string[]) {
    const writes = Object.entries(this.writes).map(([id, write]): [string, OracleWrite] => [
      id,
      ids.includes(id) ? { ...write, state: 'done' } : write,
    ]);
    this.writes = Object.fromEntries(writes);
  }

  protected forgetWrite(writeId: string) {
    this.writes = Object.fromEntries(Object.entries(this.writes).filter(([id]) => id !== writeId));
  }

  /** Keeps nothing but the unsettled writes. */
  protected resetAnswers() {
    const open = Object.entries(this.writes).filter(([, { state }]) => state === 'sent');
    this.writes = Object.fromEntries(open);
    [this.answers, this.data, this.deadlines, this.visited] = [{}, {}, {}, []];
    this.ended = undefined;
  }
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
