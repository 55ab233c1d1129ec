import type { Flow, Language } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { Session } from '../../src/machine/session.ts';
import type { PlatformMode, PreviewWorld } from './preview-world.ts';
import { type ShownStepAnswers, shownAnswers, type ShownCall, shownCall } from './shown.ts';

export interface Walking {
  /** Undefined: on the way to a step chosen in the studio. */
  example: string | undefined;
  playing: boolean;
  /** The last act, and its result. */
  words: LocalizedText | undefined;
  /** Set at the end: the end reached and the one the example expects. */
  verdict?: { ends: string; expected: string };
}

export interface StageState {
  funder: string;
  flow: string;
  step: string;
  status: string;
  title: string;
  ended: string | undefined;
  over: boolean;
  language: Language;
  mode: PlatformMode;
  answers: ShownStepAnswers[];
  call: ShownCall | undefined;
  outside: string | undefined;
  walking: Walking | undefined;
  bug: string | undefined;
}

interface Playing extends Pick<StageState, 'funder' | 'language' | 'mode' | 'walking' | 'bug'> {
  session: Session;
  world: PreviewWorld;
  flow: Flow;
}

/** What the studio shows beside the phone, read from the session and its world as they are now. */
export function stageState({ session, world, flow, ...others }: Playing): StageState {
  const view = session.view();
  const context = session.actor?.getSnapshot().context;
  const last = world.calls.at(-1);
  return {
    ...others,
    flow: flow.id,
    step: view.stepId,
    status: view.engine?.state ?? view.status,
    title: view.title,
    ended: view.ended,
    over: view.over !== undefined,
    answers: shownAnswers(flow, context?.answers ?? {}),
    call: last && shownCall(last, flow),
    outside: world.outside?.url,
  };
}
