/** The phone of the preview: one session at a time, in a simulated world. */
import type { Definition, Flow, Language } from '../../src/model/definition.ts';
import { platformId, type ActionId } from '../../src/model/action-id.ts';
import type { Host } from '../../src/model/effects.ts';
import { recordOf, sessionKey } from '../../src/machine/record.ts';
import type { SavedRecord } from '../../src/machine/saved/record-shape.ts';
import { openSession, type Session } from '../../src/machine/session.ts';
import type { View } from '../../src/machine/view.ts';
import { memoryStorage } from '../../src/machine/storage.ts';
import type { AnyKindStates, LocalizedText } from '../../src/model/step-kind.ts';
import { type Act, Director, type Script } from './director.ts';
import { PreviewWorld, type PlatformMode } from './preview-world.ts';
import { stepInWords } from './naming/step-names.ts';
import { madeUpOrder } from '../made-up/data.ts';
import type { RecordedWalk } from './recording/recorded-walk.ts';
import { WalkRecorder } from './recording/walk-recorder.ts';
import { alongWalk } from './changes/along-walk.ts';
import type { ErrorCause } from './error-cause.ts';
import { leavingBy, scriptTo, type ScriptToStep } from './reach.ts';
import { scriptOf } from './script.ts';
import { ShownError } from './shown-error.ts';
import { stageState, type StageState, type Walking } from './stage-state.ts';
import { endedBefore, notReached, sentencesTogether, waitedFor } from './walk-words.ts';
import type { VersionWalk } from './wire.ts';
import { codesOf, flowStartedBy } from '../../src/machine/starts.ts';

const host: Host = { kind: 'native', system: 'ios', version: '99.0.0' };
const refusalMessage = { zh: '（预览）平台拒绝了这次请求', en: '(Preview) The platform refused' };
/** Milliseconds between two acts of an example. */
const pace = 1100;
/** Milliseconds after which nothing more is expected to happen by itself. */
const patience = 20_000;
const hurriedPatience = 3000;

export class Stage {
  session: Session | undefined;
  world: PreviewWorld | undefined;
  #definition: Definition | undefined;
  #flow: Flow | undefined;
  #director: Director | undefined;
  #language: Language = 'zh';
  #mode: PlatformMode = 'answers';
  #recorder: WalkRecorder | undefined;
  #walking: Walking | undefined;
  #bug: string | undefined;
  #order: Record<string, unknown> = {};
  #target: string | undefined;
  /** The visit of it that counts, from 1. */
  #targetVisit = 1;
  readonly #error = new ShownError();
  /** Where the customer was when the text was changed. */
  #resumed: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: StageState | undefined;
  readonly #kinds: Readonly<Record<string, AnyKindStates>>;
  readonly #toast: (words: string) => void;
  readonly #listeners = new Set<() => void>();

