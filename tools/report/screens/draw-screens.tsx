/** The screens of a flow as HTML: what a customer in the preview's made-up world sees at each step, in both languages. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { View } from '../../../src/machine/view.ts';
import type { Definition, Language } from '../../../src/model/definition.ts';
import { StepScreen } from '../../../src/screen/StepScreen.tsx';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { LanguageProvider } from '../../../src/ui/language.tsx';
import '../../../src/ui/theme.css';
import { Stage } from '../../studio/stage.ts';

export interface FlowToDraw {
  definition: Definition;
  flow: string;
  steps: readonly string[];
}

/** Step → its screen; a step that is not come to is not there. */
export type DrawnScreens = Record<string, Record<Language, string>>;

const languages = ['zh', 'en'] as const;

/** Milliseconds, only to end what hangs: a busy machine must not leave a screen out. */
const patience = 60_000;

export async function drawScreens({ definition, flow, steps }: FlowToDraw): Promise<DrawnScreens> {
  const drawn: DrawnScreens = {};
  await Promise.all(
    steps.map(async (step) => {
      const screen = await screenOf(definition, flow, step);
      if (screen) drawn[step] = screen;
    }),
  );
  return Object.fromEntries(steps.flatMap((step) => (drawn[step] ? [[step, drawn[step]]] : [])));
}

async function screenOf(definition: Definition, flow: string, step: string) {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const views = await arrivedAt(stage, flow, step);
  stage.close();
  if (!views) return undefined;
  return { zh: await htmlOf(views.zh, 'zh'), en: await htmlOf(views.en, 'en') };
}

/** Undefined where the preview does not get there. */
async function arrivedAt(
  stage: Stage,
  flow: string,
  step: string,
): Promise<Record<Language, View> | undefined> {
  let views: Record<Language, View> | undefined;
  const capture = () => {
    const view = stage.session?.view();
    if (view?.stepId !== step || view.engine) return;
    const viewsByLanguage = languages.map((language) => {
      stage.session?.send({ type: 'language', language });
      return [language, stage.session?.view()] as const;
    });
    views = Object.fromEntries(viewsByLanguage) as Record<Language, View>;
  };
  await changed(
    stage,
    () => stage.state()?.walking?.playing !== true,
    () => stage.jump(flow, step),
  );
  capture();
  if (!views) return undefined;
  if (stage.world) stage.world.hurried = true;
  await changed(
    stage,
    () => !isPending(stage, step),
    () => undefined,
  );
  capture();
  return views;
}

function isPending({ session, world }: Stage, step: string): boolean {
  return (
    session?.view().stepId === step &&
    world?.calls.some(({ respond }) => respond === undefined) === true
  );
}

function changed(stage: Stage, isReached: () => boolean, act: () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const check = () => isReached() && done();
    const timer = setTimeout(done, patience);
    const unsubscribe = stage.subscribe(check);
    act();
    check();
  });
}

const none = () => undefined;

async function htmlOf(view: View, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <LanguageProvider language={language}>
        <StepScreen view={view} back={none} leave={none} closeNotice={none} takeOver={none} />
      </LanguageProvider>
    </StrictMode>,
    { onError: none },
  );
  return new Response(prelude).text();
}