  constructor(kinds: Readonly<Record<string, AnyKindStates>>, toast: (words: string) => void) {
    this.#kinds = kinds;
    this.#toast = toast;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  state = (): StageState | undefined => (this.#state ??= this.#readState());

  /** New definitions; what runs goes on at the same step, with the same answers. */
  load(definition: Definition): void {
    const flowId = this.#flow?.id;
    const goesOn = this.#definition?.funder === definition.funder && flowId !== undefined;
    const same = this.#definition?.hash === definition.hash;
    this.#definition = definition;
    if (goesOn && definition.flows[flowId]) {
      if (!same) this.#reopen(flowId);
      return;
    }
    this.open(Object.keys(definition.flows)[0] ?? '');
  }

  open(flowId: string, script: Script = { answers: {}, outcomes: {} }, order = {}): void {
    this.#stop();
    this.#order = order;
    this.#start(flowId, memoryStorage(), script);
  }

  jump(flowId: string, step: string): void {
    const flow = this.#definition?.flows[flowId];
    const script = flow && scriptTo(flow, this.#kinds, step);
    if (script) this.#hurryTo(flowId, script, step);
  }

  /** False: no way to it is known. */
  showError(flowId: string, step: string, cause: ErrorCause): boolean {
    const flow = this.#definition?.flows[flowId];
    const script =
      flow &&
      (cause.type === 'exit'
        ? leavingBy(flow, this.#kinds, step, cause)
        : scriptTo(flow, this.#kinds, step));
    if (!script) return false;
    this.#mode = 'answers';
    this.#hurryTo(flowId, script, step, { cause });
    return true;
  }

  /** False: this version does not come to the walk's end, and stays where it comes to. */
  follow(walk: VersionWalk): boolean {
    const flow = this.#definition?.flows[walk.flow];
    if (!flow) return false;
    const { isWhole, target, visit, ...script } = alongWalk(flow, this.#kinds, walk);
    this.#hurryTo(flow.id, script, target, { visit });
    return isWhole;
  }

  /** `target`: undefined to the flow's end. */
  #hurryTo(
    flowId: string,
    script: ScriptToStep,
    target: string | undefined,
    { visit = 1, cause }: { visit?: number; cause?: ErrorCause } = {},
  ): void {
    this.#stop();
    this.#order = script.order;
    this.#target = target;
    this.#targetVisit = visit;
    this.#error.expect(cause);
    this.#walking = { example: undefined, playing: true, words: undefined };
    this.#start(flowId, memoryStorage(), script);
  }

  example(name: string): void {
    const example = this.#definition?.examples[name];
    const flow = example && this.#definition && flowStartedBy(this.#definition, example.action);
    if (!flow) return;
    this.open(flow.id, scriptOf(example, flow), { ...example.order });
    this.#walking = { example: name, playing: true, words: undefined };
    this.#scheduleNext();
  }

  play(playing: boolean): void {
    if (!this.#walking) return;
    this.#walking = { ...this.#walking, playing };
    this.#changed();
    this.#scheduleNext();
  }

  /** The rest of the example, as fast as it goes. */
  hurry(): void {
    if (!this.world || !this.#walking) return;
    this.#walking = { ...this.#walking, playing: true };
    this.world.hurried = true;
    this.world.outside?.comeBack();
    this.#scheduleNext();
  }

  close(): void {
    this.#stop();
  }

  /** One act of the example, now. */
  next(): void {
    const { session, world } = this;
    if (!session || !this.#walking) return;
    if (world?.outside) return world.outside.comeBack();
    const act = this.#director?.next(session);
    if (act) this.#carryOut(act);
  }

  /** Undefined until it has come to an end. */
  recorded(): RecordedWalk | undefined {
    const state = this.state();
    const context = this.session?.actor?.getSnapshot().context;
    return state && context && this.#recorder?.recorded(state, context.answers);
  }

  back(): void {
    this.#recorder?.goBack(() => this.session?.send({ type: 'back' }));
  }

  language(language: Language): void {
    this.#language = language;
    this.session?.send({ type: 'language', language });
    if (this.world)
      this.world.defaults = { ...this.world.defaults, refusal: refusalMessage[language] };
    this.#changed();
  }

  mode(mode: PlatformMode): void {
    this.#mode = mode;
    if (this.world) this.world.mode = mode;
    this.#changed();
  }

  #start(
    flowId: string,
    storage: ReturnType<typeof memoryStorage>,
    script: Script,
    resumed?: View,
  ): void {
    const definition = this.#definition;
    const flow = definition?.flows[flowId];
    if (!definition || !flow) return;
    this.#flow = flow;
    this.#bug = undefined;
    const director = new Director(definition, flow, this.#kinds, refusalMessage[this.#language]);
    director.follow(script);
    this.#director = director;
    const world = new PreviewWorld(director.defaults(''), () => this.#changed(), this.#toast);
    world.mode = this.#mode;
    world.hurried = this.#walking !== undefined;
    this.#resumed = resumed;
    world.resuming = resumed !== undefined;
    this.world = world;
    const action = actionOf(definition, flowId);
    this.#recorder = new WalkRecorder(flow, action, this.#order);
    this.session = openSession({
      definition,
      flowId,
      action,
      order: madeUpOrder({ funder: definition.funder, ...this.#order }),
      host,
      language: this.#language,
      kinds: this.#kinds,
      effects: world.effects,
      storage: storage.tab(),
      owner: 'preview',
      onBug: (bug) => {
        this.#bug = bug.message;
        this.#changed();
      },
    });
    this.session.subscribe(() => this.#moved());
    this.#moved();
  }

  /** Resumes in a changed flow, with sensitive answers: nothing else reads this storage. */
  #reopen(flowId: string): void {
    const { session } = this;
    const context = session?.actor?.getSnapshot().context;
    const storage = memoryStorage();
    if (context && this.#flow && this.#definition) {
      const { visited: trail, ...record } = recordOf(this.#flow, context, 'preview');
      const saved: SavedRecord = { ...record, trail, answers: context.answers };
      const key = sessionKey(this.#flow, context.order, actionOf(this.#definition, flowId));
      storage.texts.set(key, JSON.stringify(saved));
    }
    const isQuiet = this.world?.isQuiet ?? false;
    const resumed = isQuiet ? this.session?.view() : undefined;
    this.#stop();
    this.#start(flowId, storage, { answers: {}, outcomes: {} }, resumed);
  }

  #moved(): void {
    const { session, world } = this;
    const director = this.#director;
    if (session && world && director) {
      director.notice(session);
      this.#recorder?.notice(session.view());
      world.defaults = director.defaults(session.view().stepId);
      world.plan = director.plan(session, () => world.now());
      if (hasResumed(session.view(), this.#resumed)) world.resuming = false;
      const { stepId, engine } = session.view();
      const isThere = this.#target === stepId && director.visitsOf(stepId) >= this.#targetVisit;
      if (isThere && !engine) this.#arrived();
      if (this.#error.isThere(session.view())) this.#walking = undefined;
    }
    this.#changed();
    // What goes round by itself may never give the customer a turn.
    const round = session && director?.goesRound(session);
    if (round && this.#walking?.playing) this.#carryOut(round);
    else this.#scheduleNext();
  }

  #arrived(): void {
    this.#target = undefined;
    this.#walking = undefined;
    if (!this.world) return;
    this.world.hurried = false;
    // A step without a page leaves at once.
    if (this.session?.view().step.path === undefined) this.world.slowDown();
    if (!this.session || !this.#error.bringAbout(this.session.view(), this.world)) return;
    this.#mode = this.world.mode;
    this.#walking = { example: undefined, playing: true, words: undefined };
  }

  /** The chosen step was not reached. */
  #missed(why: LocalizedText): void {
    const definition = this.#definition;
    if (this.#target === undefined || !definition) return;
    const target = stepInWords(this.#flow?.steps[this.#target], this.#target, definition);
    const words = sentencesTogether(notReached(target), why);
    this.#target = undefined;
    this.#walking = { example: undefined, playing: false, words };
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (!this.#walking?.playing || this.#walking.verdict) return;
    this.#timer = setTimeout(() => this.next(), this.world?.hurried ? 0 : pace);
  }

  /** After a timeout without progress, shows that the walk is stuck. */
  #scheduleStuck(): void {
    clearTimeout(this.#timer);
    if (!this.#walking?.playing) return;
    const time = this.world?.hurried ? hurriedPatience : patience;
    this.#timer = setTimeout(() => {
      const call = this.world?.calls.findLast(({ response }) => response === undefined);
      const why = waitedFor(call?.endpoint);
      const stuck = this.session && this.#director?.stuck(this.session, why);
      if (stuck) this.#carryOut(stuck);
    }, time);
  }

  #carryOut(act: Act): void {
    const walking = this.#walking;
    if (!walking) return;
    if (act.type === 'over') {
      const expected = this.#definition?.examples[walking.example ?? '']?.ends ?? act.ends;
      const verdict = { ends: act.ends, expected };
      this.#walking = { ...walking, playing: false, words: undefined, verdict };
      if (this.world) this.world.hurried = false;
      this.#missed(endedBefore(act.ends));
    } else if (act.type === 'stuck') {
      this.#walking = { ...walking, playing: false, words: act.words };
      if (this.world) this.world.hurried = false;
      this.#missed(act.words);
    } else if (act.type === 'do') {
      this.#walking = { ...walking, words: act.words };
      act.perform();
    }
    this.#changed();
    if (act.type === 'wait') this.#scheduleStuck();
    else this.#scheduleNext();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.session?.close();
    this.session = undefined;
    this.#walking = undefined;
    this.#target = undefined;
    this.#error.expect(undefined);
  }

  /** Listeners are not notified on the way to a chosen step. */
  #changed(): void {
    this.#state = undefined;
    if (this.world?.hurried && this.#walking?.playing) return;
    for (const listener of this.#listeners) listener();
  }

  #readState(): StageState | undefined {
    const { session, world } = this;
    const flow = this.#flow;
    if (!session || !world || !flow) return undefined;
    return stageState({
      session,
      world,
      flow,
      funder: this.#definition?.funder ?? '',
      language: this.#language,
      mode: this.#mode,
      walking: this.#walking,
      bug: this.#bug,
    });
  }
}

/** It is as it was, or has gone on. */
const hasResumed = ({ engine, stepId, status }: View, before: View | undefined): boolean =>
  !engine && (stepId !== before?.stepId || status === before.status);

function actionOf(definition: Definition, flow: string): ActionId {
  const [code] = codesOf(definition, flow);
  return definition.funder === platformId ? (code ?? '') : Number(code ?? 0);
}
